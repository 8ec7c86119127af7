import type { Practice } from '#content/schemas/practiceFile.ts';
import { vocabularyOf } from '#content/vocabulary.ts';
import { EMERGENCY, EMERGENCY_NUMBER, OTHERWISE_CALL, POISON_NUMBER } from '../words/emergencyWords.ts';

export type EmergencyCall = ReturnType<typeof emergencyCall>;

/** The call of an ambulance, as buttons and paper name it. */
export const emergencyCall = (practice: Practice) => ({
  number: EMERGENCY_NUMBER,
  label: vocabularyOf(practice).emergencyCall,
  /** Every number that may be needed, for paper. */
  onPaper: [
    `${EMERGENCY.onPaper.call}: ${EMERGENCY_NUMBER}`,
    practice.whileClosed?.help?.label,
    `${EMERGENCY.onPaper.poison}: ${POISON_NUMBER}`,
  ]
    .filter(Boolean)
    .join(' · '),
});

/** Whom to call, first to last: in an emergency, while the practice is open, while it is closed. */
export const callOrder = ({ phone, whileClosed }: Practice): string =>
  [`${EMERGENCY.inEmergency}.`, `${OTHERWISE_CALL} ${phone.display}.`, whileClosed?.help?.text.trim()]
    .filter(Boolean)
    .join(' ');
