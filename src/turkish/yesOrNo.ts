/** The beginning of an answer that says yes or no. */
export const YES_OR_NO = /^\P{L}*(?:evet|hayır)(?!\p{L})/iu;

/** The same, or after one or two other words: "Genellikle hayır". */
export const HEDGED_YES_OR_NO = /^(?:\p{L}+ )?(?:\p{L}+ )?(?:evet|hayır)(?!\p{L})/iu;
