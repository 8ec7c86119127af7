import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { WholePost } from '#api/posts.ts';
import * as text from '#markdown/tree.ts';
import { saidByHtml, saidByMarkdown, shareOf } from './parity.ts';
import { htmlOf, practices } from './practices.ts';

/** Every link and picture of a Markdown text. */
const linksOf = (markdown: string): string[] =>
  [...text.allTokens(text.parseMarkdown(markdown).tokens)].flatMap((token) =>
    token.type === 'link' || token.type === 'image' ? [(token as { href: string }).href] : [],
  );

/** Share of the words of one representation that the other has: all but slips of counting. */
const MIN_PARITY = 0.99;

/** What a Markdown alternate may link to besides pages. */
const NO_PAGES =
  /^(?:\/(?:llms(?:-full)?\.txt|openapi\.json|sitemap\.xml|feed\.(?:xml|json)|robots\.txt|privacy|api(?:\/.*)?|drawings\/[a-z0-9-]+\.svg|photos\/[\w-]+\.\w+|\.well-known\/.*))?$/;

describe.each(practices)('the Markdown alternates of the $name practice', (practice) => {
  const pages = practice.pages();
  const overview = `${practice.base}/llms.txt`;
  const alternateOf = (path: string) => practice.read(path === '/' ? '/index.md' : `${path}.md`);

  it('begin with what programs want to know, title and overview, and end with source, title and description', () => {
    for (const { path, url, title, description, kind } of pages) {
      const [, yaml = '', body = ''] = /^---\n([^]*?)\n---\n\n([^]*)$/.exec(alternateOf(path)) ?? [];
      const facts = parse(yaml) as Record<string, string>;
      const lang = kind === 'developers' ? 'en' : 'tr';
      expect(facts).toMatchObject({ canonical: url, title, description, kind, lang });
      const days = ['published', 'updated', 'reviewed'].flatMap((name) => facts[name] ?? []);
      for (const day of days) expect(day, path).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      if (kind === 'blog-post') {
        const post = practice.json<WholePost>(`/api/v1${path.replace(/^.*\//, '/posts/')}.json`);
        expect(facts).toMatchObject({ published: post.publishedAt, updated: post.updatedAt, author: post.author.name });
      }
      const lines = body
        .trimEnd()
        .split('\n')
        .map((line) => line.trimEnd());
      expect([...lines.slice(0, 3), ...lines.slice(-4)]).toEqual([
        ...[`# ${title}`, '', `> Site overview for agents and programs: [llms.txt](${overview})`],
        ...[`Source: ${url}`, `Title: ${title}`, `Description: ${description}`, `Site overview: ${overview}`],
      ]);
    }
  });

  it('have absolute links that lead to pages, not to Markdown alternates', () => {
    const addresses = new Set(pages.map(({ url }) => url));
    for (const { path } of pages)
      for (const href of linksOf(alternateOf(path))) {
        expect(href, path).toMatch(/^(?:https?|mailto|tel):/);
        const [address = ''] = href.split('#');
        if (href.startsWith(practice.base) && !addresses.has(address))
          expect(address.slice(practice.base.length), path).toMatch(NO_PAGES);
      }
  });

  it('say the same words as the HTML, have the same sections, and lead to the same places', () => {
    for (const { path, url } of pages) {
      const html = saidByHtml(practice.read(htmlOf(path)), url);
      const markdown = saidByMarkdown(alternateOf(path), url);
      expect(html.words.length, path).toBeGreaterThan(10);
      expect(shareOf(html.words, markdown.words), `${path}: HTML in Markdown`).toBeGreaterThanOrEqual(MIN_PARITY);
      expect(shareOf(markdown.words, html.words), `${path}: Markdown in HTML`).toBeGreaterThanOrEqual(MIN_PARITY);
      expect(markdown.sections, path).toEqual(html.sections);
      expect([...markdown.links].toSorted(), path).toEqual([...html.links].toSorted());
    }
  });

  it('hold no HTML', () => {
    for (const { path } of pages) {
      const prose = alternateOf(path).replace(/```[\s\S]*?```|`[^`\n]*`/g, '');
      expect(/<\/?[a-z][^>]*>|&[a-z]+;/.exec(prose)?.[0], path).toBeUndefined();
    }
  });
});
