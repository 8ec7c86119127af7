import type { Page } from 'playwright-core';

export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

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
