import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SAID } from '../../src/site/said.ts';
import { ASK, CARE } from '../../src/site/words.ts';
import { violations } from './violations.ts';
import { COLOURS, PHONE, SITE, visit } from './visit.ts';

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
      const answer = await result.locator('.ask-answer [data-part="answer"]').textContent();
      // A number to call stays on one line.
      expect(answer!.trim().replaceAll('\u00a0', ' ')).toBe(known.answer.trim());
      const { pathname, hash } = new URL(known.url);
      expect(await result.getByRole('link', { name: ASK.source }).first().getAttribute('href')).toBe(pathname + hash);
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

  it.each([true, false])('links the numbers that an answer says to call; with JavaScript: %s', (javaScriptEnabled) =>
    visit('/', { javaScriptEnabled }, async ({ page }) => {
      await ask(page, 'çocuğum çamaşır suyu içti');
      const { result } = boxOf(page);
      await result.locator('.ask-urgent').waitFor();
      const numbers = (part: string) =>
        result.locator(`${part} a[href^="tel:"]`).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      // The button calls 114; the text names 112, too.
      expect(await numbers('.ask-urgent')).toEqual(['tel:114', 'tel:112']);
      await ask(page, NONSENSE);
      await result.locator('.ask-instead').waitFor();
      expect(await numbers('.ask-instead p:not(.ask-ways)')).toEqual(['tel:112']);
      await ask(page, 'Ağzımdaki kanama durmuyor, ne yapmalıyım?');
      await result.locator('.ask-answer').waitFor();
      expect(await numbers('[data-part="answer"]')).toContain('tel:112');
    }),
  );

  it('unfolds the answers of related questions', () =>
    visit('/', {}, async ({ page }) => {
      const related = [{ question: other.question, answer: 'Bir yanıt.', url: other.url }];
      await page.route(API, async (route) => {
        const body = (await (await route.fetch()).json()) as object;
        await route.fulfill(json({ ...body, related }));
      });
      await ask(page, known.question);
      const { result } = boxOf(page);
      const answer = result.getByText('Bir yanıt.');
      await result.getByText(other.question).waitFor();
      expect(await answer.isVisible()).toBe(false);
      await result.getByText(other.question).click();
      expect(await answer.isVisible()).toBe(true);
      const link = result.locator('details').getByRole('link', { name: ASK.source });
      expect(await link.getAttribute('href')).toBe(new URL(other.url).pathname + new URL(other.url).hash);
    }));

  it('leads to the practice where nothing matches', () =>
    visit('/', {}, async ({ page }) => {
      await ask(page, NONSENSE);
      const { heading, result } = boxOf(page);
      await heading.filter({ hasText: ASK.onward }).waitFor();
      const ways = await result
        .locator('.ask-ways a')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
      expect(ways).toStrictEqual([
        expect.stringMatching(/^https:\/\/wa\.me\/\d+\?text=/),
        expect.stringMatching(/^tel:\+\d+$/),
      ]);
      expect(new URL(ways[0]!).searchParams.get('text')).toBe(ASK.unanswered(NONSENSE));
    }));

  it('asks back where it is not sure, with the answers to choose from and the question ready to be sent', () =>
    visit('/', { viewport: PHONE }, async ({ page }) => {
      const asked = 'Dişim aniden ağrıdı';
      const related = [known, other].map(({ question, url }, place) => ({
        question,
        answer: `Dişim: yanıt ${place}.`,
        url,
      }));
      await page.route(API, async (route) => {
        const body = (await (await route.fetch()).json()) as object;
        await route.fulfill(json({ ...body, related }));
      });
      await ask(page, asked);
      const { heading, result } = boxOf(page);
      await heading.filter({ hasText: ASK.unsure }).waitFor();
      expect(await result.textContent()).not.toContain(ASK.onward);
      expect(await result.locator('details').count()).toBe(2);
      await result.getByText(other.question).click();
      expect(await result.getByText('Dişim: yanıt 1.').isVisible()).toBe(true);
      const message = await result.locator('.ask-ways a').first().getAttribute('href');
      expect(new URL(message!).searchParams.get('text')).toBe(ASK.unanswered(asked));
    }));

  it.each([known.question, NONSENSE])('puts the call for help first where it is urgent: %s', (question) =>
    visit('/', { viewport: PHONE, reducedMotion: 'reduce' }, async ({ page }) => {
      // A Wednesday, eleven in the morning: while the practice is closed the bar begins with 112 whatever is asked.
      await page.clock.setFixedTime(new Date('2026-11-25T08:00:00Z'));
      await page.reload();
      const urgent = { call: '112', message: 'Hemen arayın.', messageEn: 'Call now.', url: other.url };
      const related = [{ question: other.question, answer: other.answer, url: other.url }];
      await page.route(API, async (route) => {
        const body = (await (await route.fetch()).json()) as { matched: boolean };
        await route.fulfill(json({ ...body, urgent, ...(body.matched ? {} : { related }) }));
      });
      // A Wednesday, eleven in the morning: while the practice is closed the bar begins with 112 at any rate.
      await page.clock.setFixedTime(new Date('2026-11-25T08:00:00Z'));
      await page.reload();
      await ask(page, question);
      const { heading, result } = boxOf(page);
      await heading.first().waitFor();
      expect(await heading.first().textContent()).toContain(SAID.urgent);
      const calls = result.getByRole('link');
      expect(await calls.first().getAttribute('href')).toBe('tel:112');
      const [button, card] = [await calls.first().boundingBox(), await result.locator('.ask-urgent').boundingBox()];
      expect(button!.width).toBeGreaterThan(0.8 * card!.width);
      expect(button!.y + button!.height).toBeLessThan(PHONE.height);
      expect(await result.textContent()).toContain(urgent.message);
      expect(await result.locator('[lang="en"]').textContent()).toContain(urgent.messageEn);
      // Nobody is told to write and wait, and no other question is guessed at.
      if (question === NONSENSE) expect(await result.locator('.questions summary').count()).toBe(0);
      expect(await result.locator('a[href^="https://wa.me"]').count()).toBe(0);
      const bar = page.locator('.bar a:visible').first();
      expect(await bar.getAttribute('href')).toBe('tel:112');
      await page.unroute(API);
      await ask(page, other.question);
      await heading.filter({ hasText: other.question }).waitFor();
      expect(await page.locator('.bar a:visible').first().getAttribute('href')).not.toBe('tel:112');
    }),
  );

  it.each([
    ['is asked', '/', 'Dilim şişti, nefes alamıyorum', false],
    ['came with the address', `/sss?q=${encodeURIComponent('Dilim şişti, nefes alamıyorum')}`, '', false],
    ['is asked in English', '/', 'My tongue is swollen and I cannot breathe', true],
  ])('shows what is urgent in full above the bar when it %s, and again after a reload', (_, path, question, english) =>
    visit(path, { viewport: { width: 390, height: 844 } }, async ({ page }) => {
      if (question) await ask(page, question);
      const card = page.locator('.ask-urgent');
      const first = card.locator(english ? 'details > p' : '[data-part="first"]');
      const seen = async () => {
        const [words, button, bar] = await Promise.all(
          [first, card.locator('.button'), page.locator('.bar')].map((part) => part.boundingBox()),
        );
        return button!.y > 0 && words!.y + words!.height < bar!.y;
      };
      for (const again of [() => Promise.resolve(), () => page.reload()]) {
        await again();
        await card.waitFor();
        await expect.poll(seen, { timeout: 3000 }).toBe(true);
        expect(await card.locator('details').evaluate((fold: HTMLDetailsElement) => fold.open)).toBe(english);
      }
    }),
  );

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
      const link = result.getByRole('link').first();
      expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
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
      expect(await status.textContent()).toBe(SAID.found);
    }));

  it('says that it is busy, and no longer when the answer is there', () =>
    visit('/', {}, async ({ page }) => {
      const { next } = await hold(page);
      await ask(page, known.question);
      const { status, result, heading } = boxOf(page);
      const route = await next();
      expect(await status.textContent()).toBe(SAID.busy);
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
    ['a server error', 500, SAID.failed],
    ['a rejection', 400, SAID.rejected],
    ['a host without the function', 404, SAID.failed],
  ])('tells of %s, shows the way to the practice and lets one try again', (_, status, words) =>
    visit('/', {}, async ({ page }) => {
      // A Wednesday, eleven in the morning: the practice is open.
      await page.clock.setFixedTime(new Date('2026-11-25T08:00:00Z'));
      await page.reload();
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
      await box.result.getByRole('button', { name: ASK.retry }).click();
      await box.heading.waitFor();
      expect(await box.heading.textContent()).toBe(known.question);
    }),
  );

  it('tells of a host that answers a page where an answer should be', () =>
    visit('/', {}, async ({ page }) => {
      await page.route(API, (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }));
      await ask(page, known.question);
      await boxOf(page).status.filter({ hasText: SAID.failed }).waitFor();
    }));

  it('says that one is offline, offers the telephone, and asks again when the connection is back', () =>
    visit('/', {}, async ({ page }) => {
      // A Wednesday, eleven in the morning: the practice is open.
      await page.clock.setFixedTime(new Date('2026-11-25T08:00:00Z'));
      await page.reload();
      await page.context().setOffline(true);
      await ask(page, known.question);
      const { status, result, heading } = boxOf(page);
      await status.filter({ hasText: SAID.offline }).waitFor();
      const links = await result.getByRole('link').evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
      expect(links).toStrictEqual(['tel:112', expect.stringMatching(/^tel:\+\d+$/)]);
      await page.context().setOffline(false);
      await heading.waitFor();
      expect(await heading.textContent()).toBe(known.question);
    }));

  it('says from the second second on not to wait in an emergency, above an answer of before too', () =>
    visit('/', {}, async ({ page }) => {
      await page.clock.install();
      const { status } = boxOf(page);
      const { next } = await hold(page);
      for (const question of [known.question, other.question]) {
        await ask(page, question);
        const route = await next();
        expect(await status.textContent()).toBe(SAID.busy);
        await page.clock.fastForward(2000);
        const call = status.getByRole('link', { name: CARE.emergency.call });
        expect(await call.getAttribute('href')).toBe('tel:112');
        expect(await status.textContent()).toContain(ASK.wait);
        await route.continue();
        await boxOf(page).heading.waitFor();
        await expect.poll(() => status.textContent()).toBe('');
      }
    }));

  it('does not wait for ever', () =>
    visit('/', {}, async ({ page }) => {
      await page.clock.install();
      const { next } = await hold(page);
      await ask(page, known.question);
      await next();
      await page.clock.fastForward(10_000);
      await boxOf(page).status.filter({ hasText: SAID.failed }).waitFor();
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
        route.fulfill(json({ ...body, related: [{ question: bait, answer: bait, url: other.url }], notice: bait })),
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
      expect(await box.locator('[data-left]').textContent()).toBe(SAID.left(40));
      await field.press('End');
      await page.keyboard.insertText('b'.repeat(60));
      expect((await field.inputValue()).length).toBe(500);
      expect(await box.locator('[data-left]').textContent()).toBe(SAID.left(0));
      expect(await status.textContent()).toBe(SAID.full);
    }));

  it('asks nothing where nothing but spaces stands', () =>
    visit('/', {}, async ({ page }) => {
      const { held } = await hold(page);
      await ask(page, '   ');
      const { box, field } = boxOf(page);
      const error = box.locator('#ask-error');
      expect(await error.textContent()).toBe(SAID.empty);
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      expect(await field.getAttribute('aria-describedby')).toContain('ask-error');
      expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
      expect((await error.boundingBox())!.y).toBeLessThan((await box.locator('.ask-hint').boundingBox())!.y);
      await field.fill('a');
      expect(await error.textContent()).toBe('');
      expect(await field.getAttribute('aria-invalid')).toBe(null);
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
    ['dişim soğuğa hassas', /taşı temizliği/],
    ['pazar günü açık mısınız', /panik/],
  ])('never answers “%s” with what merely sounds like it', (question, wrong) =>
    visit('/', { viewport: PHONE }, async ({ page }) => {
      await ask(page, question);
      const { heading, result } = boxOf(page);
      await heading.first().waitFor();
      const answered = await result.locator('.ask-answer h3').allTextContents();
      expect(answered.filter((text) => wrong.test(text))).toStrictEqual([]);
      expect(await result.locator('summary').filter({ hasText: /panik/i }).count()).toBe(0);
    }),
  );

  it('keeps question and answer when one goes on and comes back, and when one loads the page again', () =>
    visit('/', { viewport: PHONE }, async ({ page }) => {
      let requests = 0;
      await page.route(API, (route) => {
        requests++;
        return route.continue();
      });
      await ask(page, known.question);
      const { field, heading, result } = boxOf(page);
      await heading.waitFor();
      expect(new URL(page.url()).searchParams.get('q')).toBe(known.question);
      await result.getByRole('link', { name: ASK.source }).first().click();
      await page.waitForURL(`**${new URL(known.url).pathname}#*`);
      for (const again of [() => page.goBack(), () => page.reload()]) {
        await again();
        await heading.waitFor();
        expect(await heading.textContent()).toBe(known.question);
        expect(await field.inputValue()).toBe(known.question);
      }
      expect(requests).toBe(1);
    }));

  it.each([
    ['an answer', known.question],
    ['no answer', NONSENSE],
  ])('is as high as what it says while one waits and when %s comes, and the field stays where it is', (_, question) =>
    visit('/', { viewport: PHONE, reducedMotion: 'reduce' }, async ({ page }) => {
      const { next } = await hold(page);
      const { box, heading, field } = boxOf(page);
      /** Height of the box below the end of what it shows. */
      const blank = () =>
        box.evaluate((element) => {
          const shown = [...element.querySelectorAll('.ask-hint, [role="status"], [data-result]')];
          const ends = shown.map((part) => part.getBoundingClientRect().bottom);
          return element.getBoundingClientRect().bottom - Math.max(...ends);
        });
      expect(await blank()).toBeLessThan(40);
      const idle = await box.evaluate((element) => element.getBoundingClientRect().height);
      await ask(page, question);
      const route = await next();
      expect(await box.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThan(idle + 160);
      expect(await blank()).toBeLessThan(40);
      const settle = () => page.waitForTimeout(500);
      await settle();
      const before = (await field.boundingBox())!.y;
      await route.continue();
      await heading.waitFor();
      await settle();
      expect((await field.boundingBox())!.y).toBe(before);
      expect(await blank()).toBeLessThan(40);
      const { y } = (await heading.boundingBox())!;
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(PHONE.height / 2);
    }),
  );
});

