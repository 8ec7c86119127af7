/** So many words of English may be one in the table. */
const LONGEST = 4;
/** The share of a question's words that must be English: what remains may be a name. */
const SHARE = 3 / 4;

/** What an English question is in Turkish, word for word; undefined where it is not English. Words are folded. */
export type Translate = (words: readonly string[]) => readonly string[] | undefined;

/**
 * Puts a question in English into the words that a Turkish one has, phrase after phrase, the longest first. That is no sentence, but
 * what entries are found by. `english` holds the words of a phrase and what is said for it, nothing where that is empty.
 */
export function createTranslation(english: Readonly<Record<string, string>>): Translate {
  const table = new Map(Object.entries(english));
  return (words) => {
    const turkish: string[] = [];
    let known = 0;
    for (let at = 0; at < words.length;) {
      const length = lengthOfPhrase(table, words, at);
      if (length > 0)
        turkish.push(...((table.get(words.slice(at, at + length).join(' ')) || undefined)?.split(' ') ?? []));
      else turkish.push(words[at]!);
      known += length;
      at += length || 1;
    }
    return known > 0 && known >= words.length * SHARE && turkish.length > 0 ? turkish : undefined;
  };
}

/** Of how many words the longest phrase is that begins at a word; 0 where none does. */
function lengthOfPhrase(table: ReadonlyMap<string, string>, words: readonly string[], at: number): number {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length--)
    if (table.has(words.slice(at, at + length).join(' '))) return length;
  return 0;
}
