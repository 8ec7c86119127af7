import type { Practice } from '#content/schemas/practiceFile.ts';
import { vocabularyOf } from '#content/vocabulary.ts';
import { WORDS } from '../words/interface.ts';

/** Get the headings of the services and of the other treatments. */
export function serviceWords(practice: Pick<Practice, 'wording' | 'words'>) {
  const { services } = vocabularyOf(practice);
  return { main: services, others: `${WORDS.others} ${services.toLocaleLowerCase('tr')}` };
}
