import type { Practice } from '../../entries/schemas/practice.ts';
import { vocabularyOf } from '../../entries/vocabulary.ts';
import { EMERGENCY, EMERGENCY_NUMBER, POISON_NUMBER } from '../words/emergency.ts';

/** Whom to call in an emergency: an ambulance, or the practice itself where its patients are animals. */
export interface EmergencyCall {
  /** As `tel:` needs it, and as people read it. */
  readonly number: string;
  readonly display: string;
  /** On a button. */
  readonly label: string;
  /** In texts that do not otherwise mention emergencies, in full and in few words. */
  readonly inEmergency: string;
  readonly inShort: string;
  /** Every number that may be needed, for paper. */
  readonly onPaper: string;
  readonly english: {
    /** Follows the signs. */
    readonly action: string;
    /** Signs, if the content names none. */
    readonly signs: string;
    /** For agents: whom a person should call first, and what the signs of an emergency require. */
    readonly first: string;
    readonly care: string;
  };
}

/** Whether its patients are animals, for whom there is no ambulance or hospital. */
export const isForAnimals = ({ wording }: Pick<Practice, 'wording'>): boolean => wording === 'veterinary';

const { people, animals } = EMERGENCY;

const NIGHT_CLINIC = 'a veterinary clinic that is open at night';

export function emergencyCall(practice: Practice): EmergencyCall {
  const { phone, whileClosed } = practice;
  const label = vocabularyOf(practice).emergencyCall;
  const help = whileClosed?.help;
  if (!isForAnimals(practice))
    return {
      number: EMERGENCY_NUMBER,
      display: EMERGENCY_NUMBER,
      label,
      inEmergency: people.inEmergency,
      inShort: people.inShort,
      onPaper: [`${people.number}: ${EMERGENCY_NUMBER}`, help?.label, `${people.poison}: ${POISON_NUMBER}`]
        .filter(Boolean)
        .join(' · '),
      english: {
        action: `call ${EMERGENCY_NUMBER} at once`,
        signs: 'Trouble breathing or swallowing, a spreading swelling, bleeding that does not stop',
        first: `call ${EMERGENCY_NUMBER}`,
        care: `Call ${EMERGENCY_NUMBER} or go to the emergency department of a hospital at once`,
      },
    };
  const whomWhileClosed = help?.call ?? NIGHT_CLINIC;
  const atNight = help ? `call ${help.call}` : `go to ${NIGHT_CLINIC}`;
  return {
    number: phone.e164,
    display: phone.display,
    label,
    inEmergency: animals.inEmergency,
    inShort: animals.inShort,
    onPaper: [`${animals.number}: ${phone.display}`, help?.label].filter(Boolean).join(' · '),
    english: {
      action: `call ${phone.display} at once; if we are closed, ${atNight}`,
      signs:
        'Hard breathing, a seizure, something poisonous eaten, a hard blow or fall, a swollen belly, bleeding that does not stop, no urine',
      first: `call the practice (${phone.e164}), or, while it is closed, ${whomWhileClosed}`,
      care: `Call the practice, or, while it is closed, ${whomWhileClosed}, at once`,
    },
  };
}

/** What to do first if a question describes an animal in an emergency. */
export function animalAid(practice: Practice): { call: string; message: string; messageEn: string } {
  const { phone, whileClosed } = practice;
  const text = whileClosed?.help?.text.trim();
  const { action } = emergencyCall(practice).english;
  return {
    call: phone.e164,
    message: [animals.message, vocabularyOf(practice).emergencyNote, text].filter(Boolean).join(' '),
    messageEn: `This may be an emergency: ${action}. Do not make the animal vomit and give no medicine on your own.`,
  };
}
