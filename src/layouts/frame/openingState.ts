import { type Hours, openAt, openingLine, type OpeningWords, type OpenState } from '../../site/hours/openNow.ts';

/** The data that `Bar.astro` embeds for this script. */
export interface Schedule {
  readonly hours: Hours;
  readonly words: OpeningWords & { readonly read: string };
}

/** How often the state is updated, in milliseconds. */
const UPDATE_MS = 60_000;

type Undo = () => void;

/** Show whether the practice is open: now, every minute, and when a tab becomes visible again. */
export function showOpeningState(schedule: Schedule): void {
  let undo: Undo[] = [];
  let shown = '';
  const update = (): void => {
    const state = openAt(schedule.hours, new Date());
    const line = openingLine(state, schedule.words);
    const current = JSON.stringify([line, state.today]);
    if (current === shown) return;
    shown = current;
    for (const step of undo.reverse()) step();
    undo = showState(state, line, schedule.words);
  };
  update();
  setInterval(update, UPDATE_MS);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) update();
  });
}

/**
 * Update the lines on opening hours and mark today. While the practice is closed for more than a break, also update the
 * bar and the same-day care cards, whose actions then start with the number to call meanwhile.
 */
function showState(state: OpenState, line: string, words: Schedule['words']): Undo[] {
  const undo: Undo[] = [];
  for (const item of document.querySelectorAll('.state')) item.textContent = line;
  for (const week of document.querySelectorAll('.week')) {
    const day = week.querySelectorAll(`[data-list="${state.today.list}"]`)[state.today.index];
    day?.setAttribute('aria-current', 'date');
    undo.push(() => day?.removeAttribute('aria-current'));
  }
  const { dataset } = document.documentElement;
  const mark = state.open || state.pause ? 'open' : 'closed';
  dataset[mark] = state.pause ? 'soon' : '';
  undo.push(() => delete dataset[mark]);
  if (state.open) return undo;
  const notice = document.querySelector<HTMLElement>('.bar p')!;
  notice.hidden = false;
  notice.textContent = line;
  undo.push(() => (notice.hidden = true));
  if (state.pause) return undo;
  return [...undo, ...showClosed(line, openingLine(state, { ...words, closed: words.read, closedLong: '' }))];
}

/** @param read when messages are read; empty if that is not soon */
function showClosed(line: string, read: string): Undo[] {
  const undo: Undo[] = [];
  const setQuiet = (way: Element, quiet: boolean): void => {
    const before = way.classList.contains('quiet');
    way.classList.toggle('quiet', quiet);
    undo.push(() => way.classList.toggle('quiet', before));
  };
  for (const note of read ? document.querySelectorAll('.read-later') : []) {
    const { textContent } = note;
    note.textContent = read;
    undo.push(() => (note.textContent = textContent));
  }
  // While the practice is closed, neither button is the main action.
  for (const way of document.querySelectorAll(':is(.actions, .menu-first) > .button:not(.quiet, .urgent)'))
    if (way.parentElement!.childElementCount > 1) setQuiet(way, true);
  // A message waits; nobody answers the telephone.
  const write = document.querySelector('.bar .button.quiet[href^="https:"]');
  const call = document.querySelector('.bar .button[href^="tel:+"]');
  if (write && call) {
    setQuiet(write, false);
    setQuiet(call, true);
  }
  for (const ways of document.querySelectorAll('.care.sameDay .care-actions')) {
    const notice = document.createElement('p');
    notice.className = 'now';
    notice.append(document.createElement('strong'));
    notice.firstElementChild!.textContent = line;
    (ways.parentElement!.querySelector('[data-help]') ?? ways).before(notice);
    undo.push(() => notice.remove());
    const help = ways.querySelector('.help');
    if (!help) continue;
    const before = [...ways.children];
    for (const way of before) setQuiet(way, way !== help);
    // The practice's own telephone, which nobody answers now, comes last.
    ways.append(help, ...before.filter((way) => way !== help).reverse());
    undo.push(() => ways.append(...before));
  }
  return undo;
}
