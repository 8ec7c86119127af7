import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ASK } from '../../src/site/words.ts';
import { DESK, PHONE, SITE, visit } from './visit.ts';

interface Faq {
  readonly categories: readonly { questions: readonly { question: string; answer: string; url: string }[] }[];
}

const { categories } = (await (await fetch(`${SITE}/api/v1/faq`)).json()) as Faq;
const [known, other] = categories.map(({ questions }) => questions[0]!) as [Question, Question];
type Question = Faq['categories'][number]['questions'][number];

const NONSENSE = 'Qwrtz plmkn vbxzq?';
const API = '**/api/v1/answers?*';

/** The parts of the ask box of a page. */
const boxOf = (page: Page) => {
  const box = page.locator('ask-box');
  return {
    box,
    field: box.getByRole('textbox', { name: ASK.heading }),
    button: box.getByRole('button', { name: ASK.submit }),
    status: box.getByRole('status'),
    result: box.locator('[data-result]'),
    heading: box.locator('[data-result] h3'),
  };
};

const ask = async (page: Page, question: string): Promise<void> => {
  await boxOf(page).field.fill(question);
  await boxOf(page).button.click();
};

/** Keeps requests waiting until the test lets them go on. */
async function hold(page: Page): Promise<{ held: Route[]; next(): Promise<Route> }> {
  const held: Route[] = [];
  let wake: () => void = () => undefined;
  await page.route(API, (route) => {
    held.push(route);
    wake();
  });
  const next = async (): Promise<Route> => {
    const count = held.length;
    if (count > 0) return held[count - 1]!;
    await new Promise<void>((resolve) => (wake = resolve));
    return held.at(-1)!;
  };
  return { held, next };
}

const json = (body: object) => ({ contentType: 'application/json', body: JSON.stringify(body) });

