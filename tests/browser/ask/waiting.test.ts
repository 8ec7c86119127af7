import { describe, expect, it } from 'vitest';
import { ASK_STATUS } from '#ask/browser/askStatus.ts';
import { NARROW, PHONE, visit } from '../visit.ts';
import { ask, boxOf, hold, known, NONSENSE, other } from './box.ts';

describe('the question box', () => {
  it('says that it is busy until the answer is there', () =>
    visit('/', {}, async ({ page }) => {
      const { next } = await hold(page);
      await ask(page, known.question);
      const { status, result, heading } = boxOf(page);
      const route = await next();
      expect(await status.textContent()).toBe(ASK_STATUS.busy);
      expect(await result.getAttribute('aria-busy')).toBe('true');
      await route.continue();
      await heading.waitFor();
      expect(await status.textContent()).toBe('');
      expect(await result.getAttribute('aria-busy')).toBe('false');
    }));

  it('offers the ambulance from the first moment on, and nothing moves during the wait, even above an older answer', () =>
    visit('/', { viewport: NARROW, reducedMotion: 'reduce' }, async ({ page }) => {
      await page.clock.install();
      const { box, status, result } = boxOf(page);
      const { next } = await hold(page);
      for (const question of [known.question, 'Nefes alamıyorum']) {
        await ask(page, question);
        const route = await next();
        const call = box.getByRole('link', { name: 'Acil durumda 112' });
        expect(await call.getAttribute('href')).toBe('tel:112');
        expect((await call.boundingBox())!.height).toBeGreaterThanOrEqual(44);
        const place = async () => (await result.boundingBox())!.y - (await call.boundingBox())!.y;
        const before = await place();
        await page.clock.fastForward(5000);
        expect(await place()).toBe(before);
        await route.continue();
        await boxOf(page).heading.first().waitFor();
        await expect.poll(() => status.textContent()).toBe('');
        expect(await call.isVisible()).toBe(false);
      }
    }));

  it('does not wait for ever', () =>
    visit('/', {}, async ({ page }) => {
      await page.clock.install();
      const { next } = await hold(page);
      await ask(page, known.question);
      await next();
      await page.clock.fastForward(10_000);
      await boxOf(page).status.filter({ hasText: ASK_STATUS.failed }).waitFor();
    }));

  it('drops an older request for a newer one', () =>
    visit('/', {}, async ({ page }) => {
      const { held, next } = await hold(page);
      const failed = page.waitForEvent('requestfailed');
      await ask(page, known.question);
      await next();
      held.length = 0;
      await ask(page, other.question);
      expect(new URL((await failed).url()).searchParams.get('q')).toBe(known.question);
      await (await next()).continue();
      const { heading } = boxOf(page);
      await heading.waitFor();
      expect(await heading.textContent()).toBe(other.question);
    }));

  it.each([known.question, NONSENSE])('leaves its field where it is when the answer comes: %s', (question) =>
    visit('/', { viewport: PHONE, reducedMotion: 'reduce' }, async ({ page }) => {
      const { next } = await hold(page);
      const { heading, field } = boxOf(page);
      await ask(page, question);
      const route = await next();
      await page.waitForTimeout(500);
      const before = (await field.boundingBox())!.y;
      await route.continue();
      await heading.waitFor();
      await page.waitForTimeout(500);
      expect((await field.boundingBox())!.y).toBe(before);
      const { y } = (await heading.boundingBox())!;
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(PHONE.height / 2);
    }),
  );
});
