/** Tell whether a question in English is about pain. */
export const isAboutPain = (question: string): boolean => /pain|ache|hurt/i.test(question);
