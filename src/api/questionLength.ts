/** Length of a question in Unicode code points, after trimming. */
export const QUESTION_LENGTH = { minLength: 1, maxLength: 500 } as const;
