import { strict as assert } from 'node:assert';
import type { Page } from 'playwright-core';

/** What a patient does on a phone, in every browser. */
interface PatientTask {
  readonly name: string;
  readonly javaScript: boolean;
  /** Do the task; throw what is wrong. */
  run: (page: Page) => Promise<void>;
}

export const PATIENT_TASKS: readonly PatientTask[] = [
  {
    name: 'read a page and open a fold of it',
    javaScript: true,
    async run(page) {
      await page.goto('/kanal-tedavisi');
      const [width, content] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth] as const);
      assert(content <= width, `scrolls sideways: ${content} of ${width} px`);
      await page.locator('.part summary').first().click();
      await page.locator('.part[open] .unfolded').first().waitFor();
    },
  },
  {
    name: 'open the menu, follow a link',
    javaScript: true,
    async run(page) {
      await page.goto('/');
      await page.locator('.header button.menu-button').click();
      await page.locator('#menu .menu-pages a[href="/iletisim"]').click();
      await page.waitForURL('/iletisim');
      await page.locator('.contact .whereabouts').first().waitFor();
    },
  },
  {
    name: 'call 112 from the first screen, read its signs',
    javaScript: true,
    async run(page) {
      await page.goto('/');
      const call = await page.locator('main a[href="tel:112"]').first().boundingBox();
      assert(call && call.y < 844, `112 is ${call?.y} px down`);
      await page.goto('/acil-dis-tedavisi');
      const signs = await page.locator('.care.emergency > ul > li').all();
      const boxes = await Promise.all(signs.map((sign) => sign.boundingBox()));
      const widths = boxes.flatMap((box) => (box ? [box.width] : []));
      assert(
        widths.length > 0 && widths.every((width) => width > 150),
        `lines of signs are ${widths.join(', ')} px wide`,
      );
    },
  },
  {
    name: 'ask, and be told of an emergency',
    javaScript: true,
    async run(page) {
      await page.goto('/');
      await page.locator('#ask-question').pressSequentially('nefes alamıyorum, yüzüm şişti\n');
      await page.locator('.ask-urgent a.button.urgent[href="tel:112"]').waitFor();
    },
  },
  {
    name: 'ask without JavaScript',
    javaScript: false,
    async run(page) {
      await page.goto('/');
      await page.locator('#ask-question').fill('kanal tedavisi acıtır mı');
      await page.locator('#ask-form button').click();
      await page.waitForURL('**/sor?*');
      const answer = await page.locator('.ask-result').innerText();
      assert(answer.length > 80, `the answer is ${JSON.stringify(answer)}`);
    },
  },
];
