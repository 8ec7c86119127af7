import type { Problem } from '../entries/problem.ts';
import { finding, type Passage } from './passage.ts';

/** Words that two texts have in a row where they say the same. */
const RUN = 6;
/** Part of the runs of the shorter paragraph, above which the two say the same. */
const SAME = 0.6;
/** Shorter paragraphs are expressions rather than statements. */
const LEAST_WORDS = 20;

/** Texts that patients read. Lists of questions and the practice's own facts repeat on purpose. */
const READ =
  /^(?:body|answer|text|lead|(?:aftercare|doNow|callWhen|points)\[\d+\]|(?:questions|entries)\[\d+\]\.answer)$/;

/** Paragraphs with a run that are compared: where there are more, one says so already. */
const MOST = 20;

interface Paragraph {
  readonly passage: Passage;
  readonly index: number;
  readonly runs: ReadonlySet<string>;
}

/** A warning where a paragraph says what another file says already: it is for one place, and the other links there. */
export function alikeWarnings(passages: readonly Passage[]): Problem[] {
  const paragraphs = passages
    .filter(({ field, language }) => language === 'tr' && READ.test(field))
    .flatMap(paragraphsOf);
  const seen = new Map<string, Paragraph[]>();
  const problems: Problem[] = [];
  for (const paragraph of paragraphs) {
    const shared = new Map<Paragraph, number>();
    for (const run of paragraph.runs)
      for (const other of seen.get(run) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
    for (const [other, count] of shared) {
      if (other.passage.file === paragraph.passage.file) continue;
      if (count / Math.min(other.runs.size, paragraph.runs.size) < SAME) continue;
      const { line } = other.passage.at(other.index);
      const message = `says what ${other.passage.file}:${line} says already; keep one and link to it, or put it into notes/`;
      problems.push(finding('warning', paragraph.passage, paragraph.index, message));
      break;
    }
    for (const run of paragraph.runs) {
      const known = seen.get(run) ?? [];
      if (known.length < MOST) known.push(paragraph);
      seen.set(run, known);
    }
  }
  return problems;
}

function paragraphsOf(passage: Passage): Paragraph[] {
  return [...passage.text.matchAll(/(?:[^\n]+\n?)+/g)].flatMap(({ 0: text, index }) => {
    const words =
      text
        .replaceAll(/\]\([^)]*\)/g, ']')
        .toLocaleLowerCase('tr')
        .match(/\p{L}+|\d+/gu) ?? [];
    if (words.length < LEAST_WORDS) return [];
    const runs = new Set(words.slice(0, 1 - RUN).map((_, at) => words.slice(at, at + RUN).join(' ')));
    return [{ passage, index, runs }];
  });
}
