import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CARE, SIGNPOST, WORDS } from '../../src/site/words.ts';
import { at, MORNING, NIGHT } from './clock.ts';
import { settled } from './layout.ts';
import { DESK, LARGE_PHONE, PHONE, SITE, visit } from './visit.ts';
import { hrefs, TEL } from './ways.ts';

const EMERGENCY = '/acil-dis-tedavisi';

describe('a page that is about something else', () => {
  const pages = ['/kanal-tedavisi', '/blog/hamilelikte-dis-tedavisi', '/sss/agri-ve-konfor'];
  it.each(pages)('%s begins with the way to the signs, and has their cards in full behind its text', (path) =>
    visit(path, { viewport: PHONE, javaScriptEnabled: false, reducedMotion: 'reduce' }, async ({ page }) => {
      const signpost = page.locator('.masthead .signpost');
      expect((await signpost.boundingBox())!.y).toBeLessThan(PHONE.height);
      expect(await signpost.locator('a').first().getAttribute('href')).toBe('tel:112');
      expect(await page.locator('.first .care').count()).toBe(0);
      const signs = page.locator('.care.emergency');
      await signpost.getByRole('link', { name: SIGNPOST.emergency }).click();
      await expect.poll(async () => (await signs.boundingBox())!.y).toBeLessThan(PHONE.height / 2);
      expect(await signs.locator('li').count()).toBeGreaterThan(1);
    }),
  );

  it('jumps to the signs at once, however far down they stand', () =>
    visit('/kanal-tedavisi', { viewport: PHONE }, async ({ page }) => {
      await page.locator('.signpost').getByRole('link', { name: SIGNPOST.emergency }).click();
      await settled(page);
      expect((await page.locator('.care.emergency').boundingBox())!.y).toBeLessThan(PHONE.height / 2);
    }));

  it.each([NIGHT, MORNING])('has the way to the signs before the ways to the practice at %o', (time) =>
    visit('/kanal-tedavisi', { viewport: LARGE_PHONE }, async ({ page }) => {
      await at(page, time);
      const top = async (selector: string) => (await page.locator(`.masthead ${selector}`).boundingBox())!.y;
      expect(await top('.signpost')).toBeLessThan(await top('.actions'));
    }),
  );

  it.each([
    [NIGHT, 'tel:184'],
    [MORNING, TEL],
  ])('has calls in sight of a desk wherever one reads at %o', (time, second) =>
    visit('/kanal-tedavisi', { viewport: { width: 1280, height: 600 } }, async ({ page }) => {
      await at(page, time);
      for (const down of [2500, 5500]) {
        await page.evaluate((y) => scrollTo(0, y), down);
        await settled(page);
        const calls = page.locator('.contents-calls a:visible');
        expect(await hrefs(page, '.contents-calls a')).toEqual(['tel:112', second]);
        const { y, height } = (await calls.last().boundingBox())!;
        expect(y).toBeGreaterThan(0);
        expect(y + height).toBeLessThanOrEqual(600);
      }
    }),
  );

  it('gives a desk the cards in the width of its text, and each way in one line', () =>
    visit('/kanal-tedavisi', { viewport: DESK }, async ({ page }) => {
      await at(page, NIGHT);
      const sizes = await page
        .locator('.text .care')
        .evaluateAll((all) => all.map((card) => [card.clientWidth, card.parentElement!.parentElement!.clientWidth]));
      expect(sizes.length).toBe(2);
      for (const [card, text] of sizes) expect(card).toBeGreaterThan(text! - 20);
      const heights = await page
        .locator('.text .care-actions a:visible')
        .evaluateAll((all) => all.map((way) => way.clientHeight));
      expect(Math.max(...heights)).toBeLessThan(52);
    }));

  it('names signs of a treatment page, and its rows are as high as a finger', () =>
    visit('/kanal-tedavisi', { viewport: LARGE_PHONE }, async ({ page }) => {
      const signpost = page.locator('.masthead .signpost');
      expect(await signpost.innerText()).toMatch(/Nefes [^]*112’yi\sarayın/);
      const heights = await signpost.locator('a').evaluateAll((all) => all.map((link) => link.clientHeight));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(42);
      // The call takes the width, above the links.
      const [box, call, link] = await Promise.all(
        [signpost, signpost.locator('.button'), signpost.locator('.places')].map((part) => part.boundingBox()),
      );
      expect(call!.width).toBeGreaterThan(box!.width - 50);
      expect(call!.y + call!.height).toBeLessThanOrEqual(link!.y);
    }));

  it('leaves the message as the first way to reach the practice', () =>
    visit('/kanal-tedavisi', { viewport: PHONE }, async ({ page }) => {
      await at(page, MORNING);
      expect(await page.locator('.bar a[href^="https://wa.me"]').count()).toBe(1);
      expect(await page.locator('.bar [data-urgent-call]').isVisible()).toBe(false);
    }));
});

