import type { Page } from 'playwright-core';

/** What makes a page scroll sideways: the texts and pictures that reach beyond the window, and where they end. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const found = [`scrolls to ${scrollWidth} of ${clientWidth} px`];
    const tell = (element: Element, { right, bottom }: DOMRect, text: string) => {
      // Elements above the window, such as the link past the menu, widen nothing.
      if (right <= clientWidth + 0.5 || bottom + scrollY <= 0) return;
      for (let box: Element | null = element; box; box = box.parentElement)
        if (getComputedStyle(box).overflowX === 'hidden') return;
      found.push(`${element.tagName.toLowerCase()}.${element.className} ends at ${Math.round(right)} px: ${text}`);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      tell(node.parentElement!, range.getBoundingClientRect(), node.textContent!.trim().slice(0, 60));
    }
    for (const picture of document.querySelectorAll('body :is(img, svg, input, .button)'))
      tell(picture, picture.getBoundingClientRect(), picture.textContent.trim().slice(0, 60));
    return found;
  });

/** Elements that cut off what is in them, but for those made to be heard and not seen. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body :not(input)')]
      .filter((element) => {
        const { overflowX, clipPath, display } = getComputedStyle(element);
        const hides = overflowX === 'hidden' || overflowX === 'clip';
        return hides && clipPath === 'none' && display !== 'inline' && element.scrollWidth > element.clientWidth + 1;
      })
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`),
  );

/** Open whatever is folded, so that it has a size to measure. */
export const unfold = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });

/** Double the size of text, as a reader's setting can. */
export const enlarge = (page: Page): Promise<unknown> =>
  page.evaluate(() => (document.documentElement.style.fontSize = '200%'));

/** Wait two frames, until effects tied to scrolling have settled. */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** How far a page has moved under its reader so far, as browsers measure it (cumulative layout shift). */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        // Nothing is reported if nothing moved.
        setTimeout(() => resolve(0), 100);
      }),
  );
