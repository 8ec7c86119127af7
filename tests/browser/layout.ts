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

/** Elements that cut off what is in them, but for those made to be heard and not seen, and pictures without room. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body :not(input)')]
      .filter((element) => {
        const { overflowX, clipPath, display, height, paddingTop, paddingBottom } = getComputedStyle(element);
        if (element.matches('svg') && element.checkVisibility())
          return parseFloat(height) <= parseFloat(paddingTop) + parseFloat(paddingBottom);
        const hides = overflowX === 'hidden' || overflowX === 'clip';
        return hides && clipPath === 'none' && display !== 'inline' && element.scrollWidth > element.clientWidth + 1;
      })
      .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class')}`),
  );

/** Headings and paragraphs that overlap one before. */
export const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll<HTMLElement>('main h1, main h2, main h3, main p')].filter(
      (element) => element.checkVisibility() && element.innerText.trim() !== '' && element.clientWidth > 1,
    );
    return texts.flatMap((element, index) => {
      const one = element.getBoundingClientRect();
      const over = texts.slice(index + 1).find((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect();
        return left < one.right - 1 && right > one.left + 1 && top < one.bottom - 1 && bottom > one.top + 1;
      });
      return over ? [`${element.innerText} / ${over.innerText}`] : [];
    });
  });

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

/** The longest gap in a column, in pixels, about half a window: what is longer reads as a fault. */
export const MAX_GAP = 400;

/**
 * Columns that are empty for more than `most` pixels while the one beside them goes on. What sticks to the window
 * follows the reader, and is never empty.
 */
export const emptyColumns = (page: Page, most: number): Promise<string[]> =>
  page.evaluate((limit) => {
    type Span = readonly [top: number, bottom: number];

    const isShown = (element: Element) => {
      const { position, visibility } = getComputedStyle(element);
      return element.getClientRects().length > 0 && position !== 'absolute' && visibility !== 'hidden';
    };
    /** Without boxes that have no place of their own. */
    const childrenOf = (element: Element): Element[] =>
      [...element.children].flatMap((child) =>
        getComputedStyle(child).display === 'contents' ? childrenOf(child) : child,
      );
    const merged = (spans: Span[]): Span[] => {
      const out: [number, number][] = [];
      for (const [top, bottom] of spans.toSorted((one, other) => one[0] - other[0])) {
        const last = out.at(-1);
        if (last && top <= last[1]) last[1] = Math.max(last[1], bottom);
        else out.push([top, bottom]);
      }
      return out;
    };
    /** Where an element shows something: a background of its own, text or a picture. */
    const inkOf = (element: Element): Span[] => {
      const { backgroundColor, position, borderTopWidth } = getComputedStyle(element);
      const { top, bottom } = element.getBoundingClientRect();
      const isFilled = borderTopWidth !== '0px' && backgroundColor !== 'rgba(0, 0, 0, 0)';
      if (position === 'sticky' || isFilled || element.matches('svg, img, input, .button')) return [[top, bottom]];
      const texts = [...element.childNodes].flatMap((node): Span[] => {
        if (node instanceof Element) return isShown(node) ? inkOf(node) : [];
        if (!node.textContent?.trim()) return [];
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].map((line) => [line.top, line.bottom]);
      });
      return texts;
    };

    const found: string[] = [];
    for (const box of document.querySelectorAll('main, main *')) {
      if (!/grid|flex/.test(getComputedStyle(box).display) || !isShown(box)) continue;
      const children = childrenOf(box)
        .filter(isShown)
        .map((element) => ({
          element,
          sticks: [element, ...element.children].some((one) => getComputedStyle(one).position === 'sticky'),
          rect: element.getBoundingClientRect(),
          ink: [] as Span[],
        }));
      const isBeside = (one: DOMRect, other: DOMRect) =>
        (one.right <= other.left + 1 || other.right <= one.left + 1) &&
        one.top < other.bottom - 1 &&
        other.top < one.bottom - 1;
      const beside = children.filter(({ rect }) => children.some((other) => isBeside(rect, other.rect)));
      if (beside.length < 2) continue;
      // A column is what shares a left edge; whatever crosses it counts for it, too.
      for (const child of children) child.ink = inkOf(child.element);
      const lefts = [...new Set(beside.map(({ rect }) => Math.round(rect.left)))];
      const { top, bottom } = box.getBoundingClientRect();
      const columns = lefts.map((left) => {
        const own = children.filter(({ rect }) => rect.left <= left + 1 && rect.right > left + 1);
        return { left, own, ink: merged(own.flatMap(({ ink }) => ink)) };
      });
      for (const { left, own, ink } of columns) {
        if (own.some(({ sticks }) => sticks)) continue;
        const edges: Span[] = [[top, top], ...ink, [bottom, bottom]];
        for (const [index, [, end]] of edges.slice(0, -1).entries()) {
          const start = edges[index + 1]![0];
          const fullBeside = columns
            .filter((column) => column.left !== left)
            .map((column) =>
              column.ink.reduce(
                (sum, [one, other]) => sum + Math.max(0, Math.min(other, start) - Math.max(one, end)),
                0,
              ),
            );
          if (start - end > limit && Math.max(...fullBeside) > limit / 2)
            found.push(
              `${box.tagName.toLowerCase()}.${box.className}: nothing at ${left} px from ${Math.round(end + scrollY)} to ${Math.round(start + scrollY)} px`,
            );
        }
      }
    }
    return found;
  }, most);

/** Words that are broken over two lines, in the elements that match. */
export const brokenWords = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate(
    (within) =>
      [...document.querySelectorAll(within)].flatMap((element) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          for (const { 0: word, index } of node.textContent!.matchAll(/[\p{L}\p{N}]+/gu)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
          }
        return found;
      }),
    selector,
  );
