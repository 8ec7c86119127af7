/** Marks a text that is still to be written; `npm run new -- practice` writes it. */
export const TODO = 'YAZILACAK:';
