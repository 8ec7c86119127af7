import { describe, expect, it } from 'vitest';
import { type OperationId, ROUTES } from '#api/edge/operationRoutes.ts';
import type { FaqList } from '#api/faq.ts';
import type { WholePost } from '#api/posts.ts';
import { validateAgainstOpenApi } from '../api/openapiValidator.ts';
import { practices } from './practices.ts';

/** The operation that a file answers, by `ROUTES`. */
const operationOf = (file: string): OperationId =>
  (Object.keys(ROUTES) as OperationId[]).find((id) =>
    ROUTES[id].snapshots.some((path) => new RegExp(`^${path.replace(/\{\w+\}/, '[^/]+')}$`).test(file)),
  )!;

describe.each(practices)('the JSON API of the $name practice', (practice) => {
  it('names only addresses that exist on this site', () => {
    const pages = new Set([practice.base, ...practice.pages().map(({ url }) => url)]);
    const published = new Set(practice.files().map((file) => practice.base + file));
    const isThere = (address: string) =>
      pages.has(address) || published.has(address) || published.has(`${address}.json`);
    for (const file of practice.files().filter((name) => /^\/(?:api[./]|openapi)/.test(name)))
      for (const address of addressesIn(practice.json(file), practice.base))
        expect(isThere(address.split('#')[0]!), `${file}: ${address}`).toBe(true);
  });

  it('matches its own openapi.json in every file', () => {
    const document = practice.json<object>('/openapi.json');
    const files = practice.files().filter((file) => /^\/api[./]/.test(file));
    expect(files.length).toBeGreaterThan(6);
    for (const file of files)
      expect([file, ...validateAgainstOpenApi(document, operationOf(file), practice.json(file))]).toEqual([file]);
  });

  it('lists posts newest first, each with the text of its own file', () => {
    const { items } = practice.json<{ items: WholePost[] }>('/api/v1/posts.json');
    const isBefore = (one: WholePost, other: WholePost) =>
      one.updatedAt === other.updatedAt ? one.slug < other.slug : one.updatedAt > other.updatedAt;
    expect(items).toEqual(items.toSorted((one, other) => (isBefore(one, other) ? -1 : 1)));
    for (const item of items) {
      const post = practice.json<WholePost>(`/api/v1/posts/${item.slug}.json`);
      expect(post).toMatchObject(item);
      for (const [, href] of post.content.html.matchAll(/(?:href|src)="([^"]*)"/g)) expect(href).toMatch(/^[a-z]+:/);
      expect(practice.read(`/blog/${item.slug}.md`)).toContain(post.content.markdown.trim());
    }
  });

  it('gives every question an address that its page has', () => {
    for (const category of practice.json<FaqList>('/api/v1/faq.json').categories) {
      expect(practice.json(`/api/v1/faq/${category.id}.json`)).toEqual({ count: 1, categories: [category] });
      const page = practice.read(`/sss/${category.id}.html`);
      category.questions.forEach(({ id, url }, index) => {
        expect([id, url]).toEqual([`${category.id}-${index}`, `${practice.base}/sss/${category.id}#${id}`]);
        expect(page).toContain(`id="${id}"`);
      });
    }
  });

  it('has no success rate in the list of services, and at /api the same as at /api/v1', () => {
    expect(practice.read('/api/v1/services.json')).not.toMatch(/%\s?\d|\d\s?%|yüzde \d/);
    expect(practice.read('/api.json')).toBe(practice.read('/api/v1.json'));
  });
});

/** Every absolute address of the site that is a whole text anywhere in a value, except for examples of missing ones. */
function addressesIn(value: unknown, base: string): string[] {
  if (typeof value === 'string')
    return URL.canParse(value) && value.startsWith(base) && !/[{}? ]|no-such/.test(value) ? [value] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap((item) => addressesIn(item, base));
}
