import { openAt, openingLine, type Hours, type OpeningWords, type OpenState } from '../../site/hours/openNow.ts';

/** The data that `Bar.astro` embeds for this script. */
export interface Schedule {
  readonly hours: Hours;
  readonly words: OpeningWords & { readonly read: string };
}

/** How often the state is updated, in milliseconds. */
const INTERVAL = 60_000;

/** Show whether the practice is open: now, every minute, and when a tab becomes visible again. */
export function showOpeningState(schedule: Schedule): void {
  let restore: (() => void) | undefined;
  let shown = '';
  const update = (): void => {
    const state = openAt(schedule.hours, new Date());
    const line = openingLine(state, schedule.words);
    const current = JSON.stringify([line, state.today]);
    if (current === shown) return;
    restore?.();
    shown = current;
    restore = showState(state, line, schedule.words);
  };
  update();
  setInterval(update, INTERVAL);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) update();
  });
}

/**
 * Update the lines on opening hours and mark today. While the practice is closed, but for a break of the day, also the bar and the care cards of the same
 * day, whose actions then start with the number that helps now.
 * @returns a function that undoes everything
 */
function showState(state: OpenState, line: string, words: Schedule['words']): () => void {
  for (const item of document.querySelectorAll('.state')) item.textContent = line;
  const { list, index } = state.today;
  const today = [...document.querySelectorAll('.week')].flatMap(
    (week) => week.querySelectorAll(`[data-list="${list}"]`)[index] ?? [],
  );
  for (const day of today) day.setAttribute('aria-current', 'date');
  const mark = state.open || state.pause ? 'open' : 'closed';
  document.documentElement.dataset[mark] = state.pause ? 'soon' : '';
  const undoClosed = state.open
    ? undefined
    : state.pause
      ? showNotice(line)
      : showClosed(line, openingLine(state, { ...words, closed: words.read, closedLong: '' }));
  return () => {
    for (const day of today) day.removeAttribute('aria-current');
    delete document.documentElement.dataset[mark];
    undoClosed?.();
  };
}

/** Say in the bar that nobody answers now. */
function showNotice(line: string): () => void {
  const notice = document.querySelector<HTMLElement>('.bar p')!;
  notice.hidden = false;
  notice.textContent = line;
  return () => (notice.hidden = true);
}

/** @param read when messages are read; empty if that is not near */
function showClosed(line: string, read: string): () => void {
  const undo: (() => void)[] = [showNotice(line)];
  for (const note of read ? document.querySelectorAll('.read-later') : []) {
    const { textContent } = note;
    note.textContent = read;
    undo.push(() => (note.textContent = textContent));
  }
  // Neither way helps now.
  for (const way of document.querySelectorAll(':is(.actions, .menu-first) > .button:not(.quiet, .urgent)')) {
    if (way.parentElement!.childElementCount < 2) continue;
    way.classList.add('quiet');
    undo.push(() => way.classList.remove('quiet'));
  }
  // A message waits; nobody answers the telephone.
  for (const ways of document.querySelectorAll('.bar')) {
    const [write, call] = ['https:', 'tel:+'].map((way) => ways.querySelector(`.button[href^="${way}"]`)?.classList);
    if (!write?.contains('quiet') || !call) continue;
    write.remove('quiet');
    call.add('quiet');
    undo.push(() => (call.remove('quiet'), write.add('quiet')));
  }
  for (const ways of document.querySelectorAll('.care.sameDay .care-actions')) {
    const state = document.createElement('p');
    state.className = 'now';
    state.append(document.createElement('strong'));
    state.firstElementChild!.textContent = line;
    (ways.parentElement!.querySelector('[data-help]') ?? ways).before(state);
    undo.push(() => state.remove());
    const help = ways.querySelector('.help');
    if (!help) continue;
    const before = [...ways.children].map((way) => ({ way, quiet: way.classList.contains('quiet') }));
    for (const way of ways.children) way.classList.toggle('quiet', way !== help);
    // The practice's own telephone, which nobody answers now, comes last.
    ways.append(...[...ways.children].reverse());
    ways.prepend(help);
    undo.push(() => {
      ways.append(...before.map(({ way }) => way));
      for (const { way, quiet } of before) way.classList.toggle('quiet', quiet);
    });
  }
  return () => {
    for (const step of undo) step();
  };
}
