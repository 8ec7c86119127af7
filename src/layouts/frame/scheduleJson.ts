import type { Practice } from '#content/schemas/practiceFile.ts';
import { DAY_NAMES } from '#hours/hoursWords.ts';
import { scheduleOf } from '#hours/schedule.ts';
import { callbackUrl } from '#site/practice/contactWays.ts';
import { WORDS } from '#site/words/interfaceWords.ts';
import type { OpeningData } from '../browser/openingState.ts';

/** The hours and words for the script that tells whether the practice is open, as JSON inside of HTML. */
export function scheduleJson(practice: Practice): string {
  const { today, ...words } = WORDS.opening;
  const days = [today, ...Object.values(DAY_NAMES).map((day) => day.toLocaleLowerCase('tr'))];
  const schedule: OpeningData = {
    hours: scheduleOf(practice),
    words: { ...words, days },
    callback: callbackUrl(practice),
  };
  return JSON.stringify(schedule).replaceAll('<', '\\u003c');
}
