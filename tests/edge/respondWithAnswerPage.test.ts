import { describe, expect, it } from 'vitest';
import { ASK_STATUS } from '#ask/browser/askStatus.ts';
import { ANSWER_SLOT, QUESTION_SLOT } from '#ask/edge/answerPage.ts';
import { ANSWER_WORDS } from '#ask/edge/answerWords.ts';
import { ASK_PATH, askPath } from '#site/addresses.ts';
import { ask, DATA, FIRST_AID, FOUND, host, HTML, MARKDOWN } from './sampleEdge.ts';

/** A host with the built page of `/sor`. */
const withPage: typeof host = (path, request) =>
  path === ASK_PATH
    ? Promise.resolve(
        new Response(`<title>Sorunuz</title><input ${QUESTION_SLOT}><div>${ANSWER_SLOT}</div>`, {
          headers: { ETag: '"x"', 'Content-Length': '1' },
        }),
      )
    : host(path, request);

const at = (address: string, more: Parameters<typeof ask>[1] = {}) =>
  ask(address, { headers: HTML, next: withPage, ...more });

it.each([`${ASK_PATH}?q=a`, `${ASK_PATH}.md?q=a`, '/fiyatlar'])(
  'a practice without the box has no %s',
  async (path) => {
    const data = { ...DATA, takesQuestions: false, shortcuts: {} };
    expect((await at(path, { data })).status).toBe(404);
    expect((await ask('/api/v1/answers?q=a', { data })).status).toBe(200);
  },
);

