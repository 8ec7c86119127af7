import type { Finding } from '#content/finding.ts';
import { DAYS, type OpeningHours } from '#content/schemas/hoursFields.ts';
import { timesInEnglish } from '#hours/intervals.ts';
import { weekOf } from '#hours/week.ts';
import { findingInVisible, parsePassage, sentencesIn } from '../parsedPassage.ts';
import type { Passage } from '../passages.ts';
import { readPhrases } from '../readPhrases.ts';

const { finder, test } = readPhrases(new URL('hoursClaims.yaml', import.meta.url));
const isOpen = test('open');
const isClosed = test('closed');
const untilIn = finder('until');
const isOfOtherDays = test('other');
const namesDay = DAYS.map(test);

/** Warn where a text says of a day that the practice is open, closed or open until a time, against practice.yaml. */
export function hoursWarnings(passage: Passage, openingHours: OpeningHours): Finding[] {
  if (passage.language !== 'tr') return [];
  const week = weekOf({ openingHours });
  return sentencesIn(parsePassage(passage).shown.text).flatMap(({ text, index }) => {
    const saysOpen = isOpen(text);
    if (text.endsWith('?') || saysOpen === isClosed(text) || isOfOtherDays(text)) return [];
    const [until] = untilIn(text).map((found) =>
      found.text
        .split(/[^\d.]/)[0]!
        .replace('.', ':')
        .padStart(5, '0'),
    );
    const wrong = DAYS.findIndex((_, day) => {
      if (!namesDay[day]!(text)) return false;
      const closes = week[day]!.at(-1)?.closes;
      return saysOpen ? closes === undefined || (until !== undefined && until !== closes) : closes !== undefined;
    });
    if (wrong < 0) return [];
    const hours = timesInEnglish(week[wrong]!) || 'closed';
    const message = `does not agree with openingHours of practice.yaml, ${DAYS[wrong]}: ${hours}; correct one of the two`;
    return [findingInVisible(passage, index, `${JSON.stringify(text)} ${message}`, 'warning')];
  });
}
