/** Words a grown reader takes in a minute, for Turkish, whose words are long. */
const WORDS_PER_MINUTE = 180;

/** Minutes a text takes to read, whole and at least 1. */
export function readingTime(markdown: string): number {
  // What stands between spaces and bears a letter; marks of Markdown standing alone do not count.
  const words = markdown.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
