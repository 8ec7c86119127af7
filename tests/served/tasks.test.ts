import { beforeAll, describe, expect, it } from 'vitest';
import type { AnswerResponse } from '#api/answerResponse.ts';
import type { FaqList } from '#api/faq.ts';
import type { PostList } from '#api/posts.ts';
import type { PracticeProfile } from '#api/practiceProfile.ts';
import { ask, runtime } from './ask.ts';

/**
 * Fifteen tasks for an agent that knows only the address of the site. It does each with what it has read so far and as
 * few further requests as it needs, and requests only what an earlier response has named.
 */

const MAX_REQUESTS = 18;
const MAX_BYTES = 150_000;

/** A reader that remembers what it has read, and counts what it costs. */
class Reader {
  requests = 0;
  bytes = 0;
  readonly #read = new Map<string, string>();
  readonly #named = new Set<string>();

  /** Addresses are paths of the site, or absolute ones as the site names them. */
  async get(address: string, method = 'GET'): Promise<{ text: string; headers: Headers }> {
    const path = address.replace(/^https?:\/\/[^/]+/, '') || '/';
    const known = this.#read.get(path);
    if (known !== undefined) return { text: known, headers: new Headers() };
    const [bare = ''] = path.split('?');
    if (this.requests > 0) expect([bare, this.#named.has(bare)]).toEqual([bare, true]);
    const { status, headers, text } = await ask(path, { method, headers: { accept: '*/*' } });
    expect([path, status]).toEqual([path, 200]);
    this.requests++;
    this.bytes += Buffer.byteLength(text);
    this.#read.set(path, text);
    for (const [, target] of `${headers.get('link') ?? ''} ${text}`.matchAll(
      /(?:https?:\/\/[^/\s"()<>]+)?(\/[\w./{}-]*)/g,
    ))
      this.#named.add(target!.replace(/\.$/, ''));
    return { text, headers };
  }

  async json<T>(address: string): Promise<T> {
    return JSON.parse((await this.get(address)).text) as T;
  }

  /** The first page of a list of llms.txt whose line fits. */
  async page(fits: RegExp): Promise<string> {
    const line = (await this.get('/llms.txt')).text.split('\n').find((one) => one.startsWith('- [') && fits.test(one));
    return (await this.get(/\]\((\S+)\)/.exec(line!)![1]!)).text;
  }
}

describe('fifteen tasks from the address of the site alone', () => {
  const reader = new Reader();
  const api = (path: string) => `/api/v1/${path}`;
  const question = (text: string) => reader.json<AnswerResponse>(`${api('answers')}?q=${encodeURIComponent(text)}`);
  let practice: PracticeProfile;

  beforeAll(async () => {
    // HEAD of the home page names the overview and the API; the overview names the rest.
    const { headers } = await reader.get('/', 'HEAD');
    expect(headers.get('link')).toContain('</llms.txt>; rel="describedby"');
    const overview = (await reader.get('/llms.txt')).text;
    await reader.get(/\S+\/api\/v1(?=[\s,;(])/.exec(overview)![0]);
    practice = await reader.json(api('practice'));
  });

  it('1 to 6: hours on each day, on holidays, the place, the number, appointments, fees and education', () => {
    expect(new Set(practice.openingHours.flatMap(({ days }) => days)).size).toBe(7);
    expect(practice.timezone).toMatch(/^\w+\/\w+/);
    expect(practice.booking.instructions).toMatch(/holiday|appointment/i);
    expect(practice.address.display).not.toBe('');
    expect(practice.phone.e164).toMatch(/^\+\d+$/);
    expect(practice.booking.url ?? practice.phone.e164).toMatch(/^https:|^\+/);
    expect(practice.feesPolicy.length).toBeGreaterThan(20);
    expect(practice.doctor.education?.length ?? practice.doctor.title.length).toBeGreaterThan(0);
  });
  it('7: what is treated there?', async () => {
    const { items } = await reader.json<{ items: { kind: string; url: string }[] }>(api('services'));
    expect(items.map(({ kind }) => kind)).toContain('service');
  });
  it('8: my face is swollen and I have a fever', async () => {
    const { urgent } = await question('Yüzüm şişti, ateşim var, ne yapmalıyım?');
    expect(urgent).toMatchObject({ call: '112' });
    expect(urgent!.messageEn).toContain('112');
  });
  it('9: what does the emergency page say?', async () => {
    const { text } = await reader.get(`${practice.booking.emergency}.md`);
    expect(text).toContain('tel:112');
  });
  it('10: a patient’s question that the FAQ knows', async () => {
    const { categories } = await reader.json<FaqList>(
      `${api('faq')}?category=${/\/sss\/([a-z0-9-]+)\.md/.exec((await reader.get('/llms.txt')).text)![1]}`,
    );
    const [asked] = categories[0]!.questions;
    const answer = await question(asked!.question);
    expect(answer).toMatchObject({ matched: true, id: asked!.id });
    // To the same page, by an anchor that lasts.
    expect((answer as { url: string }).url.split('#')[0]).toBe(asked!.url.split('#')[0]);
  });
  it('11: a question that nobody there can answer', async () => {
    const phone = expect.stringMatching(/^\+/) as string;
    expect(await question('qwertyuiop asdfghjkl')).toMatchObject({ matched: false, fallback: { phone } });
  });
  it('12: what is the newest post, and what does it say?', async () => {
    const { items } = await reader.json<PostList>(api('posts'));
    const { text } = await reader.get(items[0]!.markdownUrl);
    expect(text).toContain(`updated: "${items[0]!.updatedAt}"`);
  });
  it('13: how do I get there from a neighborhood?', async () => {
    expect(await reader.page(/\/ulasim\//)).toMatch(/^kind: "neighborhood"$/m);
  });
  it('14: what is to be done about a symptom, by whom was that reviewed, and what is cited?', async () => {
    const text = await reader.page(/\/belirti\//);
    expect(text).toMatch(/^reviewed: "\d{4}-\d\d-\d\d"$/m);
    expect(text).toMatch(/^canonical: "https?:\/\/\S+\/belirti\/\S+"$/m);
  });
  it('15: which of two treatments?', async () => {
    expect(await reader.page(/\/karsilastirma\//)).toContain('\n| ');
  });

  it(`costs at most ${MAX_REQUESTS} requests and ${MAX_BYTES / 1000} KB`, () => {
    console.log(`${runtime}: ${reader.requests} requests, ${reader.bytes} bytes.`);
    expect(reader.requests).toBeGreaterThan(10);
    expect(reader.requests).toBeLessThanOrEqual(MAX_REQUESTS);
    expect(reader.bytes).toBeLessThanOrEqual(MAX_BYTES);
  });
});
