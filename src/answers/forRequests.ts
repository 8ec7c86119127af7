/** What other folders use of the engine when a question is asked; `forBuild.ts` is for the build. */
export type { Answer, RelatedQuestion } from './answer.ts';
export { createAnswerer } from './createAnswerer.ts';
export type { AnswersIndex } from './answersIndex.ts';
export { namesComplaint } from './reading/namesComplaint.ts';
export { createEntryRanker } from './createEntryRanker.ts';
export { isAboutPain, isEnglish, isNotTurkish, isOtherLanguage } from './reading/questionLanguage.ts';
export { stemOf } from './reading/terms.ts';
