import { localTime } from '#hours/dates.ts';
import type { Schedule } from '#hours/hoursOn.ts';
import { timesInTurkish } from '#hours/intervals.ts';
import { openAt, type OpenState } from '#hours/openAt.ts';
import { openingLine, type OpeningWords } from '#hours/openingLine.ts';

/** The data that each page embeds for this script. */
export interface OpeningData {
  readonly hours: Schedule;
  readonly words: OpeningWords & Readonly<Record<'readShort' | 'onHoliday' | 'offHoliday', string>>;
  /** The address of a prepared request to be called back; `{when}` is percent-encoded. */
  readonly callback?: string | undefined;
}

/** How often the state is updated, in milliseconds. */
const UPDATE_MS = 60_000;

/** When a complaint need not be one of the night. */
const DAY = { begins: '08:00', ends: '20:00' } as const;

type Undo = () => void;

/** Show whether the practice is open: now, every minute, and when a tab becomes visible again. */
export function showOpeningState(schedule: OpeningData): void {
  let undo: Undo[] = [];
  let shown = '';
  const update = (): void => {
    const now = new Date();
    const { date, time } = localTime(now, schedule.hours.timezone);
    for (const banner of document.querySelectorAll<HTMLElement>('[data-until]'))
      banner.hidden = banner.dataset['until']! < date;
    const state = openAt(schedule.hours, now);
    const { rule, holiday } = state.today;
    const name = rule.list === 'holidays' ? ` · ${holiday!.name}` : '';
    const line = `${openingLine(state, schedule.words)}${name}`;
    const isDay = time >= DAY.begins && time < DAY.ends;
    const current = JSON.stringify([line, state.today, isDay]);
    if (current === shown) return;
    shown = current;
    for (const step of undo.reverse()) step();
    undo = showState(state, line, schedule);
    if (isDay) undo.push(...leadByDay());
  };
  update();
  setInterval(update, UPDATE_MS);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) update();
  });
}

/** Say the hours of today if a holiday decides them. */
function holidayLine({ today: { intervals, rule, holiday, mayDiffer } }: OpenState, words: OpeningData['words']) {
  if (!mayDiffer && rule.list !== 'holidays') return undefined;
  const line = mayDiffer ? words.mayDiffer : intervals.length > 0 ? words.onHoliday : words.offHoliday;
  return line.replace('{hours}', timesInTurkish(intervals)).replace('{name}', holiday!.name);
}

/**
 * Update the lines on opening hours and mark today. While the practice is closed for more than a break, also update the
 * bar and the same-day care cards, whose actions then start with the number to call meanwhile.
 */
function showState(state: OpenState, line: string, { words, callback }: OpeningData): Undo[] {
  const undo: Undo[] = [];
  const holiday = holidayLine(state, words);
  const { list, index } = holiday ? { list: 'holidays', index: 0 } : state.today.rule;
  for (const item of document.querySelectorAll('.state')) item.textContent = line;
  for (const week of document.querySelectorAll('.week')) {
    const day = week.querySelectorAll(`[data-list="${list}"]`)[index];
    if (!day) continue;
    const { textContent } = day;
    day.setAttribute('aria-current', 'date');
    if (holiday) day.textContent = holiday;
    undo.push(() => {
      day.removeAttribute('aria-current');
      day.textContent = textContent;
    });
  }
  const { dataset } = document.documentElement;
  const mark = state.open || state.isOnBreak ? 'open' : 'closed';
  dataset[mark] = state.isOnBreak || state.today.mayDiffer ? 'soon' : '';
  undo.push(() => delete dataset[mark]);
  if (state.open) return undo;
  if (state.isOnBreak) return undo;
  const inWords = (closed: string) => openingLine(state, { ...words, closed, closedLong: '' });
  offerCallback(callback, inWords('{day} {time}'), inWords(words.readShort));
  return [...undo, ...showClosed(line)];
}

/** Lead from what to do about pain at night to the list of complaints. */
function leadByDay(): Undo[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('[data-by-day]')].map((way) => {
    const { href } = way;
    way.href = way.dataset['byDay']!;
    return () => (way.href = href);
  });
}

/** @param when the next opening; empty if it is not soon */
function offerCallback(callback: string | undefined, when: string, read: string): void {
  for (const way of document.querySelectorAll<HTMLAnchorElement>('[data-callback]')) {
    way.href = (callback ?? '').replace(encodeURIComponent('{when}'), encodeURIComponent(when || '…'));
    const small = way.querySelector('small');
    if (small) small.textContent = read;
  }
}

function showClosed(line: string): Undo[] {
  const undo: Undo[] = [];
  const setOutlined = (way: Element, outlined: boolean): void => {
    const before = way.classList.contains('outlined');
    way.classList.toggle('outlined', outlined);
    undo.push(() => way.classList.toggle('outlined', before));
  };
  // Nobody answers now: neither button is the main action.
  for (const way of document.querySelectorAll(
    ':is(.open-ways, .menu-first, .bar) > .button:not(.outlined, .urgent, .online, .while-closed)',
  ))
    if (way.parentElement!.childElementCount > 1) setOutlined(way, true);
  for (const ways of document.querySelectorAll('.care.sameDay .care-actions')) {
    const notice = document.createElement('p');
    notice.className = 'closed-notice';
    notice.append(document.createElement('strong'));
    notice.firstElementChild!.textContent = line;
    ways.before(notice);
    undo.push(() => notice.remove());
    const help = ways.querySelector('.help');
    if (!help) continue;
    const before = [...ways.children];
    for (const way of before) setOutlined(way, way !== help);
    // The practice's own telephone, which nobody answers now, comes last.
    ways.append(help, ...before.filter((way) => way !== help).reverse());
    undo.push(() => ways.append(...before));
  }
  return undo;
}
