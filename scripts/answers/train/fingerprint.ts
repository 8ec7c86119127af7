import { hash } from 'node:crypto';
import type { Language } from '#answers/index/readLanguage.ts';
import { casesOf } from './learn.ts';
import { practiceOf } from './practices.ts';

/** The practice whose questions are read for the fingerprint: the smallest. */
const PROBE = 'ophthalmology';

/**
 * Hash what learning depends on: the language files, and the features that the code computes for one practice's
 * questions. A change to neither, such as a comment or a faster loop, keeps the fingerprint.
 */
export function fingerprintOf(language: Language): string {
  const { entries, questions } = practiceOf(PROBE);
  const cases = casesOf(PROBE, { knowledge: { entries }, questions }, language);
  const features = cases.map(({ candidates }) =>
    candidates.map((candidate) => [candidate.position, candidate.features]),
  );
  const { concepts, kindCount, greetings } = language;
  return hash('sha256', JSON.stringify([concepts, kindCount, greetings, features])).slice(0, 16);
}
