import type { YAMLError } from 'yaml';
import type { Position } from './finding.ts';

/** The likely cause of a parser error in plain words, and its position in the YAML. */
type Slip = Position & { readonly message: string };

const TAB = 'a tab stands before the first word of this line; indent with spaces';
const QUOTE = 'put the whole text in double quotes';
/** A field or an item whose text begins with a quote. */
const QUOTED = /^\s*(?:- +)?(?:[\w-]+: +)?(["'])/;

/** What is wrong with a line of "<<<<<<<" or ">>>>>>>", which git leaves where two versions differ. */
export const CONFLICT =
  'this line is left over from a conflict between two versions; keep one version and delete the three marks';

/**
 * Explain a parser error to people who do not know YAML.
 * @param lines of the YAML.
 */
export function explainSlip(
  { code, message }: Pick<YAMLError, 'code' | 'message'>,
  position: Position,
  lines: readonly string[],
): Slip {
  const { line } = position;
  const here = (text: string): Slip => ({ ...position, message: text });
  const at = lines[line - 1] ?? '';
  if (/^(?:<{7}|={7}|>{7})/.test(at)) return here(CONFLICT);
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
      if (indent(lines[line] ?? '') > indent(at) && !/: \S.*: /.test(at))
        return {
          message: /^ +\t/.test(lines[line]!)
            ? TAB
            : 'this line is indented further than the field above it; start both in the same column',
          line: line + 1,
          column: 1,
        };
      return here(`the text contains a colon followed by a space, which starts a field in YAML; ${QUOTE}`);
    case 'TAB_AS_INDENT':
      return here(TAB);
    case 'BAD_INDENT':
      if (/flow/i.test(message)) return here('a bracket opened above is not closed before this line; close it');
      return here('this line is not indented like the fields it belongs to; start them in the same column');
    case 'MISSING_CHAR':
      if (message.includes('closing')) return unclosed(lines) ?? here('a quote opened above is not closed');
      if (message.includes('- indicator'))
        return here('this line belongs to the list item above it; start it in the column of its first field');
      return here('the colon and the space after the name of a field are missing');
    case 'MULTILINE_IMPLICIT_KEY':
      return here(
        'this line is neither a field ("name: text", with a space after the colon) nor part of the text above it; ' +
          'add the colon and the space, or indent the line',
      );
    case 'UNEXPECTED_TOKEN':
      if (/Block scalar header/.test(message))
        return here(`after ">" or "|" the text starts on the next line; move it there, or ${QUOTE}`);
      if (QUOTED.test(at))
        return here('the text goes on after its closing quote; write ’ for an apostrophe, or remove the quotes');
      return (
        unclosed(lines.slice(0, line - 1)) ?? here('something is left over here; look for a quote or a bracket above')
      );
    case 'BAD_SCALAR_START':
    case 'BAD_ALIAS':
    case 'TAG_RESOLVE_FAILED':
      return here(`a text cannot start with this character; ${QUOTE}`);
    case 'BAD_DQ_ESCAPE':
      return here('a backslash has a special meaning in double quotes; write it twice, or use single quotes');
    case 'DUPLICATE_KEY':
      return here('this field appears twice; keep one of them');
    case 'MULTIPLE_DOCS':
      return here('a line "---" splits the file in two; remove it');
    default:
      return here(/call stack/i.test(message) ? 'lists or fields are nested too deeply here' : message);
  }
}

const indent = (line: string): number => line.search(/\S|$/);

/** Find the first text whose opening quote is not closed on its line or the indented lines below. */
function unclosed(lines: readonly string[]): Slip | undefined {
  for (const [index, text] of lines.entries()) {
    const match = QUOTED.exec(text);
    if (!match) continue;
    const below = lines.slice(index + 1);
    const end = below.findIndex((other) => indent(other) <= indent(text));
    const rest = [text.slice(match[0].length), ...below.slice(0, end < 0 ? undefined : end)];
    const count = rest.join('\n').replaceAll('\\"', '').split(match[1]!).length - 1;
    if (count % 2 === 0)
      return {
        message: 'the quote that opens here is not closed; add one at the end',
        line: index + 1,
        column: match[0].length,
      };
  }
  return undefined;
}
