/** Words of English questions that no Turkish one has, whole: `\b` would find "im" in "ateşim", for `ş` is none of its letters. */
const ENGLISH =
  /(?<![\p{L}'’])(?:my|the|i['’]m|can['’]?t|you|what|how|where|who|open|t(?:oo|ee)th\w*|pain|swelling|swollen|bleeding|breathing)(?![\p{L}'’])/iu;

/** Whether a question seems to be English: then what there is in English stands first. */
export const isEnglish = (question: string): boolean => ENGLISH.test(question);
