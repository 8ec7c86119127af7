import { wordsOf } from '#turkish/wordsOf.ts';

/**
 * Forms of "şiş" and "şişmek", folded, and "swell"; "sistemik", "sister", "şişe", "şişman" and "Şişli" begin like them.
 */
export const SWELLING =
  /^(?:sis(?:$|[td]i(?!t)|te(?:$|n)|l(?:e$|i?[gk])|m(?:e|i?s|iy)|i|er|se|e[bc]|en(?:$|[el])|k[ei]|yo?r)|swell|swoll)/;

/** Beginnings of folded words, Turkish and English, by which people say what ails them. */
const COMPLAINT =
  /^(?:agri|aci(?:yo|di|r$|m|si)|sanc|sizl|sizi|zonk|kan(?:a|iyo|li)|ates(?!le)|yara|apse|iltihap|irin|uyus|kasin|yan(?:ma|iyo)|hassas|kiri[kl]|dus(?:tu|ut)|sallan|bayil|bulan|kus(?:t|uyo)|pain|ach(?:e|ing)|hurt|sore|bleed|fever|infect|abscess|numb|itch|broke|loose|dizzy)|(?:agrisi|ache)$/;

export const namesComplaint = (question: string): boolean =>
  wordsOf(question).some((word) => COMPLAINT.test(word) || SWELLING.test(word));
