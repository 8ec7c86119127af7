import { openAt, openingLine, type Hours, type OpeningWords } from './openNow.ts';

/** What the bar holds for the script: `components/Bar.astro`. */
export interface Schedule {
  readonly hours: Hours;
  readonly words: OpeningWords;
}

/**
 * Tells on a page whether the practice is open now: in the lines on its hours; while it is closed, at the telephone of the
 * header (by its style), in the bar of phones and in the cards of what must be looked at the same day, too, whose ways then
 * begin with the one that helps now. What a card says of signs and levels stays.
 */
export function tellHours({ hours, words }: Schedule, now: Date): void {
  const state = openAt(hours, now);
  const line = openingLine(state, words);
  for (const item of document.querySelectorAll('.open-now'))
    item.setAttribute('data-state', state.open ? 'open' : 'closed');
  for (const item of document.querySelectorAll('.state')) item.textContent = line;
  const { list, index } = state.today;
  for (const week of document.querySelectorAll('.week'))
    week.querySelectorAll(`[data-list="${list}"]`)[index]?.setAttribute('aria-current', 'date');
  document.documentElement.dataset[state.open ? 'open' : 'closed'] = '';
  if (!state.open) tellClosed(line);
}

function tellClosed(line: string): void {
  const now = document.querySelector<HTMLElement>('.bar p')!;
  now.hidden = false;
  now.textContent = line;
  for (const way of document.querySelectorAll('.top .button, .actions > .button')) way.classList.add('quiet');
  for (const ways of document.querySelectorAll('.care.sameDay .care-actions')) {
    const state = document.createElement('p');
    state.className = 'now';
    state.append(document.createElement('strong'));
    state.firstElementChild!.textContent = line;
    (ways.parentElement!.querySelector('[data-help]') ?? ways).before(state);
    const help = ways.querySelector('.help');
    if (!help) continue;
    for (const way of ways.children) way.classList.toggle('quiet', way !== help);
    // The telephone that nobody answers comes last.
    ways.append(...[...ways.children].reverse());
    ways.prepend(help);
  }
}
