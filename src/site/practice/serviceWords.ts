import type { Practice } from '#content/schemas/practiceFile.ts';
import { vocabularyOf } from '#content/vocabulary.ts';
import { WORDS } from '../words/interfaceWords.ts';

/** Get the headings of the services, alone and beside the other treatments, and of those. */
export function serviceWords(practice: Pick<Practice, 'wording' | 'words' | 'doctors'>) {
  const { services } = vocabularyOf(practice);
  const inSentence = services.toLocaleLowerCase('tr');
  return { main: services, chief: `${WORDS.chief} ${inSentence}`, others: `${WORDS.others} ${inSentence}` };
}