describe('the ask box', () => {
  it.each(['/', '/sss', '/boyle-bir-sayfa-yok'])('answers on %s with the page to read on and the notice', (path) =>
    visit(path, {}, async ({ page, complaints }) => {
      await ask(page, known.question);
      const { heading, result, box } = boxOf(page);
      await heading.waitFor();
      expect(await heading.textContent()).toBe(known.question);
      expect((await result.locator('[data-part="answer"]').textContent())!.trim()).toBe(known.answer.trim());
      const { pathname, hash } = new URL(known.url);
      expect(await result.getByRole('link', { name: ASK.source }).getAttribute('href')).toBe(pathname + hash);
      expect(await box.locator('[data-part="notice"]').textContent()).not.toBe('');
      expect(complaints.filter((text) => !text.includes('status of 404')).join('\n')).toBe('');
    }),
  );

  it('leads to the answer where it stands, open', () =>
    visit('/', { viewport: PHONE }, async ({ page }) => {
      await ask(page, known.question);
      await boxOf(page).result.getByRole('link', { name: ASK.source }).click();
      await page.waitForURL(`**${new URL(known.url).pathname}#*`);
      expect(await page.locator(new URL(known.url).hash).isVisible()).toBe(true);
    }));

  it('shows related questions of this site', () =>
    visit('/', {}, async ({ page }) => {
      const related = [{ question: other.question, url: other.url }];
      await page.route(API, async (route) => {
        const body = (await (await route.fetch()).json()) as object;
        await route.fulfill(json({ ...body, related }));
      });
      await ask(page, known.question);
      const link = boxOf(page).result.getByRole('link', { name: other.question });
      expect(await link.getAttribute('href')).toBe(new URL(other.url).pathname + new URL(other.url).hash);
    }));

  it('leads to the practice where nothing matches', () =>
    visit('/', {}, async ({ page }) => {
      await ask(page, NONSENSE);
      const { heading, result } = boxOf(page);
      await heading.filter({ hasText: ASK.missing }).waitFor();
      const ways = await result
        .locator('.ask-ways a')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
      expect(ways).toStrictEqual([
        expect.stringMatching(/^https:\/\/wa\.me\/\d+\?text=/),
        expect.stringMatching(/^tel:\+\d+$/),
      ]);
    }));

  it('works by keyboard alone and leads the focus to the answer, then to its links', () =>
    visit('/', {}, async ({ page }) => {
      const { field, heading, result } = boxOf(page);
      for (
        let steps = 0;
        steps < 60 && !(await field.evaluate((element) => element === document.activeElement));
        steps++
      )
        await page.keyboard.press('Tab');
      await page.keyboard.type(known.question);
      await page.keyboard.press('Enter');
      await heading.waitFor();
      expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press('Tab');
      const source = result.getByRole('link', { name: ASK.source });
      expect(await source.evaluate((element) => element === document.activeElement)).toBe(true);
    }));

  it('leaves the focus with someone who went on, and tells them', () =>
    visit('/', {}, async ({ page }) => {
      const { next } = await hold(page);
      await ask(page, known.question);
      const route = await next();
      const elsewhere = page.locator('footer a').first();
      await elsewhere.focus();
      await route.continue();
      const { status, heading } = boxOf(page);
      await heading.waitFor();
      expect(await elsewhere.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await status.textContent()).toBe(ASK.found);
    }));

  it('says that it is busy, and no longer when the answer is there', () =>
    visit('/', {}, async ({ page }) => {
      const { next } = await hold(page);
      await ask(page, known.question);
      const { status, result, heading } = boxOf(page);
      const route = await next();
      expect(await status.textContent()).toBe(ASK.busy);
      expect(await result.getAttribute('aria-busy')).toBe('true');
      await route.continue();
      await heading.waitFor();
      expect(await status.textContent()).toBe('');
      expect(await result.getAttribute('aria-busy')).toBe('false');
    }));

  it('drops an older request for a newer one', () =>
    visit('/', {}, async ({ page }) => {
      const { held, next } = await hold(page);
      const failed = page.waitForEvent('requestfailed');
      await ask(page, known.question);
      await next();
      held.length = 0;
      await ask(page, other.question);
      expect(decodeURIComponent((await failed).url())).toContain(known.question);
      await (await next()).continue();
      const { heading } = boxOf(page);
      await heading.waitFor();
      expect(await heading.textContent()).toBe(other.question);
    }));

  it.each([
    ['a server error', 500, ASK.failed],
    ['a refusal', 400, ASK.refused],
    ['a host without the function', 404, ASK.failed],
  ])('tells of %s, shows the way to the practice and lets one try again', (_, status, words) =>
    visit('/', {}, async ({ page }) => {
      await page.route(API, (route) => route.fulfill({ status, contentType: 'text/html', body: '' }), { times: 1 });
      await ask(page, known.question);
      const box = boxOf(page);
      await box.status.filter({ hasText: words }).waitFor();
      expect(await box.result.getByRole('link').getAttribute('href')).toMatch(/^https:\/\/wa\.me\//);
      await box.button.click();
      await box.heading.waitFor();
      expect(await box.heading.textContent()).toBe(known.question);
    }),
  );

  it('tells of a host that answers a page where an answer should be', () =>
    visit('/', {}, async ({ page }) => {
      await page.route(API, (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }));
      await ask(page, known.question);
      await boxOf(page).status.filter({ hasText: ASK.failed }).waitFor();
    }));

  it('says that one is offline', () =>
    visit('/', {}, async ({ page }) => {
      await page.context().setOffline(true);
      await ask(page, known.question);
      await boxOf(page).status.filter({ hasText: ASK.offline }).waitFor();
    }));

  it('does not wait for ever', () =>
    visit('/', {}, async ({ page }) => {
      await page.clock.install();
      const { next } = await hold(page);
      await ask(page, known.question);
      await next();
      await page.clock.fastForward(10_000);
      await boxOf(page).status.filter({ hasText: ASK.failed }).waitFor();
    }));

  it('takes what the server says for text, never for markup', () =>
    visit('/', {}, async ({ page, complaints }) => {
      const bait = '<img src=x onerror=alert(1)><b>kalın</b>';
      const body = {
        query: bait,
        matched: true,
        id: 'x',
        question: bait,
        answer: bait,
        url: known.url,
        confidence: 1,
        source: 'fuse',
      };
      await page.route(API, (route) =>
        route.fulfill(json({ ...body, related: [{ question: bait, url: other.url }], notice: bait })),
      );
      await ask(page, bait);
      const { heading, result } = boxOf(page);
      await heading.waitFor();
      expect(await heading.textContent()).toBe(bait);
      expect(await result.locator('img, b').count()).toBe(0);
      expect(complaints).toStrictEqual([]);
    }));

  it('takes 500 characters and counts the last of them', () =>
    visit('/', {}, async ({ page }) => {
      const { field, box, status } = boxOf(page);
      await field.fill('a'.repeat(460));
      expect(await box.locator('[data-left]').textContent()).toBe(ASK.left(40));
      await field.press('End');
      await page.keyboard.insertText('b'.repeat(60));
      expect((await field.inputValue()).length).toBe(500);
      expect(await box.locator('[data-left]').textContent()).toBe(ASK.left(0));
      expect(await status.textContent()).toBe(ASK.full);
    }));

  it('asks nothing where nothing but spaces stands', () =>
    visit('/', {}, async ({ page }) => {
      const { held } = await hold(page);
      await ask(page, '   ');
      const { status, field } = boxOf(page);
      expect(await status.textContent()).toBe(ASK.empty);
      expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(held).toHaveLength(0);
    }));

  it('answers a question that came with the address', () =>
    visit(`/sss?q=${encodeURIComponent(known.question)}`, {}, async ({ page }) => {
      const { field, heading } = boxOf(page);
      await heading.waitFor();
      expect(await field.inputValue()).toBe(known.question);
      expect(await heading.textContent()).toBe(known.question);
    }));

  it.each([
    ['an answer', known.question, PHONE],
    ['an answer', known.question, DESK],
    ['no answer', NONSENSE, PHONE],
    ['no answer', NONSENSE, DESK],
  ])('moves the page when one asks, not again when %s comes', (_, question, viewport) =>
    visit('/', { viewport }, async ({ page }) => {
      const { next } = await hold(page);
      const { heading } = boxOf(page);
      await page.evaluate(() => {
        const shifts: number[] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) shifts.push(entry.value);
        }).observe({ type: 'layout-shift' });
      });
      await ask(page, question);
      const route = await next();
      // A shift within half a second of a click is the click's own, and fonts that come late are the page's.
      await page.waitForTimeout(700);
      await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts.splice(0));
      await route.continue();
      await heading.waitFor();
      await page.waitForTimeout(200);
      const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
      expect(
        shifts.reduce((sum, value) => sum + value, 0),
        JSON.stringify(viewport),
      ).toBeLessThan(0.02);
    }),
  );
});

describe('the ask box without JavaScript', () => {
  it('leads to the list of questions, and says how else to ask', () =>
    visit('/', { javaScriptEnabled: false, viewport: PHONE }, async ({ page }) => {
      const { field, button, box } = boxOf(page);
      const words = box.locator('noscript p');
      expect(await words.isVisible()).toBe(true);
      expect(await words.textContent()).toContain(ASK.noScript);
      await field.fill(known.question);
      await button.click();
      await page.waitForURL('**/sss?q=*');
      for (const { questions } of categories.slice(0, 3)) {
        const { pathname } = new URL(questions[0]!.url);
        expect(await page.locator(`main a[href="${pathname}"]`).first().isVisible()).toBe(true);
      }
    }));
});
