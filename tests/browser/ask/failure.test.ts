import { expect, it } from 'vitest';
import { ASK_STATUS } from '#ask/browser/askStatus.ts';
import { MORNING, NIGHT, PHONE, visit } from '../visit.ts';
import { hrefs, MESSAGE, TEL } from '../ways.ts';
import { ANSWERS, ask, boxOf, known } from './box.ts';

it.each([
  ['a server error', { status: 500 }, ASK_STATUS.failed],
  ['a host that sends a page instead of an answer', { contentType: 'text/html', body: '<p>' }, ASK_STATUS.failed],
])('the question box reports %s and offers to try again', (_, response, words) =>
  visit('/', {}, async ({ page }) => {
    await page.route(ANSWERS, (route) => route.fulfill(response), { times: 1 });
    await ask(page, known.question);
    const box = boxOf(page);
    await box.status.filter({ hasText: words }).waitFor();
    await box.result.getByRole('button', { name: ASK_STATUS.retry }).click();
    await box.heading.waitFor();
    expect(await box.heading.textContent()).toBe(known.question);
  }),
);

it.each([
  [NIGHT, ['tel:112', 'tel:184'], ['tel:112', 'tel:184', MESSAGE]],
  [MORNING, ['tel:112', TEL], ['tel:112', TEL, MESSAGE]],
])('anyone who is offline or whose question fails at %o is led to someone who answers then', (time, offline, failed) =>
  visit('/', { viewport: PHONE, time }, async ({ page }) => {
    await page.route(ANSWERS, (route) => route.fulfill({ status: 500, body: '' }));
    await ask(page, known.question);
    await page.locator('ask-box[data-state="failed"]').waitFor();
    expect(await hrefs(page, '[data-result] a')).toEqual(failed);
    await page.unroute(ANSWERS);
    await page.context().setOffline(true);
    await ask(page, known.question);
    const { status, field, heading } = boxOf(page);
    await status.filter({ hasText: ASK_STATUS.offline }).waitFor();
    expect(await hrefs(page, '[data-result] a')).toEqual(offline);
    // When the connection is back, what was asked is asked again, whatever the field holds by now.
    await field.fill('');
    await page.context().setOffline(false);
    await heading.waitFor();
    expect(await heading.textContent()).toBe(known.question);
  }),
);
