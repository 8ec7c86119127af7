/** Words a grown reader takes in a minute, for Turkish, whose words are long. */
const WORDS_PER_MINUTE = 180;

/** Minutes a text takes to read, whole and at least 1. */
export function readingTime(markdown: string): number {
  const words = markdown.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
