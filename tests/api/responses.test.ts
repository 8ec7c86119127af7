import { describe, expect, it } from 'vitest';
import { catalog } from '../../src/api/catalog.ts';
import { faq } from '../../src/api/faq.ts';
import { SUCCESS } from '../../src/api/openApiPaths.ts';
import { OPERATIONS } from '../../src/api/operations.ts';
import { pages } from '../../src/api/pages.ts';
import { post, posts } from '../../src/api/posts.ts';
import { practice } from '../../src/api/practice.ts';
import { services } from '../../src/api/services.ts';
import { BASE, site } from './sample-site.ts';

describe('every response', () => {
  it.each([
    ['ApiIndex', catalog(site)],
    ['Practice', practice(site)],
    ['ServiceList', services(site)],
    ['PageList', pages(site)],
    ['FaqList', faq(site)],
    ['PostList', posts(site)],
    ['Post', post(site, 'ilk')],
  ] as const)('%s fits its schema and holds nothing undefined', (name, value) => {
    expect(SUCCESS[name].parse(value)).toStrictEqual(JSON.parse(JSON.stringify(value)));
  });

  it.each(Object.entries(SUCCESS).filter(([name]) => name !== 'AnswerResponse'))(
    '%s rejects a member more',
    (name, schema) => {
      const values = {
        ApiIndex: catalog,
        Practice: practice,
        ServiceList: services,
        PageList: pages,
        FaqList: faq,
        PostList: posts,
      };
      const value = name === 'Post' ? post(site, 'ilk') : values[name as keyof typeof values](site);
      expect(schema.safeParse(value).success).toBe(true);
      expect(schema.safeParse({ ...value, more: 1 }).error?.issues[0]?.code).toBe('unrecognized_keys');
    },
  );
});

describe('the catalog', () => {
  it('lists every operation in the order of the table', () => {
    expect(catalog(site).endpoints).toStrictEqual(
      OPERATIONS.map(({ path, operationId, summary }) => ({ path, operationId, summary })),
    );
  });

  it('names the related resources by absolute address', () => {
    expect(catalog(site)).toMatchObject({
      version: '1.0.0',
      openapi: `${BASE}/openapi.json`,
      documentation: `${BASE}/developers`,
      llmsTxt: `${BASE}/llms.txt`,
      sitemap: `${BASE}/sitemap.xml`,
    });
  });
});

describe('the practice', () => {
  it('books by a prefilled message to the digits of the number', () => {
    const { booking } = practice(site);
    const url = new URL(booking.url!);
    expect(`${url.origin}${url.pathname}`).toBe(`https://wa.me/${site.practice.booking.whatsapp!.slice(1)}`);
    expect(url.searchParams.get('text')).toBe(site.practice.booking.message);
    expect(booking).toMatchObject({ channel: 'messaging', emergency: `${BASE}/acil-dis-tedavisi` });
    expect(booking).not.toHaveProperty('message');
  });

  it('gives a closed day no times', () => {
    const hours = practice(site).openingHours;
    expect(hours.filter(({ closed }) => closed)).toStrictEqual([{ days: ['Sunday'], closed: true }]);
    for (const { opens, closes, closed } of hours)
      expect([Boolean(opens), Boolean(closes)]).toStrictEqual([!closed, !closed]);
  });

  it('links its pages and the profile of the dentist', () => {
    const { links, doctor, url } = practice(site);
    expect(url).toBe(`${BASE}/`);
    expect(doctor.profileUrl).toBe(`${BASE}/hakkimda`);
    expect(links).toStrictEqual({
      about: `${BASE}/hakkimda`,
      contact: `${BASE}/iletisim`,
      faq: `${BASE}/sss`,
      blog: `${BASE}/blog`,
      privacy: `${BASE}/gizlilik`,
      llmsTxt: `${BASE}/llms.txt`,
    });
  });
});

describe('services', () => {
  it('come before treatment pages, each in its own order', () => {
    expect(services(site).items.map(({ kind, slug }) => `${kind} ${slug}`)).toStrictEqual([
      'service kanal-tedavisi',
      'service apikal-cerrahi',
      'page acil-dis-tedavisi',
      'page dis-beyazlatma',
    ]);
  });

  it('have a short title and a procedure name; pages have neither', () => {
    for (const item of services(site).items) {
      expect('shortTitle' in item).toBe(item.kind === 'service');
      expect('procedureName' in item).toBe(item.kind === 'service');
    }
  });

  it('name the Markdown alternate by .md after the path', () => {
    expect(services(site).items[0]).toMatchObject({
      path: '/kanal-tedavisi',
      url: `${BASE}/kanal-tedavisi`,
      markdownUrl: `${BASE}/kanal-tedavisi.md`,
      lastReviewed: '2026-05-04',
    });
  });
});

describe('pages', () => {
  it('counts them and begins with the home page and its own Markdown alternate', () => {
    const { count, items } = pages(site);
    expect(count).toBe(site.pages.length);
    expect(items.map(({ path }) => path)).toStrictEqual(site.pages.map(({ path }) => path));
    expect(items[0]).toMatchObject({ url: `${BASE}/`, path: '/', kind: 'home', markdownUrl: `${BASE}/index.md` });
    expect(items[1]).toMatchObject({ url: `${BASE}/hakkimda`, markdownUrl: `${BASE}/hakkimda.md` });
  });
});
