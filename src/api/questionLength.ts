/** Length of a question in Unicode code points, after trimming. */
export const QUESTION_LENGTH = { minLength: 1, maxLength: 500 } as const;

/** So much the field of a form takes: a story that is pasted is not cut without a word, and what is urgent in it is found. */
export const FIELD_LENGTH = 2000;
