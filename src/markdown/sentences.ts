import { ABBREVIATIONS } from '#turkish/abbreviations.ts';

/**
 * Tell whether a sentence ends between two parts of a text. Not after an abbreviation ("Dr."), an ordinal ("3. gün"),
 * or before a small letter.
 */
export function endsSentence(before: string, after: string): boolean {
  if (!/[.!?…:][)”"’]?$/.test(before)) return false;
  if (!before.endsWith('.')) return true;
  const next = after.trimStart();
  if (/^\p{Ll}/u.test(next)) return false;
  if (/(?:^|\s)(?:vb|vs)\.$/.test(before)) return true;
  return !ABBREVIATIONS.test(before);
}

/** Find the sentences of a text, without the spaces between them. */
export function sentenceSpans(text: string): { readonly index: number; readonly end: number }[] {
  const spans: { index: number; end: number }[] = [];
  let start = 0;
  for (const { 0: gap, index } of text.matchAll(/(?<=[.!?…][)”"’]?)\s+/g)) {
    if (!endsSentence(text.slice(start, index), text.slice(index))) continue;
    spans.push({ index: start, end: index });
    start = index + gap.length;
  }
  return [...spans, { index: start, end: text.length }].filter(({ index, end }) => end > index);
}

/** Make the first sentence of a Markdown text of several paragraphs bold, unless it has bold words or begins a list. */
export function withBoldOpening(text: string): string {
  const [opening = ''] = sentencesOf(text.split('\n\n', 1)[0]!);
  const isPlain = !/^(?:[-*#>|!]|\d+\. )|\*\*/.test(opening) && text.trim().includes('\n\n');
  return isPlain ? text.replace(opening, () => `**${opening}**`) : text;
}

/** Split words into sentences, without the spaces between them. */
export const sentencesOf = (text: string): string[] =>
  sentenceSpans(text).map(({ index, end }) => text.slice(index, end));
