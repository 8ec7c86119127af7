import { describe, expect, test } from 'vitest';
import { ANSWER_SLOT, ASKED, askedPath, FIELD_SLOT } from '../../src/site/asked.ts';
import { SAID } from '../../src/site/said.ts';
import { WORDS } from '../../src/site/words.ts';
import { ask, FOUND, host, HTML } from './sample-edge.ts';

/** The page of all questions, with the slots of the built one. */
const page: typeof host = (path, request) =>
  path === '/sss'
    ? Promise.resolve(
        new Response(
          `<title>Sorular</title><h1 class="x">Sorular</h1><ask-box data-phone="+902320000012"><input ${FIELD_SLOT}><div>${ANSWER_SLOT}</div>` +
            '<template data-view="urgent"><p class="ask-ways" data-part="wait"><a href="tel:1">1</a></p></template>' +
            '<template data-view="inEnglish"><p lang="en">Open.</p></template>' +
            '<template data-view="ways"><a href="https://wa.me/1?text=%7Bquestion%7D">Yaz</a></template>',
          { headers: { ETag: '"x"', 'Content-Length': '1' } },
        ),
      )
    : host(path, request);

const at = (address: string, more: Parameters<typeof ask>[1] = {}) =>
  ask(address, { headers: HTML, next: page, ...more });

describe('an answer with the page of all questions', () => {
  test('has a title that names the question, and a heading that says it is answered', async () => {
    const html = await (await at(askedPath('ağrır <mı>?'))).text();
    expect(html).toContain('<title>Sorunuzun yanıtı: ağrır &lt;mı&gt;?</title>');
    expect(html).toContain('<h1 class="x">Sorunuzun yanıtı</h1>');
    const long = await (await at(askedPath('a'.repeat(300)))).text();
    expect(long).toContain(`<title>Sorunuzun yanıtı: ${'a'.repeat(80)}…</title>`);
    // No letter is cut in two: a browser would show what is left of it as an unknown sign.
    const faces = await (await at(askedPath(`a${'😀'.repeat(200)}`))).text();
    expect(faces).toContain(`<title>Sorunuzun yanıtı: a${'😀'.repeat(79)}…</title>`);
  });

  test('says in English first when the practice is open, where the question is English and nothing is urgent', async () => {
    const html = await (await at(askedPath('what are your hours'))).text();
    expect(html.indexOf('<p lang="en">Open.</p>')).toBeGreaterThan(0);
    expect(html.indexOf('<p lang="en">Open.</p>')).toBeLessThan(html.indexOf('ask-answer'));
    const shown = (await (await at(askedPath('ağrır mı'))).text()).split('<template')[0];
    expect(shown).not.toContain('Open.');
  });

  test.each([
    ['swelling', true],
    ['airway', false],
  ] as const)('offers to be seen the same day where that may be enough: %s', async (kind, waits) => {
    const urgent = { kind, call: '112', message: 'Arayın.', messageEn: 'Call.', url: 'https://x.example/a' } as const;
    const html = (await (await at(askedPath('şişti'), { options: { urgent: () => urgent } })).text()).split(
      '<template',
    )[0]!;
    expect(html.includes('data-part="wait"')).toBe(waits);
  });

  test('shows what the engine and the question say as text', async () => {
    const bait = '"><script>alert(1)</script>$&';
    const answer = () => ({ ...(FOUND as Extract<typeof FOUND, { matched: true }>), question: bait, answer: bait });
    for (const response of [
      await at(askedPath(bait), { options: { answer } }),
      await at(askedPath(bait), { options: { answer: () => ({ matched: false, related: [] }) } }),
    ]) {
      const html = await response.text();
      expect(html).not.toContain('<script');
      expect(html).toContain('value="&quot;&gt;&lt;script&gt;');
    }
  });

  test.each([
    ['dilim şişti', false],
    ['my tongue is swollen', true],
  ])('says in English, too, what is urgent, first where the question is English: %s', async (question, isFirst) => {
    const urgent = {
      kind: 'airway',
      call: '112',
      message: 'Hemen arayın.',
      messageEn: 'Call <now>.',
      url: 'https://x.example/a',
    } as const;
    const html = await (await at(askedPath(question), { options: { urgent: () => urgent } })).text();
    const [english, turkish] = ['<p>Call &lt;now&gt;.</p>', '<p>Hemen arayın.</p>'].map((words) => html.indexOf(words));
    expect(Math.min(english!, turkish!)).toBeGreaterThan(0);
    expect(english! < turkish!).toBe(isFirst);
    expect(html.includes('lang="en" open')).toBe(isFirst);
  });

  test('links the numbers that an answer says to call, but for the one of the button above', async () => {
    const message = '114’ü arayın; uykuya eğilimde 112’yi arayın.';
    const urgent = { kind: 'poison', call: '114', message, messageEn: 'x' } as const;
    const answer = () => ({
      ...(FOUND as Extract<typeof FOUND, { matched: true }>),
      answer: '184’ü, <bizi> 0232 000 00 12',
    });
    const options = { answer, urgent: () => ({ ...urgent, url: 'https://x.example/a' }) };
    const html = await (await at(askedPath('ilaç içti'), { options })).text();
    expect(html).toContain('<p>114’ü arayın; uykuya eğilimde <a href="tel:112">112’yi\u00a0arayın</a>.</p>');
    expect(html).toContain(
      '<p><a href="tel:184">184’ü</a>, &lt;bizi&gt; <a href="tel:+902320000012">0232\u00a0000\u00a000\u00a012</a></p>',
    );
  });

  test('puts the question into the message to the practice where none is found', async () => {
    const response = await at(askedPath('a b$&'), { options: { answer: () => ({ matched: false, related: [] }) } });
    expect(await response.text()).toContain('https://wa.me/1?text=a%20b%24%26');
  });

  test.each(['', '   ', 'a'.repeat(501)])('says that it cannot be read: %s', async (question) => {
    const response = await at(askedPath(question));
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(SAID.rejected);
  });

  test.each([`${ASKED}?q=%FF`, `${ASKED}?q=a&q=b`])('%s is rejected as the API rejects it', async (address) => {
    expect((await at(address)).status).toBe(400);
  });

  test('without a question it is the page itself', async () => {
    const response = await at(ASKED);
    expect([response.status, response.headers.get('location')]).toEqual([301, '/sss']);
  });

  test('another method is rejected', async () => {
    expect((await at(askedPath('x'), { method: 'POST' })).status).toBe(405);
  });
});

test('who guesses an address for fees is led to what is answered about them', async () => {
  for (const address of ['/fiyat', '/ucretler?utm_source=x']) {
    const response = await at(address);
    expect([response.status, response.headers.get('location')]).toEqual([301, askedPath(WORDS.feesQuestion)]);
  }
});
