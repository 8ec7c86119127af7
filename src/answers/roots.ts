import { foldTurkish } from '../turkish/fold.ts';

/** Folded beginnings of words that any question may have: question words, conjunctions, and what most answers mention. */
const COMMON =
  /^(?:nasil|neden|nere|nicin|hangi|kadar|zaman|icin|sonra|once|gibi|ama|bir|cok|var|yok|mi[sy]|mu[sy]|olur|olab|olma|yapm|yapab|gere|iste|verm|benim|napiyim|durum|hasta|tedav|dokto|hekim)/;

/** Words with this many first letters in common count as the same. */
const ROOT_LENGTH = 4;

/** Get the beginnings of the words that say what a question is about. */
export const rootsOf = (text: string): string[] => [
  ...new Set(
    (foldTurkish(text).match(/[a-z\d]{3,}/g) ?? [])
      .filter((word) => !COMMON.test(word))
      .map((word) => word.slice(0, ROOT_LENGTH)),
  ),
];
