import { readWords } from './readWords.ts';

/** Folded words by which a question is about something that first aid depends on. */
const WORDS_ABOUT = {
  tooth:
    /^(?:dis(?!ar|k|i$|ina$|inda)|azi(?:m|lar|dis)|cene|kuron|kapla|dolgu|protez|kanal|implant|to?oth|teeth|jaw|dental|dentist|crown|filling|braces)/,
  mouth:
    /^(?:agiz|agzi|yuz(?:um.*|u|un|unu|unde|de)$|yana[kg]|dud[ao]|dama[kg]|dil(?:i|im|in|de)$|mouth|face|facial|cheek|gums?$|lips?$|tongue)/,
  limb: /^(?:aya[kg](?!ta|kab)|baca[kg]|baldi|topu[kg]|parma[kg]|tirna[kg]|bile[kg]i|diz(?:im|i|imi|de)?$|dirse[kg]|kol(?:um|u|unu|umu|umda)$|el(?:im|imi|ini|imde)$|f(?:oo|ee)t$|toes?$|heel|leg|arms?$|hands?$|fingers?$|knee|ankle|wrist|toenail)/,
  child:
    /^(?:co[cj]u[gk](?!ken)|oglum|oglan|oglu$|kizim|bebe(?:[gkm]|$)|yenidogan|torun|yegen|ikizler|aylik$|bab(?:y|ies)|infant|newborn|toddler|child|kids?$|daughter)/,
  pregnancy: /^(?:hamile|gebe|lohusa|sezaryen|pregnan)/,
  /** Whoever bears or feeds a child is the patient, and not the child that the question names. */
  mother: /^(?:hamile|gebe|lohusa|emziriyo|pregnan|breastfeed)/,
};

/** What tells of a child that is born, in folded words. */
const BORN =
  /\d (?:aylik|gunluk|yas\w*) (?:bebe|cocu|oglu|oglan|kiz)|\b(?:yeni ?dogan|emmi|emdi|emerk|sarardi|sarilik|gobeg|agliyo|aglama|uyanmi|morar|mosmor|almiyor?\b|ates(?:i\b|lendi)|dogdu\b|dogmus|cocu|newborn|toddler|\d (?:month|week|day|year)s? old)/;

/** What `when` may name in firstAid.yaml. */
export const SUBJECTS = ['tooth', 'mouth', 'limb', 'child', 'pregnancy'] as const;
export type Subject = (typeof SUBJECTS)[number];

/**
 * Get what a question is about. One about a tooth is about the mouth, too. Whoever is pregnant, and every patient of a
 * practice for pregnancy, means the unborn child unless a word tells that it is born.
 */
export function subjectsOf(question: string, isAboutPregnancy = false): Subject[] {
  const words = readWords(question);
  const names = (subject: keyof typeof WORDS_ABOUT) => words.some((word) => WORDS_ABOUT[subject].test(word));
  const mayBeUnborn = isAboutPregnancy || names('mother') || /\bkarnimda/.test(words.join(' '));
  const isAbout = {
    tooth: names('tooth'),
    mouth: names('tooth') || names('mouth'),
    limb: names('limb'),
    child: names('child') && (!mayBeUnborn || BORN.test(words.join(' '))),
    pregnancy: isAboutPregnancy || names('pregnancy') || /\bkarnimda/.test(words.join(' ')),
  };
  return SUBJECTS.filter((subject) => isAbout[subject]);
}
