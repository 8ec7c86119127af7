import type { DayQuestion } from '#content/schemas/faqFile.ts';
import { feastLines, inOtherYears } from './holidayTexts.ts';
import { type FixedHoliday, HOLIDAY_WORDS, type MovingHoliday } from './holidayWords.ts';
import { usualHours } from './hoursTexts.ts';
import { datesOf, holidaysOf, holidayYears, inEachYear, type PracticeHours } from './practiceCalendar.ts';
import { exceptionOn, exceptionsOn } from './schedule.ts';
import { halfDaysOf } from './week.ts';

type HolidayQuestion = Omit<DayQuestion, 'page' | 'isAboutDays'>;

/** Write a question for each public holiday, and one for the eves of feasts, with their answers. */
export function holidayQuestions(practice: PracticeHours, years = holidayYears(practice)): DayQuestion[] {
  const { fixed, moving } = holidaysOf(practice);
  const usual = usualHours(practice);
  const halfDays = halfDaysOf(practice);
  const halfDay = HOLIDAY_WORDS.halfDay(halfDays.openingHours.length > 0 ? usualHours(halfDays) : undefined);
  const answer = (days: string, closed: string) => HOLIDAY_WORDS.answer[practice.publicHolidays](days, usual, closed);
  const linesOf = (...feasts: MovingHoliday[]) => feasts.flatMap((feast) => feastLines(feast, practice, years));
  const datesIn = (feast: MovingHoliday) => years.flatMap((year) => datesOf(feast, year));
  const hasOwnEve = (feast: MovingHoliday) => datesIn(feast).some(({ eve }) => exceptionOn(practice, eve));
  const isOpenOnADay = (feast: MovingHoliday) =>
    datesIn(feast).some(({ days }) => days.some((day) => exceptionOn(practice, day)?.hours));

  const ofFixed = ({ key, day, eve, name, on, eveOn, phrasings }: FixedHoliday): HolidayQuestion => {
    const days = `${on} (${name})`;
    const ofDay = exceptionsOn(practice, inEachYear([day], years));
    const ofEve = eve ? exceptionsOn(practice, inEachYear([eve], years)).filter((own) => !ofDay.includes(own)) : [];
    const onEve = eveOn && inOtherYears(ofEve, practice, `${eveOn} ${halfDay}`, ' ');
    const everyYear = answer(days, HOLIDAY_WORDS.closed.fixed(days, onEve));
    return {
      key,
      question: HOLIDAY_WORDS.question(`${on.replace(/’.*/u, '')} ${name}`),
      answer: inOtherYears(ofDay, practice, everyYear, '\n\n'),
      phrasings,
    };
  };
  const ofFeast = (feast: MovingHoliday): HolidayQuestion => {
    const closed = HOLIDAY_WORDS.closed.feast(
      feast.name,
      halfDay,
      linesOf(feast),
      hasOwnEve(feast) || isOpenOnADay(feast),
    );
    return {
      key: feast.key,
      question: HOLIDAY_WORDS.question(feast.name),
      answer: answer(HOLIDAY_WORDS.feastDays(feast.name), closed),
      phrasings: feast.phrasings,
    };
  };
  const ofEves = (): HolidayQuestion => {
    const closed = HOLIDAY_WORDS.closed.eve(halfDay, linesOf(...moving), moving.some(hasOwnEve));
    return { ...HOLIDAY_WORDS.eve, answer: answer(HOLIDAY_WORDS.eveDay, closed) };
  };

  const questions = [...fixed.map(ofFixed), ...moving.map(ofFeast), ...(moving.length > 0 ? [ofEves()] : [])];
  return questions.map((question) => ({ ...question, page: 'pages/contact', isAboutDays: true }));
}
