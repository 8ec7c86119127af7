import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BRIEF, WORDS } from '#site/words/interfaceWords.ts';
import { PATIENT_TASKS } from '../../scripts/lib/patientTasks.ts';
import { LARGE_PHONE, visit } from './visit.ts';

type Find = (page: Page) => Locator;

const treatment: Find = (page) => page.locator('main a[href="/kanal-tedavisi"]:visible').first();
const complaint: Find = (page) => page.locator('main a[href^="/belirti/"]:visible').first();

/** The task, what to touch for it on the home page, if anything, and what must then be visible. */
const TASKS: readonly (readonly [name: string, touch: Find | undefined, done: Find])[] = [
  [
    'what to do tonight',
    (page) => page.locator('.hero .tiles a[href="/belirti/gece-dis-agrisi"]'),
    (page) => page.getByRole('heading', { name: WORDS.doNow }),
  ],
  ['call for help', undefined, (page) => page.locator('main a[href="tel:112"]').first()],
  ['call the practice', undefined, (page) => page.locator('main a[href^="tel:+"]:visible').first()],
  ['opening hours', undefined, (page) => page.locator('.hours .week')],
  ['the way', undefined, (page) => page.getByRole('link', { name: WORDS.route, exact: true }).first()],
  ['does it hurt', treatment, (page) => page.locator('.brief dt', { hasText: BRIEF.terms.pain })],
  ['the sheet to take home', treatment, (page) => page.locator('[data-print]')],
  ['what may be wrong', complaint, (page) => page.locator('.care.emergency a[href="tel:112"]').first()],
];

describe.each([true, false])('on a phone, with JavaScript: %s', (javaScriptEnabled) => {
  it.each(TASKS)('%s is at most one touch from the home page', (_, touch, done) =>
    visit('/', { viewport: LARGE_PHONE, hasTouch: true, javaScriptEnabled }, async ({ page }) => {
      await touch?.(page).tap();
      await page.waitForLoadState();
      await done(page).scrollIntoViewIfNeeded();
      expect(await done(page).isVisible()).toBe(true);
    }),
  );
});

it.each(PATIENT_TASKS)('on a phone, as in every browser each night: $name', ({ javaScript: javaScriptEnabled, run }) =>
  visit('/', { viewport: LARGE_PHONE, javaScriptEnabled }, ({ page }) => run(page)),
);