/** As wide as a phone, and so high that the bar lies over nothing that axe would take for cut off. */
const HIGH = { ...PHONE, height: 2400 };

describe.each(COLOURS)('the ask box in %s colours', (_name, colours) => {
  const urgent = { call: '112', message: 'Hemen arayın.', messageEn: 'Call now.', url: other.url };
  const related = [{ question: other.question, answer: other.answer, url: other.url }];
  it.each([
    ['an answer', known.question, {}],
    ['something urgent', known.question, { urgent }],
    ['questions to choose from', NONSENSE, { related }],
    ['nothing found', NONSENSE, { related: [] }],
  ])('has no error that axe finds with %s', (_, question, more) =>
    visit('/', { viewport: HIGH, ...colours, reducedMotion: 'reduce' }, async ({ page }) => {
      await page.route(API, async (route) => {
        const body = (await (await route.fetch()).json()) as object;
        await route.fulfill(json({ ...body, ...more }));
      });
      await ask(page, question);
      await boxOf(page).heading.first().waitFor();
      expect((await violations(page)).join('\n')).toBe('');
    }),
  );
});

describe('the ask box without JavaScript', () => {
  /** What the box shows of an answer: its words, and where its links lead. */
  const shown = (page: Page) =>
    boxOf(page).result.evaluate((result) => ({
      words: [...result.querySelectorAll('h3, h4, p, summary')].map(({ textContent }) =>
        textContent!.trim().replaceAll(/\s+/g, ' '),
      ),
      links: [...result.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    }));

  it.each([
    ['an answer', known.question],
    ['no sure answer', NONSENSE],
    ['an answer that is urgent', 'Dişim yerinden çıktı ne yapmalıyım'],
    ['no answer, and urgent', 'Nefes alamıyorum'],
    ['quotes and marks of HTML', '"><img src=x onerror=alert(1)>$& ağrıyor'],
  ])('leads to the same as with it: %s', async (_, question) => {
    const scripted = await visit('/', { viewport: PHONE }, async ({ page }) => {
      await ask(page, question);
      await boxOf(page).heading.first().waitFor();
      return shown(page);
    });
    await visit('/', { javaScriptEnabled: false, viewport: PHONE }, async ({ page }) => {
      const { field, button, box, result } = boxOf(page);
      expect(await box.locator('noscript a[href="tel:112"]').isVisible()).toBe(true);
      await field.fill(question);
      await button.click();
      await page.waitForURL('**/sor?q=*');
      expect(await shown(page)).toStrictEqual(scripted);
      expect(await result.locator('h3').first().isVisible()).toBe(true);
      expect(await field.inputValue()).toBe(question);
      expect(await page.locator('img[src="x"]').count()).toBe(0);
      // All questions are there still.
      const { pathname } = new URL(known.url);
      expect(await page.locator(`main a[href="${pathname}"]`).first().isVisible()).toBe(true);
    });
  });

  it.each(COLOURS)('has no error that axe finds in %s colours where the answer came with the page', (_name, colours) =>
    visit(`/sor?q=${encodeURIComponent(known.question)}`, { viewport: PHONE, ...colours }, async ({ page }) => {
      expect((await violations(page)).join('\n')).toBe('');
    }),
  );
});
