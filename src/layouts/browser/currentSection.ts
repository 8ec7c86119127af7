import { hashTarget } from './hashTarget.ts';

/**
 * Mark in a table of contents the section being read: the last whose heading has reached the upper third of the window.
 */
export function markCurrentSection(contents: HTMLElement): void {
  const links = [...contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const sections = links.flatMap((link) => {
    const target = hashTarget(link.hash);
    // The content of a closed fold has no position.
    return target ? [{ link, target: target.closest('details') ?? target }] : [];
  });
  let current: HTMLAnchorElement | undefined;
  const mark = () => {
    const line = innerHeight / 3;
    const next = sections.findLast(({ target }) => target.getBoundingClientRect().top <= line)?.link;
    if (next === current) return;
    current?.removeAttribute('aria-current');
    next?.setAttribute('aria-current', 'true');
    current = next;
  };
  // Browsers send at most one of these events a frame.
  addEventListener('scroll', mark, { passive: true });
  addEventListener('resize', mark, { passive: true });
  mark();
}
