import type { Practice } from '#content/schemas/practiceFile.ts';
import { vocabularyOf } from '#content/vocabulary.ts';
import { WORDS } from '../words/interface.ts';

/** Get the headings of the services and of the other treatments. */
export function serviceWords(practice: Pick<Practice, 'servicesHeading' | 'wording' | 'words'>) {
  const servicesHeading = practice.servicesHeading ?? vocabularyOf(practice).services;
  return { main: servicesHeading, others: `${WORDS.others} ${servicesHeading.toLocaleLowerCase('tr')}` };
}
