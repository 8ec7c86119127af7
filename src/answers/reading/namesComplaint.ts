import { wordsOf } from '#turkish/wordsOf.ts';

/** Beginnings of folded words, Turkish and English, by which people say what ails them. */
const COMPLAINT =
  /^(?:agri|aci(?:yo|di|r$|m|si)|sanc|sizl|sizi|zonk|sis(?!e$|li$)|kan(?:a|iyo|li)|ates(?!le)|yara|apse|iltihap|irin|uyus|kasin|yan(?:ma|iyo)|hassas|kiri[kl]|dus(?:tu|ut)|sallan|bayil|bulan|kus(?:t|uyo)|pain|ach(?:e|ing)|hurt|sore|swell|swollen|bleed|fever|infect|abscess|numb|itch|broke|loose|dizzy)|(?:agrisi|ache)$/;

export const namesComplaint = (question: string): boolean => wordsOf(question).some((word) => COMPLAINT.test(word));
