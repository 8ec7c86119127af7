import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DevServer, startDev } from './devServer.ts';

const SERVICE = 'services/bel-boyun-agrisi.md';
let dev: DevServer;

beforeAll(async () => {
  dev = await startDev('tests/fixtures/practice');
});
afterAll(() => dev?.stop());

const text = async (path: string, accept?: string) => (await dev.get(path, accept)).text;

describe('npm run dev', () => {
  it.each([
    ['/', 'text/html'],
    ['/bel-boyun-agrisi', 'text/html'],
    ['/bel-boyun-agrisi.md', 'text/markdown; charset=utf-8'],
    ['/api/v1/practice', 'application/json; charset=utf-8'],
    ['/api/v1/posts/evde-egzersiz.json', 'application/json; charset=utf-8'],
    ['/api/v1/answers?q=merhaba', 'application/json; charset=utf-8'],
    ['/openapi.json', 'application/json; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/feed.xml', 'application/rss+xml; charset=utf-8'],
    ['/drawings/gerinme.svg', 'image/svg+xml'],
    ['/admin/', 'text/html'],
    ['/admin/config.yml', 'text/yaml'],
  ])('serves %s as %s', async (path, type) => {
    const reply = await dev.get(path);
    expect(reply).toMatchObject({ status: 200, type });
    expect(reply.text.length).toBeGreaterThan(100);
  });

  it('answers a question at /sor, in HTML and in Markdown', async () => {
    const html = await dev.get('/sor?q=randevu');
    expect(html).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' });
    expect(html.text).toMatch(/value="randevu"[^]*data-result[^>]*><section/);
    expect(await text('/sor.md?q=randevu')).toMatch(/^# randevu\n/);
  });

  it('negotiates and rejects as the deployed site does', async () => {
    expect(await dev.get('/bel-boyun-agrisi', 'text/markdown')).toMatchObject({
      status: 200,
      type: 'text/markdown; charset=utf-8',
    });
    expect(await dev.get('/bel-boyun-agrisi', 'application/json')).toMatchObject({ status: 406 });
    expect(await dev.get('/api/v1/posts/yok')).toMatchObject({ status: 404, type: expect.stringContaining('problem') });
    expect(await dev.get('/yok')).toMatchObject({ status: 404, type: expect.stringContaining('text/html') });
    expect(await dev.get('/about')).toMatchObject({ status: 301 });
    for (const path of ['/%ff', '/%', '/@fs/%zz']) expect(await dev.get(path)).toMatchObject({ status: 400 });
    expect(await dev.get('/blog/')).toMatchObject({ status: 301 });
  });

  it('writes its own address into links, so that they lead somewhere', async () => {
    expect(await text('/llms.txt')).toContain(`](${dev.address}/bel-boyun-agrisi.md)`);
  });

  it('shows a change of text in HTML, Markdown alternate and API at once', async () => {
    const sentence = 'Sabahları yatakta üç dakika gerinmek güne hazırlar.';
    await dev.change('posts/evde-egzersiz.md', (post) => `${post}\n${sentence}\n`);
    expect(await text('/blog/evde-egzersiz')).toContain(sentence);
    expect(await text('/blog/evde-egzersiz.md')).toContain(sentence);
    expect(await text('/api/v1/posts/evde-egzersiz')).toContain(sentence);
  });

  it('has no question box once the practice has switched it off', async () => {
    const pages = ['/', '/bel-boyun-agrisi', '/sss', '/yok'];
    for (const path of pages) expect(await text(path, 'text/html'), path).toContain('action="/sor"');
    await dev.change('practice.yaml', (practice) => `${practice}\nask: false\n`);
    for (const path of pages) expect(await text(path, 'text/html'), path).not.toMatch(/\/sor|ask-box|ask-line/);
    expect(await dev.get('/sor?q=randevu')).toMatchObject({ status: 404 });
    expect(await dev.get('/api/v1/answers?q=randevu')).toMatchObject({ status: 200 });
  });

  it('shows a change of a title, or of the practice, wherever it appears', async () => {
    const title = 'Bel ve boyun için yeni başlık';
    await dev.change(SERVICE, (page) => page.replace(/^title: .*$/m, `title: ${title}`));
    await dev.change('practice.yaml', (yaml) => yaml.replace('iletisim@', 'randevu@'));
    for (const path of ['/bel-boyun-agrisi', '/bel-boyun-agrisi.md', '/llms.txt', '/api/v1/services', '/index.md'])
      expect(await text(path), path).toContain(title);
    for (const path of ['/', '/iletisim.md', '/api/v1/practice']) expect(await text(path), path).toContain('randevu@');
  });

  it('adds a new page, and drops one that is deleted', async () => {
    const file = 'symptoms/bel-tutulmasi.md';
    await dev.change(file, () => SYMPTOM);
    expect(await dev.get('/belirti/bel-tutulmasi')).toMatchObject({ status: 200 });
    expect(await text('/api/v1/pages')).toContain('/belirti/bel-tutulmasi');
    await dev.remove(file);
    expect(await dev.get('/belirti/bel-tutulmasi')).toMatchObject({ status: 404 });
    expect(await dev.get('/belirti/bel-tutulmasi.md')).toMatchObject({ status: 404 });
  });

  it('shows every error with its place instead of any page, and comes back when they are fixed', async () => {
    let whole = '';
    await dev.change('posts/masa-basinda-oturmak.md', (post) => {
      whole = post;
      return post.replace(/^updatedAt: .*$/m, 'updatedAt: 2026-02-30').replace(/^title: .*$/m, 'title: ""');
    });
    const broken = await dev.get('/');
    expect(broken).toMatchObject({ status: 500 });
    expect(broken.text).toContain('posts/masa-basinda-oturmak.md:2:8  title');
    expect(broken.text).toContain('posts/masa-basinda-oturmak.md:9:12  updatedAt');
    expect(broken.text).toContain('2026-02-30');
    expect(broken.text, 'the page loads itself again').toContain('import("/@vite/client")');
    expect(await dev.get('/index.md', '*/*')).toMatchObject({ status: 500 });

    await dev.change('posts/masa-basinda-oturmak.md', () => whole);
    expect(await dev.get('/')).toMatchObject({ status: 200 });
    expect(await dev.get('/blog/masa-basinda-oturmak.md')).toMatchObject({ status: 200 });
  });

  it('starts with content that is already broken', async () => {
    const other = await startDev('tests/fixtures/practice/pages');
    try {
      const reply = await other.get('/');
      expect(reply).toMatchObject({ status: 500 });
      expect(reply.text).toContain('practice.yaml');
    } finally {
      other.stop();
    }
  });
});

const SYMPTOM = `---
title: Bel tutulması ve ilk iki gün
description: >-
  Bel birden tutulduğunda ilk iki gün nasıl geçirilir, hangi hareketten kaçınılır, hangi bulgular varsa beklemeden hekime gidilmesi gerekir?
lastReviewed: 2026-10-01
related:
  - services/bel-boyun-agrisi
doNow:
  - Kısa adımlarla yürüyün.
care:
  sameDay:
    - Bacakta güçsüzlük olduysa
---
Çoğu tutulma birkaç gün içinde geçer.
`;
