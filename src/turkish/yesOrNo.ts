/** The beginning of an answer that says yes or no. */
export const YES_OR_NO = /^\P{L}*(?:evet|hayır)(?!\p{L})/iu;
