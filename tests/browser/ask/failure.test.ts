import { describe, expect, it } from 'vitest';
import { ASK_STATUS } from '../../../src/ask/messages.ts';
import { at, MORNING, NIGHT } from '../clock.ts';
import { PHONE, visit } from '../visit.ts';
import { hrefs, MESSAGE, TEL } from '../ways.ts';
import { API, ask, boxOf, known } from './box.ts';

describe('the ask box', () => {
  it.each([
    ['a server error', 500, ASK_STATUS.failed],
    ['a rejection', 400, ASK_STATUS.rejected],
    ['a host without the function', 404, ASK_STATUS.failed],
  ])('tells of %s, shows the way to the practice and lets one try again', (_, status, words) =>
    visit('/', {}, async ({ page }) => {
      await at(page, MORNING);
      await page.route(API, (route) => route.fulfill({ status, contentType: 'text/html', body: '' }), { times: 1 });
      await ask(page, known.question);
      const box = boxOf(page);
      await box.status.filter({ hasText: words }).waitFor();
      const links = await box.result
        .getByRole('link')
        .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
      expect(links).toStrictEqual([
        'tel:112',
        expect.stringMatching(/^https:\/\/wa\.me\//),
        expect.stringMatching(/^tel:\+/),
      ]);
      await box.result.getByRole('button', { name: ASK_STATUS.retry }).click();
      await box.heading.waitFor();
      expect(await box.heading.textContent()).toBe(known.question);
    }),
  );

  it('tells of a host that answers a page where an answer should be', () =>
    visit('/', {}, async ({ page }) => {
      await page.route(API, (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }));
      await ask(page, known.question);
      await boxOf(page).status.filter({ hasText: ASK_STATUS.failed }).waitFor();
    }));

  it('says that one is offline, offers the telephone, and asks again when the connection is back', () =>
    visit('/', {}, async ({ page }) => {
      await at(page, MORNING);
      await page.context().setOffline(true);
      await ask(page, known.question);
      const { status, result, heading } = boxOf(page);
      await status.filter({ hasText: ASK_STATUS.offline }).waitFor();
      const links = await result.getByRole('link').evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
      expect(links).toStrictEqual(['tel:112', expect.stringMatching(/^tel:\+\d+$/)]);
      // What was asked is asked again, whatever the field holds by now.
      await boxOf(page).field.fill('');
      await page.context().setOffline(false);
      await heading.waitFor();
      expect(await heading.textContent()).toBe(known.question);
    }));
});

it.each([
  [NIGHT, ['tel:112', 'tel:184']],
  [MORNING, ['tel:112', TEL]],
])('who is offline at %o is led to who answers then', (time, ways) =>
  visit('/', { viewport: PHONE }, async ({ page }) => {
    await at(page, time);
    await page.context().setOffline(true);
    await ask(page, 'Ağrır mı?');
    await page.locator('ask-box[data-state="offline"]').waitFor();
    expect(await hrefs(page, '[data-result] a')).toEqual(ways);
  }),
);

it.each([
  [NIGHT, ['tel:112', 'tel:184', MESSAGE]],
  [MORNING, ['tel:112', MESSAGE, TEL]],
])('whose question fails at %o is led to who answers then', (time, ways) =>
  visit('/', { viewport: PHONE }, async ({ page }) => {
    await at(page, time);
    await page.route(API, (route) => route.fulfill({ status: 500, body: '' }));
    await ask(page, 'Ağrır mı?');
    await page.locator('ask-box[data-state="failed"]').waitFor();
    expect(await hrefs(page, '[data-result] a')).toEqual(ways);
  }),
);
