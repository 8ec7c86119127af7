import { emergencyCall } from '#site/emergency/emergencyCall.ts';
import type { Site } from '#site/site.ts';
import { noAnswerInEnglish } from '#site/words/answerNotices.ts';

/** Get what the answers of a practice say besides the answer. */
export function noticesOf({ practice, triage }: Site) {
  const { signs, action } = emergencyCall(practice).english;
  const { general, noAnswer } = practice.notices;
  return {
    general: general.trim(),
    noAnswer: noAnswer.trim(),
    noAnswerInEnglish: noAnswerInEnglish(
      (triage.inShort?.en ?? signs).replace(/\.$/, ''),
      action,
      practice.phone.display,
    ),
  };
}

export type Notices = ReturnType<typeof noticesOf>;
