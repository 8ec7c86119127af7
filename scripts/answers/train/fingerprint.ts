import { hash } from 'node:crypto';
import type { Language } from '../../../src/answers/index/readLanguage.ts';
import { practiceOf } from './practices.ts';
import { casesOf } from './train.ts';

/** The practice whose questions are read for the fingerprint: the smallest. */
const PROBE = 'ophthalmology';

/**
 * Identifies what was learned with: what is written of the language, and the features that the code makes of one practice's questions.
 * What leaves both as they are, a comment or a faster loop, leaves the fingerprint as it is.
 */
export function fingerprintOf(language: Language): string {
  const { entries, questions } = practiceOf(PROBE);
  const cases = casesOf(PROBE, { knowledge: { entries }, questions }, language);
  const features = cases.map(({ candidates }) => candidates);
  const { concepts, kinds, greetings } = language;
  return hash('sha256', JSON.stringify([concepts, kinds, greetings, features])).slice(0, 16);
}
