import type { Practice } from '../entries/practice.ts';
import { vocabularyOf } from '../entries/vocabulary.ts';
import { WORDS } from './words.ts';

/** What a practice's services are called: its main ones, and the others. */
export function serviceWords(practice: Pick<Practice, 'servicesHeading' | 'wording' | 'words'>) {
  const servicesHeading = practice.servicesHeading ?? vocabularyOf(practice).services;
  return { main: servicesHeading, others: `${WORDS.others} ${servicesHeading.toLocaleLowerCase('tr')}` };
}
