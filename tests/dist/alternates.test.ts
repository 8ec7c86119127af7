import { describe, expect, it } from 'vitest';
import { placedTokens } from '../../src/markdown/tokens.ts';
import { parse } from 'yaml';
import { saidByHtml, saidByMarkdown, shareOf } from './parity.ts';
import { htmlOf, practices } from './practices.ts';

/** Every link and picture of a Markdown text. */
const linksOf = (markdown: string): string[] =>
  placedTokens(markdown).flatMap(({ token }) =>
    token.type === 'link' || token.type === 'image' ? [(token as { href: string }).href] : [],
  );

describe.each(practices)('the Markdown alternates of the $name practice', (practice) => {
  const pages = practice.pages();
  const alternateOf = (path: string) => practice.read(path === '/' ? '/index.md' : `${path}.md`);

  it.each(pages)('$path begins with what programs want to know of it', ({ path, url, title, description, kind }) => {
    const [, yaml = ''] = /^---\n([^]*?)\n---\n/.exec(alternateOf(path)) ?? [];
    const { canonical, lang, ...facts } = parse(yaml) as Record<string, unknown>;
    expect(facts).toMatchObject({ title, description, kind });
    expect(canonical).toBe(url);
    expect(lang).toBe(kind === 'developers' ? 'en' : 'tr');
    const days = ['published', 'updated', 'reviewed'].map((name) => facts[name] ?? '2026-01-01');
    for (const day of days) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    if (kind === 'blog-post') {
      const post = practice.json<Post>(`/api/v1${path.replace(/^.*\//, '/posts/')}.json`);
      expect(facts).toMatchObject({ published: post.publishedAt, updated: post.updatedAt, author: post.author.name });
    }
  });

  it.each(pages)('$path goes on with its title and the way to llms.txt', ({ path, title }) => {
    const [, body = ''] = /^---\n[^]*?\n---\n\n([^]*)$/.exec(alternateOf(path)) ?? [];
    expect(body.split('\n').slice(0, 3)).toEqual([
      `# ${title}`,
      '',
      `> Site overview for agents and programs: [llms.txt](${practice.base}/llms.txt)`,
    ]);
  });

  it.each(pages)('$path ends with source, title, description and overview', ({ path, url, title, description }) => {
    const footer = alternateOf(path).trimEnd().split('\n').slice(-5);
    expect(footer.map((line) => line.trimEnd())).toEqual([
      '',
      `Source: ${url}`,
      `Title: ${title}`,
      `Description: ${description}`,
      `Site overview: ${practice.base}/llms.txt`,
    ]);
  });

  it('have absolute links that lead to pages, not to Markdown alternates', () => {
    const addresses = new Set(pages.map(({ url }) => url));
    for (const { path } of pages)
      for (const href of linksOf(alternateOf(path))) {
        expect(href, path).toMatch(/^(?:https?|mailto|tel):/);
        if (!href.startsWith(practice.base)) continue;
        const [address = '', fragment] = href.split('#');
        if (addresses.has(address)) {
          if (fragment !== undefined)
            expect(practice.read(htmlOf(address.slice(practice.base.length) || '/')), href).toContain(
              `id="${decodeURIComponent(fragment)}"`,
            );
        } else expect(address.slice(practice.base.length), path).toMatch(NO_PAGES);
      }
  });

  describe.each(pages)('$path and its HTML', ({ path, url }) => {
    const html = saidByHtml(practice.read(htmlOf(path)), url);
    const markdown = saidByMarkdown(alternateOf(path), url);

    it('say the same words', () => {
      expect(html.words.length).toBeGreaterThan(10);
      expect([shareOf(html.words, markdown.words), shareOf(markdown.words, html.words)]).toEqual([
        expect.toSatisfy((share: number) => share >= PARITY),
        expect.toSatisfy((share: number) => share >= PARITY),
      ]);
    });

    it('have the same sections in the same order', () => {
      expect(markdown.sections).toEqual(html.sections);
    });

    it('lead to the same places', () => {
      expect([...markdown.links].toSorted()).toEqual([...html.links].toSorted());
    });
  });

  it('hold no HTML', () => {
    for (const { path } of pages) {
      const prose = alternateOf(path).replace(/```[\s\S]*?```|`[^`\n]*`/g, '');
      expect(/<\/?[a-z][^>]*>|&[a-z]+;/.exec(prose)?.[0], path).toBeUndefined();
    }
  });
});

/** Share of the words of one representation that the other has: all but slips of counting. */
const PARITY = 0.99;

interface Post {
  readonly publishedAt: string;
  readonly updatedAt: string;
  readonly author: { readonly name: string };
}

/** What a Markdown alternate may link to besides pages. */
const NO_PAGES =
  /^(?:\/(?:llms(?:-full)?\.txt|openapi\.json|sitemap\.xml|feed\.(?:xml|json)|robots\.txt|privacy|api(?:\/.*)?|drawings\/[a-z0-9-]+\.svg|photos\/[\w-]+\.\w+|\.well-known\/.*))?$/;
