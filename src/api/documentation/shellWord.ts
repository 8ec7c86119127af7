/** Quote a word for a POSIX shell. */
export const shellWord = (word: string): string => `'${word.replaceAll("'", `'\\''`)}'`;