describe('/sor', () => {
  it('shows the question in its field and the answer below', async () => {
    const bait = '"><script>alert(1)</script>$&';
    const response = await at(askPath(bait));
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('etag')).toBeNull();
    const html = await response.text();
    expect(html).toContain('<input value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;">');
    expect(html).toContain(`<h3 tabindex="-1">${(FOUND as { question: string }).question}</h3>`);
    expect(html).not.toContain('<script');
    // Titles stay in the browser's history.
    expect(html).toContain('<title>Sorunuz</title>');
  });

  it('is negotiated like a page; its Markdown alternate is not', async () => {
    for (const [headers, path, type] of [
      [{ accept: 'text/markdown;q=0.5, text/html;q=0.4' }, ASK_PATH, 'text/markdown; charset=utf-8'],
      [{ accept: 'image/png' }, `${ASK_PATH}.md`, 'text/markdown; charset=utf-8'],
      [{}, ASK_PATH, 'text/html; charset=utf-8'],
    ] as const) {
      const response = await at(`${path}?q=a`, { headers });
      expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    }
  });

  it('has Markdown with first aid first and the notice last', async () => {
    const text = async (options: object) => (await at(askPath('ağrır *mı*'), { headers: MARKDOWN, options })).text();
    expect(await text({})).toBe(
      '# ağrır \\*mı\\*\n\n## Kanal tedavisi ağrır mı?\n\nHayır.\n\n' +
        `[${ANSWER_WORDS.source}](https://practice.example/sss/kanal#kanal-0)\n\nBilgiler geneldir.\n`,
    );
    const missing = { answer: () => ({ matched: false, related: [] }) };
    expect(await text(missing)).toContain('Bize yazın.\n\n<tel:+902320000012> · <https://wa.me/1?text=Merhaba>');
    const urgent = await text({ ...missing, firstAid: () => FIRST_AID });
    expect(urgent).toMatch(/^# .*\n\n\*\*Hemen 112’yi arayın\.[^]*Call 112 now\.\n\n\[112’yi arayın\]\(tel:112\)/);
    expect(urgent).not.toContain('Bize yazın');
  });

  it('names both representations with the question in a 406', async () => {
    const response = await at(askPath('a b'), { headers: { accept: 'application/json' } });
    expect(response.status).toBe(406);
    expect(await response.text()).toContain('https://practice.example/sor.md?q=a%20b');
  });

  it.each<[address: string, headers: Record<string, string>, method?: string]>([
    [`${ASK_PATH}?q=x`, HTML],
    [`${ASK_PATH}?q=x`, MARKDOWN],
    [`${ASK_PATH}?q=`, HTML],
    [`${ASK_PATH}?q=x`, { accept: 'image/png' }],
    // A question in a parameter of another name.
    [`${ASK_PATH}?soru=x`, HTML],
    ['/soor?q2=dişim ağrıyor', HTML],
    // Pages that take a question from the address, and addresses that do not exist.
    ['/?q=x', HTML],
    ['/hakkimda?q=x', MARKDOWN],
    ['/SOR?q=x', HTML],
    ['/api/v1/answers.json?q=x', {}],
    ['/api/v1/answers?q=', {}],
    // Addresses that ignore a question.
    ['/api/v1/faq?q=x', {}],
    ['/hakkimda.md?%71=x', {}],
    ['/about?q=x', {}],
    // Redirects and other methods.
    [`${ASK_PATH}/?q=x`, HTML],
    ['/api/v1/answers/?q=x', HTML],
    ['/api/v1/answers?q=a', HTML, 'POST'],
    [`${ASK_PATH}?q=a`, HTML, 'POST'],
  ])('is not cached, and sends no referrer: %s, %j', async (address, headers, method = 'GET') => {
    const response = await at(address, { headers, method });
    const isProblem = response.headers.get('content-type')?.includes('problem');
    expect(response.headers.get('cache-control')).toBe(isProblem ? 'no-store' : 'private, no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('rejects what the API rejects, says what is wrong with the question, and in Markdown how to ask and whom to call', async () => {
    for (const [query, reason, detail] of [
      ['?q=', ASK_STATUS.empty, 'is empty'],
      [`?q=${'a'.repeat(501)}`, ASK_STATUS.full, 'has 501 characters; 500 are the most'],
      ['?q=%FF', ASK_STATUS.rejected, 'is not percent-encoded UTF-8'],
      ['?q=a&q=b', ASK_STATUS.rejected, 'is given more than once'],
    ] as const) {
      const [html, markdown] = [await at(ASK_PATH + query), await at(ASK_PATH + query, { headers: MARKDOWN })];
      expect([html.status, markdown.status]).toEqual([400, 400]);
      expect(await html.text()).toContain(`<p>${reason}</p>`);
      const text = await markdown.text();
      expect(text).toMatch(new RegExp(`^# ${reason}\n\n.*${detail}.* 1 to 500 characters\\.\n`));
      for (const number of ['112', '+902320000012']) expect(text).toContain(`](tel:${number})`);
    }
  });

  it('shows first aid or when to call for a story that is too long, and keeps its text', async () => {
    const story = 'Dolgu yaptırmak istiyorum, randevu için yazıyorum. '.repeat(10).trim();
    const told = async (text: string, headers: Record<string, string>) => {
      const response = await at(askPath(text), { headers });
      expect(response.status).toBe(400);
      return response.text();
    };
    const html = await told(story, HTML);
    expect(html).toContain(`value="${story}"`);
    expect(html).toContain(ASK_STATUS.tooLong);
    expect(html).toContain('href="tel:112"');
    expect(await told(story, MARKDOWN)).toContain(ASK_STATUS.tooLong);
    const danger = `${story} Nefes alamıyorum!`;
    expect(await told(danger, HTML)).toMatch(/<section class="ask-urgent alarm stack">.*Dik oturun/);
    expect(await told(danger, MARKDOWN)).toMatch(/^\*.*Dik oturun/);
    for (const headers of [HTML, MARKDOWN]) expect(await told(danger, headers)).toContain(ASK_STATUS.full);
  });

  it('shows a page after any failure', async () => {
    const away = () => Promise.resolve(new Response(null, { status: 404 }));
    const broken = () => Promise.reject(new Error('secret'));
    const report = () => undefined;
    for (const next of [away, broken]) {
      const response = await at(askPath('ağrır mı'), { next, options: { report } });
      expect(response.status).toBe(200);
      expect(await response.text()).toMatch(/^<!doctype html>.*Hayır\./s);
      const answer = () => ({ ...FOUND, answer: QUESTION_SLOT });
      expect(await (await at(askPath('x'), { next, options: { report, answer } })).text()).toContain(QUESTION_SLOT);
      expect((await at(`${ASK_PATH}?q=`, { next, options: { report } })).status).toBe(400);
    }
    const response = await at(askPath('x'), { options: { answer: raise, report } });
    expect(response.status).toBe(200);
  });
});

function raise(): never {
  throw new Error('secret');
}
