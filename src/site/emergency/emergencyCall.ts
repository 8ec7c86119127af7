import type { Practice } from '#content/schemas/practiceFile.ts';
import { vocabularyOf } from '#content/vocabulary.ts';
import {
  CALL_US,
  EMERGENCY,
  EMERGENCY_NUMBER,
  NIGHT_CLINIC,
  OTHERWISE_CALL,
  POISON_NUMBER,
} from '../words/emergencyWords.ts';

/** Tell whether a practice's patients are animals, for whom there is no ambulance or hospital. */
export const isForAnimals = ({ wording }: Pick<Practice, 'wording'>): boolean => wording === 'veterinary';

/** Get the words about emergencies that differ between people and animals. */
export const emergencyWords = (practice: Pick<Practice, 'wording'>) =>
  EMERGENCY[isForAnimals(practice) ? 'animals' : 'people'];

export type EmergencyCall = ReturnType<typeof emergencyCall>;

/** Whom to call in an emergency: an ambulance, or the practice itself if its patients are animals. */
export function emergencyCall(practice: Practice) {
  const { phone, whileClosed } = practice;
  const help = whileClosed?.help;
  const { e164: number, display } = isForAnimals(practice)
    ? phone
    : { e164: EMERGENCY_NUMBER, display: EMERGENCY_NUMBER };
  const { inEmergency, inShort, onPaper, english } = emergencyWords(practice);
  const values = {
    number,
    display,
    help: help?.call ?? NIGHT_CLINIC,
    atNight: help ? `call ${help.call}` : `go to ${NIGHT_CLINIC}`,
  };
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name) => values[name as keyof typeof values]);
  return {
    /** As `tel:` needs it, and as people read it. */
    number,
    display,
    /** On a button. */
    label: vocabularyOf(practice).emergencyCall,
    inEmergency,
    inShort,
    /** Every number that may be needed, for paper. */
    onPaper: [`${onPaper.call}: ${display}`, help?.label, onPaper.poison && `${onPaper.poison}: ${POISON_NUMBER}`]
      .filter(Boolean)
      .join(' · '),
    english: {
      action: fill(english.action),
      signs: english.signs,
      first: fill(english.first),
      care: fill(english.care),
    },
  };
}

/** Whom to call, first to last: in an emergency, while the practice is open, while it is closed. */
export function callOrder(practice: Practice): string {
  const { phone, whileClosed } = practice;
  return [
    `${emergencyWords(practice).inEmergency}.`,
    !isForAnimals(practice) && `${OTHERWISE_CALL} ${phone.display}.`,
    whileClosed?.help?.text.trim(),
  ]
    .filter(Boolean)
    .join(' ');
}

/** What to do first if a question describes an animal in an emergency. */
export function animalAid(practice: Practice): { call: string; message: string; messageEn: string } {
  const { phone, whileClosed } = practice;
  const text = whileClosed?.help?.text.trim();
  const { action } = emergencyCall(practice).english;
  return {
    call: phone.e164,
    message: [CALL_US, vocabularyOf(practice).emergencyNote, text].filter(Boolean).join(' '),
    messageEn: `This may be an emergency: ${action}. Do not make the animal vomit and give no medicine on your own.`,
  };
}
