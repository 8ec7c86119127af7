import type { Practice } from '#content/schemas/practiceFile.ts';
import { WORDS } from '../words/interfaceWords.ts';
import type { CareBlock } from './careCards.ts';
import { emergencyCall } from './emergencyCall.ts';

/** Tell whether a card names whom to call while the practice is closed: one for an ambulance or a hospital does not. */
export const callsHelp = ({ level, role }: CareBlock): boolean => level === 'sameDay' && role !== 'hospital';

/**
 * The call beside the signs: for help in an emergency, or of the practice. Never a message, which might be read too
 * late.
 */
export function careCall(practice: Practice, { level }: CareBlock): { readonly label: string; readonly href: string } {
  const { phone } = practice;
  const { label, number } = emergencyCall(practice);
  return level === 'emergency'
    ? { label, href: `tel:${number}` }
    : { label: `${WORDS.call}: ${phone.display}`, href: `tel:${phone.e164}` };
}
