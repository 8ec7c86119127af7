import { pack, valueOf } from './packing.ts';

/** What an entry is known by, as the index holds it. */
export interface PackedTexts {
  /** The folded words of each way to ask for it, one way a line, its question first. */
  readonly asked: string;
  /** The folded words of ways that are found word for word alone, one way a line. */
  readonly plain: string;
  /** Stems that its answer and its page's title hold besides, separated by spaces. */
  readonly told: string;
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

export const packTexts = ({ asked, plain, told }: EntryTexts): PackedTexts => ({
  asked: asked.map(({ words }) => words.join(' ')).join('\n'),
  plain: plain.map((words) => words.join(' ')).join('\n'),
  told: told.words.join(' '),
  concepts: [told, ...asked].map(({ concepts }) => pack([concepts.length, ...concepts])).join(''),
});

/** Reads what `packTexts` wrote. */
export function unpackTexts({ asked, plain, told, concepts }: PackedTexts): EntryTexts {
  let at = 0;
  const next = () => {
    const length = valueOf(concepts, at++);
    return Array.from({ length }, () => valueOf(concepts, at++));
  };
  return {
    plain: plain === '' ? [] : plain.split('\n').map((line) => line.split(' ')),
    told: { words: told === '' ? [] : told.split(' '), concepts: next() },
    asked: asked.split('\n').map((line) => ({ words: line.split(' '), concepts: next() })),
  };
}
