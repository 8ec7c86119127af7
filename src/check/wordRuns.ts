/** Some words in a row, in lower case, and the place of the first. */
interface Run {
  readonly run: string;
  readonly index: number;
}

/** List every `length` words in a row of a text. */
export function runsOf(text: string, length: number): Run[] {
  const words = [...text.matchAll(/\p{L}+|\d+/gu)];
  // At once, because it is slow for each word. In Turkish it keeps the length.
  const joined = words
    .map(({ 0: word }) => word)
    .join(' ')
    .toLocaleLowerCase('tr');
  const runs: Run[] = [];
  let start = 0;
  let end = -1;
  for (const [at, { 0: word }] of words.entries()) {
    end += word.length + 1;
    const first = words[at - length + 1];
    if (!first) continue;
    runs.push({ run: joined.slice(start, end), index: first.index });
    start += first[0].length + 1;
  }
  return runs;
}
