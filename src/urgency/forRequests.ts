// What other folders use of the engine when a question is asked; `forBuild.ts` is for the build.
export { createFirstAidFinder, type FirstAidConfig, type UrgentTables } from './createFirstAidFinder.ts';
export { createSignFinder } from './createSignFinder.ts';
export { URGENT_KINDS } from './urgentKinds.ts';
export { isGreeting, prefixesIn } from './readWords.ts';
export {
  type FirstAid,
  type FirstAidMessage,
  hasMilderCases,
  isSameDay,
  isSelfHarm,
  OTHERWISE,
  SELF_HARM_TITLE,
} from './firstAid.ts';
