/** Length of a question in Unicode code points, after trimming. */
export const QUESTION_LENGTH = { minLength: 1, maxLength: 500 } as const;

/** Length of the form field, in UTF-16 units: a longer story is not cut silently, and its emergency is recognised. */
export const MAX_FIELD_LENGTH = 2000;
