import { isPair, isScalar, type Scalar, visit } from 'yaml';
import { type Finding, findingAt } from '#content/finding.ts';
import { type ContentFile, nodeAt, readValues, split } from '#content/yamlSource.ts';
import { isTooLong } from '../passages.ts';

const ITEM = /^[ \t]*(?:[-*•]|\d+[.)])[ \t]+\S/;

/** Warn about words that YAML drops, such as after "#", and about lines that it joins. */
export function yamlLossWarnings(file: ContentFile): Finding[] {
  const parts = /\.(?:md|ya?ml)$/.test(file.name) && !isTooLong(file) ? split(file) : undefined;
  if (!parts || readValues(parts).error) return [];
  const { node: root, lines } = nodeAt(parts.yaml, []);
  const losses: Finding[] = [];
  visit(root, {
    Scalar(key, node, path) {
      if (key === 'key' || typeof node.value !== 'string') return;
      const parent = path.at(-1);
      const field = isPair(parent) && isScalar(parent.key) ? String(parent.key.value) : 'YAML';
      const message = lossIn(node, parts.yaml, field);
      if (!message) return;
      const { line, col } = lines.linePos(node.range![0]);
      losses.push(findingAt(file.name, field, message, { line: line + parts.yamlOffset, column: col }, 'warning'));
    },
  });
  return losses;
}

function lossIn(node: Scalar, yaml: string, field: string): string | undefined {
  const [from, end] = node.range!;
  const value = String(node.value);
  // One word with a note behind it is a setting.
  if (node.type === 'PLAIN' && /\s/.test(value)) {
    const lost = /^[ \t]+#.*/.exec(yaml.slice(end))?.[0].trim();
    if (lost)
      return `${JSON.stringify(lost)} is not part of the text, because " #" begins a comment; put the whole text in double quotes`;
  }
  if (
    node.type === 'PLAIN' &&
    yaml
      .slice(from, end)
      .split('\n')
      .slice(1)
      .some((line) => ITEM.test(line))
  )
    return 'the next items are part of this one, because they are further right; begin each "-" below the first';
  if (
    node.type === 'BLOCK_FOLDED' &&
    yaml
      .slice(from, node.range![2])
      .split('\n')
      .filter((line) => ITEM.test(line)).length > 1
  )
    return 'the items of a list run together in a text after ">"; begin the text with "|-" instead';
  if (field === 'description' && value.trim().includes('\n'))
    return 'is shown as one line; write it without line breaks and lists';
  return undefined;
}
