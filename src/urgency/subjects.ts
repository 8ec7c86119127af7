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
  /** Whoever bears or feeds a child is the patient, and not the child that the question names. */
  mother: /^(?:hamile|gebe|lohusa|emziriyo|pregnan|breastfeed)/,
};

/** What `when` may name in firstAid.yaml. */
export const SUBJECTS = ['tooth', 'mouth', 'limb', 'child'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Get what a question is about. One about a tooth is about the mouth, too. */
export function subjectsOf(question: string): Subject[] {
  const words = readWords(question);
  const names = (subject: keyof typeof WORDS_ABOUT) => words.some((word) => WORDS_ABOUT[subject].test(word));
  const isAbout = {
    tooth: names('tooth'),
    mouth: names('tooth') || names('mouth'),
    limb: names('limb'),
    child: names('child') && !names('mother'),
  };
  return SUBJECTS.filter((subject) => isAbout[subject]);
}
