import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { practices } from './practices.ts';

interface OpenApi {
  readonly openapi: string;
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, object>>;
}

interface Post {
  readonly slug: string;
  readonly url: string;
  readonly updatedAt: string;
  readonly content: { readonly markdown: string; readonly html: string };
}

interface Faq {
  readonly count: number;
  readonly categories: readonly {
    readonly id: string;
    readonly url: string;
    readonly questions: readonly { readonly id: string; readonly url: string }[];
  }[];
}

describe.each(practices)('the JSON API of the $name practice', (practice) => {
  const document = practice.json<OpenApi>('/openapi.json');
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'openapi.json', false, false);
  const errorsOf = (operation: string, value: unknown) => {
    const pointer = `/paths/${operation.replaceAll('/', '~1')}/get/responses/200/content/application~1json/schema`;
    const validate = ajv.getSchema(`openapi.json#${pointer.replaceAll('{', '%7B').replaceAll('}', '%7D')}`)!;
    return validate(value) ? [] : validate.errors;
  };

  it('is described by OpenAPI 3.1 for this site', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.servers).toMatchObject([{ url: practice.base }]);
    expect(Object.keys(document.paths)).toHaveLength(9);
  });

  it('has only files that fit the description, and none besides', () => {
    const files = practice.files().filter((file) => /^\/api[./]/.test(file));
    expect(files.length).toBeGreaterThanOrEqual(7);
    for (const file of files) {
      const path = file.replace(/\.json$/, '');
      const operation = path.replace(/^(\/api\/v1\/posts)\/.+/, '$1/{slug}').replace(/^(\/api\/v1\/faq)\/.+/, '$1');
      expect(Object.keys(document.paths), file).toContain(operation);
      expect(errorsOf(operation, practice.json(file)), file).toEqual([]);
    }
  });

  it('rejects what does not fit, or these tests would prove nothing', () => {
    expect(errorsOf('/api/v1/practice', { ...practice.json<object>('/api/v1/practice.json'), extra: 1 })).not.toEqual(
      [],
    );
  });

  it('names only addresses that exist on this site', () => {
    const pages = new Set([practice.base, ...practice.pages().map(({ url }) => url)]);
    const published = new Set(practice.files().map((file) => practice.base + file));
    for (const file of practice.files().filter((name) => /^\/(?:api[./]|openapi)/.test(name)))
      for (const address of addressesIn(practice.json(file), practice.base)) {
        const bare = address.split('#')[0]!;
        expect(pages.has(bare) || published.has(bare) || published.has(`${bare}.json`), `${file}: ${address}`).toBe(
          true,
        );
      }
  });

  it('lists posts newest first, each with the text of its own file', () => {
    const { count, items } = practice.json<{ count: number; items: Post[] }>('/api/v1/posts.json');
    expect(count).toBe(items.length);
    const order = items.map(({ updatedAt, slug }) => ({ updatedAt, slug }));
    expect(order).toEqual(
      order.toSorted((a, b) =>
        a.updatedAt === b.updatedAt ? (a.slug < b.slug ? -1 : 1) : a.updatedAt < b.updatedAt ? 1 : -1,
      ),
    );
    for (const item of items) {
      const post = practice.json<Post>(`/api/v1/posts/${item.slug}.json`);
      expect(post).toMatchObject(item);
      for (const [, href] of post.content.html.matchAll(/(?:href|src)="([^"]*)"/g)) expect(href).toMatch(/^[a-z]+:/);
      expect(practice.read(`/blog/${item.slug}.md`)).toContain(post.content.markdown.trim());
    }
  });

  it('gives every question an address that its page has', () => {
    const all = practice.json<Faq>('/api/v1/faq.json');
    expect(all.count).toBe(all.categories.length);
    for (const category of all.categories) {
      expect(practice.json<Faq>(`/api/v1/faq/${category.id}.json`)).toEqual({ count: 1, categories: [category] });
      expect(category.url).toBe(`${practice.base}/sss/${category.id}`);
      const page = practice.read(`/sss/${category.id}.html`);
      category.questions.forEach((question, index) => {
        expect(question).toMatchObject({
          id: `${category.id}-${index}`,
          url: `${category.url}#${category.id}-${index}`,
        });
        expect(page).toContain(`id="${question.id}"`);
      });
    }
  });

  it('lists services before treatment pages, with fees and success rates in none', () => {
    const text = practice.read('/api/v1/services.json');
    const kinds = practice.json<{ items: { kind: string }[] }>('/api/v1/services.json').items.map(({ kind }) => kind);
    expect(kinds).toEqual(kinds.toSorted().toReversed());
    expect(text).not.toMatch(/%\s?\d|\d\s?%|yüzde \d/);
  });

  it('says at /api what it says at /api/v1', () => {
    expect(practice.read('/api.json')).toBe(practice.read('/api/v1.json'));
  });
});

/** Every absolute address of the site that stands anywhere in a value as a text of its own. */
function addressesIn(value: unknown, base: string): string[] {
  if (typeof value === 'string') return URL.canParse(value) && value.startsWith(base) ? templateless(value) : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap((item) => addressesIn(item, base));
}

/** Examples of errors name the anchor of their explanation; addresses of examples that do not exist are no links. */
const templateless = (address: string) => (/[{}?]|no-such/.test(address) || address.includes(' ') ? [] : [address]);
