import type { Knowledge } from '../../src/answers/train/knowledge.ts';

/** Words shorter than this are everybody's, and stay. */
const LONG = 5;
const PHRASINGS = 4;

/** The knowledge blown up to `count` entries: copies whose long words are moved along the alphabet, each copy's its own way. */
export function blownUp(knowledge: Knowledge, count: number): Knowledge {
  const { entries } = knowledge;
  const copies = Array.from({ length: count }, (_, i) => {
    const entry = entries[i % entries.length]!;
    const copy = Math.floor(i / entries.length);
    const move = (text: string) => (copy === 0 ? text : text.replaceAll(/\p{L}+/gu, (word) => moved(word, copy)));
    return {
      ...entry,
      key: `${entry.key}-${copy}`,
      id: `${entry.id}-${copy}`,
      question: move(entry.question),
      phrasings: entry.phrasings.slice(0, PHRASINGS).map(move),
    };
  });
  return { ...knowledge, rules: {}, entries: copies };
}

function moved(word: string, copy: number): string {
  if (word.length < LONG || (word.charCodeAt(0) + copy) % 2 === 0) return word;
  return word
    .toLowerCase()
    .replaceAll(/[a-z]/g, (letter) => String.fromCharCode(97 + ((letter.charCodeAt(0) - 97 + copy) % 26)));
}
