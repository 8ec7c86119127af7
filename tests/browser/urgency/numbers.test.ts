import { expect, it } from 'vitest';
import { PHONE, visit } from '../visit.ts';
import { EMERGENCY } from '../ways.ts';

it.each(['/sss/acil-durumlar', '/blog/dis-apsesi-nedir', EMERGENCY, '/'])(
  'on %s every number to call in running text is a link that calls it, in no heading and in no other link',
  (path) =>
    visit(path, { viewport: PHONE }, async ({ page }) => {
      const wrong = await page.evaluate(() => {
        const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (
            node.parentElement!.closest('a, h1, h2, h3, summary, script, svg, ask-box, .on-paper, [data-call-beside]')
          )
            continue;
          if (/(?:112|114|184)’/.test(node.textContent!)) found.push(node.textContent!.trim());
        }
        const nested = document.querySelectorAll(':is(h1, h2, h3, summary, a) a[href^="tel:1"]');
        return [...found, ...[...nested].map(({ outerHTML }) => outerHTML)];
      });
      expect(wrong).toStrictEqual([]);
      const inText = await page.locator('main a[href="tel:112"]:not(.button, ask-box a)').count();
      // Where a button stands beside the words, they call nobody a second time.
      if (path === '/') expect(inText).toBe(0);
      else expect(inText).toBeGreaterThan(0);
    }),
);
