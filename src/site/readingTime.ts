/** Words a grown reader takes in a minute, for Turkish, whose words are long. */
const WORDS_PER_MINUTE = 180;

const known = new Map<string, number>();

/** Minutes a text takes to read, whole and at least 1. */
export function readingTime(markdown: string): number {
  // Remembered, since a build makes the model twice and `npm run dev` at every change.
  let minutes = known.get(markdown);
  if (minutes === undefined) known.set(markdown, (minutes = count(markdown)));
  return minutes;
}

function count(markdown: string): number {
  // What stands between spaces and bears a letter; marks of Markdown standing alone do not count.
  const words = markdown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
