import { foldTurkish } from '../turkish/fold.ts';

/** Beginnings of words that any question may have: what asks, what joins, and what most answers of a practice mention. Folded. */
const COMMON =
  /^(?:nasil|neden|nere|nicin|hangi|kadar|zaman|icin|sonra|once|gibi|ama|bir|cok|var|yok|mi[sy]|mu[sy]|olur|olab|olma|yapm|yapab|gere|iste|verm|benim|napiyim|durum|hasta|tedav|dokto|hekim)/;

/** Letters at which two words count as the same, whatever their endings. */
const ROOT_LENGTH = 4;

/** Get the beginnings of the words that say what a question is about. */
export const rootsOf = (text: string): string[] => [
  ...new Set(
    (foldTurkish(text).match(/[a-z\d]{3,}/g) ?? [])
      .filter((word) => !COMMON.test(word))
      .map((word) => word.slice(0, ROOT_LENGTH)),
  ),
];
