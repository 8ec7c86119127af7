import { expect, it } from 'vitest';
import { ASK_STATUS } from '#ask/browser/askStatus.ts';
import { LARGE_PHONE, NARROW, visit } from '../visit.ts';
import { ANSWERS, boxOf, known } from './box.ts';

const PAGE = '/kanal-tedavisi';

it('a question in one line of a page leads to its answer, without JavaScript', () =>
  visit(PAGE, { viewport: LARGE_PHONE, javaScriptEnabled: false }, async ({ page }) => {
    const line = page.locator('.ask-line');
    await line.getByRole('textbox').fill(known.question);
    await line.getByRole('button').click();
    await page.waitForURL('**/sor?q=*');
    expect(await boxOf(page).heading.first().textContent()).toContain(known.question);
  }));

it('with its script shows the answer below, and the question is in no address', () =>
  visit(PAGE, { viewport: LARGE_PHONE }, async ({ page }) => {
    const line = page.locator('.ask-line');
    for (const question of [known.question, 'Nefes alamıyorum']) {
      await line.getByRole('textbox').fill(question);
      await line.getByRole('button').click();
      const heading = line.locator('h3').first();
      await heading.filter({ hasText: question === known.question ? question : ASK_STATUS.urgent }).waitFor();
      expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(new URL(page.url()).search).toBe('');
    }
    // If no answer comes, the form leads to the same page as without a script.
    await page.route('**/sor?*', (route) =>
      route.request().resourceType() === 'document' ? route.continue() : route.abort(),
    );
    await line.getByRole('button').click();
    await page.waitForURL('**/sor?q=*', { waitUntil: 'commit' });
  }));

it('an answer that comes late does not replace the answer to a later question', () =>
  visit(PAGE, { viewport: LARGE_PHONE }, async ({ page }) => {
    const line = page.locator('.ask-line');
    const late = Promise.withResolvers<void>();
    const delivered = Promise.withResolvers<void>();
    await page.route(ANSWERS, async (route) => {
      if (new URL(route.request().url()).searchParams.get('q') !== known.question) return route.continue();
      await late.promise;
      // Aborted by the page, it cannot be delivered.
      await route.continue().catch(() => undefined);
      delivered.resolve();
    });
    await line.getByRole('textbox').fill(known.question);
    await line.getByRole('button').click();
    await line.getByRole('textbox').fill('Nefes alamıyorum');
    await line.getByRole('button').click();
    const heading = line.locator('h3').first();
    await heading.filter({ hasText: ASK_STATUS.urgent }).waitFor();
    late.resolve();
    await delivered.promise;
    await page.waitForTimeout(500);
    expect(await heading.textContent()).toBe(ASK_STATUS.urgent);
    expect(new URL(page.url()).search).toBe('');
  }));

it.each([PAGE, '/belirti/gece-dis-agrisi', '/acil-dis-tedavisi'])(
  'on %s is one line, as high as a finger, below whom to call in an emergency, and not on paper',
  (path) =>
    visit(path, { viewport: NARROW }, async ({ page }) => {
      const line = page.locator('.ask-line');
      const [field, button] = [await line.locator('input').boundingBox(), await line.locator('button').boundingBox()];
      expect(Math.abs(field!.y - button!.y)).toBeLessThan(2);
      expect(Math.min(field!.height, button!.height)).toBeGreaterThanOrEqual(44);
      const card = (await page.locator('main :is(.care.emergency, .signpost)').first().boundingBox())!;
      expect(field!.y).toBeGreaterThan(card.y + card.height);
      await page.emulateMedia({ media: 'print' });
      expect(await line.isVisible()).toBe(false);
    }),
);
