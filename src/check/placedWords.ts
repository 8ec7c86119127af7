/** Parts of a text that hold no words: code, destinations of links, addresses, HTML, reference definitions. */
const NOT_WORDS = [
  /```[\s\S]*?```|~~~[\s\S]*?~~~|`[^`\n]*`/g,
  /\]\([^)\n]*\)|^\[[^\]]+\]:.*$/gm,
  /<[^>\n]*>/g,
  /(?:https?:\/\/|www\.)\S+/g,
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
];

const WORD = /[\p{L}\p{M}\p{N}]+(?:[’'][\p{L}\p{M}]+)?/gu;

/** A word to be looked up in a dictionary, and its place. */
export interface PlacedWord {
  /** Composed (NFC), with the typewriter's apostrophe. */
  readonly word: string;
  /** Where it begins in the text, in UTF-16 code units. */
  readonly index: number;
}

/** The words of a Markdown text; figures, single letters and what is in links and code are passed over. */
export function placedWords(text: string): PlacedWord[] {
  const prose = NOT_WORDS.reduce((rest, pattern) => rest.replace(pattern, (match) => ' '.repeat(match.length)), text);
  return [...prose.matchAll(WORD)]
    .map(({ 0: word, index }) => ({ word: word.normalize('NFC').replace('’', "'"), index }))
    .filter(({ word }) => word.length > 1 && !/\p{N}/u.test(word));
}