it.each(['/hekimler-icin', '/blog', '/hakkimda'])(
  '%s, which has no signs of its own, shows a phone the way to help at once, and its lead before its review',
  (path) =>
    visit(path, { viewport: LARGE_PHONE, javaScriptEnabled: false }, async ({ page }) => {
      const masthead = page.locator('.masthead');
      const way = (await masthead.locator(`.signpost a[href="${EMERGENCY}"]`).boundingBox())!;
      const { height: bar } = (await page.locator('.bar').boundingBox())!;
      expect(way.y + way.height).toBeLessThan(LARGE_PHONE.height - bar);
      expect(await masthead.locator('.signpost a[href="tel:112"]').isVisible()).toBe(true);
      const lead = (await masthead.locator('.lead').boundingBox())!;
      const review = (await masthead.getByText(WORDS.reviewed).boundingBox())!;
      expect(lead.y).toBeLessThan(review.y);
    }),
);

describe('the page for emergencies', () => {
  it.each([PHONE, DESK])('has its signs in groups under titles, at $width px', (viewport) =>
    visit(EMERGENCY, { viewport }, async ({ page }) => {
      const card = page.locator('.care.emergency').first();
      const counts = await card
        .locator('.care-groups > :has(h3)')
        .evaluateAll((groups) => groups.map((group) => group.querySelectorAll('li').length));
      expect(counts.length).toBeGreaterThan(3);
      expect(Math.min(...counts)).toBeGreaterThan(0);
      expect(Math.max(...counts)).toBeLessThan(7);
    }),
  );

  it('shows a phone the first sign of each group, and how the others begin, which open; a desk, and paper, all signs', () =>
    visit(EMERGENCY, { viewport: LARGE_PHONE, javaScriptEnabled: false }, async ({ page }) => {
      const signs = page.locator('.care-groups li');
      const seen = () =>
        signs.evaluateAll((all) => all.filter((sign) => sign.checkVisibility({ contentVisibilityAuto: true })).length);
      const all = await signs.count();
      for (const group of await page.locator('.care-groups > div').all())
        expect(await group.locator('li').first().isVisible()).toBe(true);
      const folded = await seen();
      expect(folded).toBeLessThan(all);
      const more = page.locator('.more-signs', { hasText: 'Başını çarpan kişi' });
      const summary = more.locator('summary');
      expect(await summary.innerText()).toMatch(/^5 belirti daha\s+Darbeden sonra bayılma/);
      expect((await summary.boundingBox())!.height).toBeGreaterThanOrEqual(44);
      await summary.click();
      expect(await seen()).toBe(folded + 5);
      await page.setViewportSize(DESK);
      expect(await seen()).toBe(all);
      expect(await summary.isVisible()).toBe(false);
      await page.setViewportSize(LARGE_PHONE);
      await page.emulateMedia({ media: 'print' });
      expect(await signs.evaluateAll((every) => every.filter((sign) => sign.clientHeight > 10).length)).toBe(all);
    }));

  it('shows a tooth that came out beside the steps to take', () =>
    visit(EMERGENCY, { viewport: DESK }, async ({ page }) => {
      const card = page.locator('.care', { hasText: 'dişi hemen yerine koyun' });
      const [steps, drawing] = [await card.locator('ol').boundingBox(), await card.locator('.drawing').boundingBox()];
      expect(drawing!.x).toBeGreaterThan(steps!.x + steps!.width);
      expect(drawing!.y).toBeLessThan(steps!.y + steps!.height);
      expect(await page.locator('main .drawing').count()).toBe(1);
    }));

  it('leads at a touch to the signs with which to call the same day', () =>
    visit(EMERGENCY, { viewport: PHONE, javaScriptEnabled: false, reducedMotion: 'reduce' }, async ({ page }) => {
      await page.locator('.jumps').getByRole('link', { name: CARE.sameDay.jump }).click();
      const heading = page.getByRole('heading', { name: CARE.sameDay.heading });
      await expect.poll(async () => (await heading.boundingBox())!.y).toBeLessThan(PHONE.height / 2);
    }));

  it('leads at a touch to what to do with a tooth that came out, whose title says to put it back', () =>
    visit(EMERGENCY, { viewport: PHONE, javaScriptEnabled: false, reducedMotion: 'reduce' }, async ({ page }) => {
      const jump = page.locator('.jumps').getByRole('link', { name: 'Dişim yerinden çıktı' });
      expect((await jump.boundingBox())!.y).toBeLessThan(PHONE.height);
      await jump.click();
      const heading = page.getByRole('heading', { name: /dişi hemen yerine koyun/ });
      await expect.poll(async () => (await heading.boundingBox())!.y).toBeLessThan(PHONE.height / 2);
      const card = page.locator('.care', { has: heading });
      expect(await card.locator('ol > li').count()).toBeGreaterThan(3);
      expect(await card.locator('a[href^="tel:+"]').isVisible()).toBe(true);
    }));

  it.each([EMERGENCY, '/belirti/gece-dis-agrisi'])('as %s, leads to what to do now', (path) =>
    visit(path, { viewport: PHONE, reducedMotion: 'reduce' }, async ({ page }) => {
      await page.locator('.jumps').getByRole('link', { name: WORDS.doNow }).click();
      const heading = page.getByRole('heading', { name: WORDS.doNow });
      await expect.poll(async () => (await heading.boundingBox())!.y).toBeLessThan(PHONE.height / 2);
    }),
  );

  it('tells the call to 112 from other buttons by its border, in forced colours', () =>
    visit(EMERGENCY, { viewport: LARGE_PHONE, forcedColors: 'active' }, async ({ page }) => {
      const border = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((button) => parseFloat(getComputedStyle(button).borderTopWidth));
      expect(await border('.care.emergency .button')).toBeGreaterThanOrEqual(4);
      expect(await border('.bar [data-urgent-call]')).toBeGreaterThanOrEqual(4);
      expect(await border('.care.sameDay .button')).toBeLessThanOrEqual(1);
    }));
});

