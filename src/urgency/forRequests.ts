// What other folders use of the engine when a question is asked; `forBuild.ts` is for the build.
export {
  createFirstAidFinder,
  type FirstAidConfig,
  type FirstAidMessage,
  numberFor,
  type UrgentTables,
} from './createFirstAidFinder.ts';
export { URGENT_KINDS } from './urgentKinds.ts';
export { isGreeting, prefixesIn } from './readWords.ts';
export { hasMilderCases, isSameDay, isSameHour, isSelfHarm, SELF_HARM_TITLE, type FirstAid } from './firstAid.ts';
