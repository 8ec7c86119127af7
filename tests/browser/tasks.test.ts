import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BRIEF, WORDS } from '../../src/site/words.ts';
import { LARGE_PHONE, visit } from './visit.ts';

/** The most touches from the home page that an everyday task may take. */
const MOST = 2;

interface Task {
  readonly name: string;
  /** What to touch, in this order; a page may come with each. */
  readonly touches: readonly ((page: Page) => Locator)[];
  /** What is to be seen then. */
  readonly done: (page: Page) => Locator;
}

const treatment = (page: Page) => page.locator('main a[href="/kanal-tedavisi"]').first();

const TASKS: readonly Task[] = [
  {
    name: 'what to do tonight',
    touches: [(page) => page.locator('.hero .open-now a')],
    done: (page) => page.getByRole('heading', { name: WORDS.doNow }),
  },
  {
    name: 'call for help',
    touches: [],
    done: (page) => page.locator('main a[href="tel:112"]').first(),
  },
  {
    name: 'call the practice',
    touches: [],
    done: (page) => page.locator('main a[href^="tel:+"]').first(),
  },
  {
    name: 'opening hours',
    touches: [],
    done: (page) => page.locator('.hero .week'),
  },
  {
    name: 'the way',
    touches: [],
    done: (page) => page.locator('footer').getByRole('link', { name: WORDS.route, exact: true }),
  },
  {
    name: 'does it hurt',
    touches: [treatment],
    done: (page) => page.locator('.brief dt', { hasText: BRIEF.terms.pain }),
  },
  {
    name: 'the sheet to take home',
    touches: [treatment],
    done: (page) => page.locator('[data-print]'),
  },
  {
    name: 'what may be wrong',
    touches: [(page) => page.locator('main a[href^="/belirti/"]').first()],
    done: (page) => page.locator('.care.emergency a[href="tel:112"]').first(),
  },
];

describe.each([true, false])('on a phone, with JavaScript: %s', (javaScriptEnabled) => {
  it.each(TASKS)('$name is at most two touches from the home page', ({ touches, done }) =>
    visit('/', { viewport: LARGE_PHONE, hasTouch: true, javaScriptEnabled }, async ({ page }) => {
      expect(touches.length).toBeLessThanOrEqual(MOST);
      for (const touch of touches) {
        await touch(page).tap();
        await page.waitForLoadState();
      }
      const end = done(page);
      await end.scrollIntoViewIfNeeded();
      expect(await end.isVisible()).toBe(true);
    }),
  );
});
