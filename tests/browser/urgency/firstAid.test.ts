import { describe, expect, it } from 'vitest';
import { DESK, PHONE, visit } from '../visit.ts';
import { EMERGENCY } from '../ways.ts';

describe('the post on a tooth that came out', () => {
  it.each([PHONE, DESK])('has the steps before the signs, and a call at its top, at $width px', (viewport) =>
    visit('/blog/yerinden-cikan-dis-ne-yapmali', { viewport, reducedMotion: 'reduce' }, async ({ page }) => {
      const top = async (selector: string) => (await page.locator(selector).first().boundingBox())!.y;
      const [steps, signs] = [await top('main ol'), await top('.care.emergency')];
      expect(steps).toBeLessThan(signs);
      expect(await top('main a[href="tel:112"]')).toBeLessThan(viewport.height);
      // Nobody is led to write.
      expect(await page.locator('.bar a').first().getAttribute('href')).toBe('tel:112');
    }),
  );
});

describe('the note on painkillers', () => {
  const HEADING = 'Ağrı kesici almadan önce';

  it.each(['/belirti/gece-dis-agrisi', EMERGENCY])(
    'of %s is one touch away, and shows a phone everything that is dangerous, without the script too',
    (path) =>
      visit(path, { viewport: PHONE, javaScriptEnabled: false, reducedMotion: 'reduce' }, async ({ page }) => {
        await page.locator('.jumps').getByRole('link', { name: HEADING }).click();
        const note = page.locator('.points.note', { has: page.getByRole('heading', { name: HEADING }) });
        await expect.poll(async () => (await note.boundingBox())!.y).toBeLessThan(PHONE.height / 2);
        const seen = await note
          .locator('li')
          .evaluateAll((all) => all.filter((item) => item.checkVisibility({ contentVisibilityAuto: true })));
        expect(seen.length).toBe(await note.locator('li').count());
        for (const danger of ['Kan sulandırıcı', 'ülseri', 'böbrek', 'Astımınız', 'On altı yaş', '112'])
          expect(await note.innerText()).toContain(danger);
        // Whom each point is for can be found at a glance.
        const subjects = await note.locator('li strong').allTextContents();
        expect(subjects).toHaveLength(seen.length);
        for (const whom of ['Gebelik', 'Kan sulandırıcı', 'Mide', 'Astım', 'Çocuklar'])
          expect(subjects.some((subject) => subject.startsWith(whom))).toBe(true);
      }),
  );
});
