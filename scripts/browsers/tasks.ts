import { strict as assert } from 'node:assert';
import { type TestPage, until } from './page.ts';

/** What a patient does on a phone, in every engine. */
interface Task {
  readonly name: string;
  readonly javaScript: boolean;
  /** Do the task; throw what is wrong. `site` is an address without a slash at its end. */
  run: (page: TestPage, site: string) => Promise<void>;
}

/** An expression: the element is laid out and not hidden. */
const visible = (selector: string): string =>
  `[...document.querySelectorAll('${selector}')].some((one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility === 'visible')`;

export const TASKS: readonly Task[] = [
  {
    name: 'read a page and open a fold of it',
    javaScript: true,
    async run(page, site) {
      await page.open(`${site}/kanal-tedavisi`);
      await until(page, visible('h1'));
      const [width, content] = await page.evaluate<[number, number]>(
        '[innerWidth, document.documentElement.scrollWidth]',
      );
      assert(content <= width, `scrolls sideways: ${content} of ${width} px`);
      await page.click('.part summary');
      await until(page, visible('.part[open] .unfolded'));
    },
  },
  {
    name: 'open the menu, follow a link',
    javaScript: true,
    async run(page, site) {
      await page.open(site);
      await page.click('.header button.menu-button');
      await until(page, visible('#menu .menu-places a'));
      await page.click('#menu .menu-places a[href="/iletisim"]');
      await until(page, "location.pathname === '/iletisim'");
      await until(page, visible('.contact .whereabouts'));
    },
  },
  {
    name: 'call 112 from the first screen, read its signs',
    javaScript: true,
    async run(page, site) {
      await page.open(site);
      const [top, height] = await page.evaluate<[number, number]>(
        `[document.querySelector('main a[href="tel:112"]').getBoundingClientRect().top, innerHeight]`,
      );
      assert(top < height, `112 is ${top} px down`);
      await page.open(`${site}/acil-dis-tedavisi`);
      const widths = await page.evaluate<number[]>(
        `[...document.querySelectorAll('.care.emergency .signs li, .care.emergency .more-signs summary')].map((one) => one.getBoundingClientRect().width).filter((width) => width > 0)`,
      );
      assert(
        widths.length > 0 && widths.every((width) => width > 150),
        `lines of signs are ${widths.join(', ')} px wide`,
      );
    },
  },
  {
    name: 'ask, and be told of an emergency',
    javaScript: true,
    async run(page, site) {
      await page.open(site);
      await page.type('#ask-question', 'nefes alamıyorum, yüzüm şişti\n');
      await until(page, visible('.ask-urgent a.button.urgent[href="tel:112"]'));
    },
  },
  {
    name: 'ask without JavaScript',
    javaScript: false,
    async run(page, site) {
      await page.open(site);
      await page.type('#ask-question', 'kanal tedavisi acıtır mı');
      await page.click('#ask-form button');
      await until(page, "location.pathname === '/sor'");
      await until(page, "document.querySelector('.ask-result').innerText.length > 80");
    },
  },
];
