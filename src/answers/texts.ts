import { pack, valueOf } from './packing.ts';
import { stemOf } from './stems.ts';
import { wordsOf } from '../turkish/tokenise.ts';

/** What an entry is known by, as the index holds it. */
export interface PackedTexts {
  /** The folded words of each way to ask for it, one way a line, its question first: `?` where these are the words of what is shown. */
  readonly asked: string;
  /** The folded words of ways that are found word for word alone, one way a line. */
  readonly plain: string;
  /** Stems of its page's title that neither these nor its answer hold, separated by spaces. */
  readonly titled: string;
  /** Positions in the language's list of concepts: of what is told, then of each line, each list with its length before it. */
  readonly concepts: string;
}

/** One text of an entry. Of what is told the words are stems. */
export interface Text {
  readonly words: readonly string[];
  readonly concepts: readonly number[];
}

/** What an entry is asked for by, the question first, and what it tells. */
export interface EntryTexts {
  readonly asked: readonly Text[];
  /** The words of further ways to ask for it, to be found word for word alone. */
  readonly plain: readonly (readonly string[])[];
  readonly told: Text;
}

/** What an entry shows, from which what it is known by need not be written down again. */
export interface Shown {
  readonly question: string;
  readonly answer: string;
}

/** The line for a question whose words are those of what is shown. */
const AS_SHOWN = '?';

/** What an entry that shows this is known by, as the index holds it. */
export const packTexts = ({ asked, plain, told }: EntryTexts, { question, answer }: Shown): PackedTexts => {
  const besides = stemsBesides(wordsOf(answer), asked);
  const lines = asked.map(({ words }) => words.join(' '));
  if (lines[0] === wordsOf(question).join(' ')) lines[0] = AS_SHOWN;
  return {
    asked: lines.join('\n'),
    plain: plain.map((words) => words.join(' ')).join('\n'),
    titled: told.words.filter((stem) => !besides.has(stem)).join(' '),
    concepts: [told, ...asked].map(({ concepts }) => pack([concepts.length, ...concepts])).join(''),
  };
};

/** Reads what `packTexts` wrote of an entry that shows this. */
export function unpackTexts(packed: PackedTexts, { question, answer }: Shown): EntryTexts {
  let at = 0;
  const concepts = () => {
    const length = valueOf(packed.concepts, at++);
    return Array.from({ length }, () => valueOf(packed.concepts, at++));
  };
  const told = concepts();
  const lines = readLines(packed.asked);
  if (lines[0]![0] === AS_SHOWN) lines[0] = [...wordsOf(question)];
  const asked = lines.map((words) => ({ words, concepts: concepts() }));
  const stems = [...stemsBesides(wordsOf(answer), asked), ...(packed.titled === '' ? [] : packed.titled.split(' '))];
  return { asked, plain: readLines(packed.plain), told: { words: stems.sort(), concepts: told } };
}

/** The stems of words that no text asks by. */
export function stemsBesides(words: readonly string[], asked: readonly Text[]): Set<string> {
  const besides = new Set(words.map(stemOf));
  for (const text of asked) for (const word of text.words) besides.delete(stemOf(word));
  return besides;
}

const readLines = (lines: string): string[][] => (lines === '' ? [] : lines.split('\n').map((line) => line.split(' ')));