describe('a page that opens with the signs for an ambulance', () => {
  const PAGES = ['/belirti/gece-dis-agrisi', '/belirti/yuz-sisligi', EMERGENCY];

  it.each(PAGES)('%s has red before what to do now, and that before the signs of the same day', (path) =>
    visit(path, { viewport: LARGE_PHONE }, async ({ page }) => {
      const top = async (locator: Locator) => (await locator.boundingBox())!.y;
      const red = await top(page.locator('.care.emergency'));
      const now = await top(page.locator('.points.now'));
      const sameDay = await top(
        page.locator('.care.sameDay', { has: page.getByRole('heading', { name: CARE.sameDay.heading }) }),
      );
      expect([red, now, sameDay]).toEqual([red, now, sameDay].toSorted((a, b) => a - b));
    }),
  );

  it('of a symptom says below its title what helps, and what to do now on the second screen of a phone', async () => {
    const { items } = (await (await fetch(`${SITE}/api/v1/pages`)).json()) as {
      items: { kind: string; path: string }[];
    };
    const symptoms = items.filter(({ kind }) => kind === 'symptom');
    expect(symptoms.length).toBeGreaterThan(5);
    for (const { path } of symptoms)
      await visit(path, { viewport: LARGE_PHONE }, async ({ page }) => {
        await at(page, NIGHT);
        const relief = (await page.locator('.masthead .lead').boundingBox())!;
        expect(await page.locator('.masthead .lead').innerText(), path).toMatch(/^Kırmızı karttaki belirtiler yoksa: /);
        expect(relief.height, path).toBeLessThan(130);
        const first = (await page.locator('.points.now li').first().boundingBox())!;
        const { height: bar } = (await page.locator('.bar').boundingBox())!;
        expect(first.y + first.height, path).toBeLessThan(1.75 * LARGE_PHONE.height - bar);
        // Three signs in full, and how the others begin.
        expect(await page.locator('.care.emergency li:visible').count(), path).toBeGreaterThan(2);
      });
  });

  it.each(PAGES.slice(0, 2))('%s has a desk beside its title the drawing, once, and cards that can be read', (path) =>
    visit(path, { viewport: DESK }, async ({ page }) => {
      // The other is for who hears the page.
      const seen = async () => {
        const boxes = await Promise.all(
          (await page.locator('main .drawing:visible').all()).map((drawing) => drawing.boundingBox()),
        );
        return boxes.filter((box) => box!.width > 1).map((box) => box!);
      };
      expect(await seen()).toHaveLength(1);
      expect(await page.getByRole('img').count()).toBe(1);
      const title = (await page.locator('h1').boundingBox())!;
      const { x, y } = (await seen())[0]!;
      expect(x).toBeGreaterThan(title.x + title.width);
      expect(y).toBeLessThan(title.y + title.height);
      const card = page.locator('.care.emergency');
      expect((await card.locator('.button').boundingBox())!.y).toBeLessThan(DESK.height);
      const widths = await page.locator('.cares > *').evaluateAll((all) => all.map((one) => one.clientWidth));
      expect(Math.min(...widths)).toBeGreaterThan(400);
      await page.setViewportSize(LARGE_PHONE);
      expect(await seen()).toHaveLength(1);
      expect((await seen())[0]!.y).toBeGreaterThan((await card.boundingBox())!.y);
    }),
  );

  it.each(PAGES)('%s names its reviewer behind the cards, where reading begins', (path) =>
    visit(path, { viewport: LARGE_PHONE }, async ({ page }) => {
      const byline = (await page.locator('.meta', { hasText: WORDS.reviewer }).boundingBox())!;
      const last = (await page.locator('.first :is(.care, .points)').last().boundingBox())!;
      expect(byline.y).toBeGreaterThan(last.y + last.height);
      const top = (await page.locator('.care.emergency').boundingBox())!.y;
      expect(top).toBeLessThan(LARGE_PHONE.height * 0.7);
    }),
  );

  it.each(PAGES)('%s sends to 112 at most twice on the first screen of a phone', (path) =>
    visit(path, { viewport: LARGE_PHONE }, async ({ page }) => {
      const calls = await page
        .locator('a[href="tel:112"]:visible')
        .evaluateAll((all) => all.filter((link) => link.getBoundingClientRect().top < innerHeight).length);
      expect(calls).toBeGreaterThan(0);
      expect(calls).toBeLessThan(3);
    }),
  );

  it('has no jump where it would stand alone', () =>
    visit('/blog/dis-apsesi-nedir', { viewport: LARGE_PHONE }, async ({ page }) => {
      expect(await page.locator('.care.emergency').count()).toBe(1);
      expect(await page.locator('.jumps').count()).toBe(0);
    }));
});

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
      }),
  );
});

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
      const inText = await page.locator('main a[href="tel:112"]:not(.button)').count();
      // Where a button stands beside the words, they call nobody a second time.
      if (path === '/') expect(inText).toBe(0);
      else expect(inText).toBeGreaterThan(0);
    }),
);
