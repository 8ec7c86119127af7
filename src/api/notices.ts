import type { Site } from '#site/site.ts';
import { noAnswerInEnglish } from '#site/words/answerNotices.ts';
import { EMERGENCY } from '#site/words/emergencyWords.ts';

/** Get what the answers of a practice say besides the answer. */
export function noticesOf({ practice, triage }: Site) {
  const { signs, action } = EMERGENCY.english;
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
