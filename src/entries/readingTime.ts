/** For adults reading Turkish, whose words are long. */
const WORDS_PER_MINUTE = 180;

/** Estimate the minutes it takes to read a text: whole, at least 1. */
export function readingTime(markdown: string): number {
  // Marks of Markdown that stand alone are not words.
  const words = markdown.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
