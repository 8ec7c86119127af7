import { stemOf } from '#answers/forRequests.ts';
import type { Entries } from '#content/entries.ts';
import type { Finding } from '#content/finding.ts';
import { pageEntries } from '#content/pageEntries.ts';
import { type Phrasing, phrasingsOf } from '#content/phrasingsOf.ts';
import type { ContentFile } from '#content/yamlSource.ts';
import { wordsOf } from '#turkish/wordsOf.ts';
import { findingOfField } from '../passages.ts';

/** Warn about phrasings that two entries share, apart from the order and endings of their words. */
export function sharedPhrasingWarnings(entries: Entries, files: readonly ContentFile[]): Finding[] {
  const first = new Map<string, Phrasing>();
  return phrasingsOf(entries).flatMap((phrasing): Finding[] => {
    const { key, file, path, text } = phrasing;
    const stems = [...new Set(wordsOf(text).map(stemOf))].sort().join(' ');
    const other = first.get(stems);
    if (!other) first.set(stems, phrasing);
    // Identical texts are rejected as errors elsewhere.
    if (!other || other.key === key || other.text === text) return [];
    const message = `${describePhrasing(other, files)} asks in the same words but has another answer; give each a word of its own, or merge the two entries`;
    return [findingOfField(files, file, path, message, 'warning')];
  });
}

/** Warn about the description of a page that answers questions if it only asks some itself. */
export const askingDescriptionWarnings = (entries: Entries, files: readonly ContentFile[]): Finding[] =>
  pageEntries(entries).flatMap(({ file, answers, description, ...entry }) => {
    if (!answers || 'transport' in entry || !description.includes('?')) return [];
    const message =
      'is what the question box answers to "answers", but it asks; say what a patient wants to know, without a question mark';
    return [findingOfField(files, file, ['description'], message, 'warning')];
  });

/** Name a phrasing in a message by its text and place. */
export function describePhrasing({ file, path, text }: Phrasing, files: readonly ContentFile[]): string {
  const { line } = findingOfField(files, file, path, '');
  return `${JSON.stringify(text)} (${file}:${line})`;
}
