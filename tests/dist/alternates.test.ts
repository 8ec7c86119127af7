import { describe, expect, it } from 'vitest';
import { placedTokens } from '../../src/check/tokens.ts';
import { htmlOf, practices } from './practices.ts';

/** Every link and picture of a Markdown text. */
const linksOf = (markdown: string): string[] =>
  placedTokens(markdown).flatMap(({ token }) =>
    token.type === 'link' || token.type === 'image' ? [(token as { href: string }).href] : [],
  );

describe.each(practices)('the Markdown alternates of the $name practice', (practice) => {
  const pages = practice.pages();
  const alternateOf = (path: string) => practice.read(path === '/' ? '/index.md' : `${path}.md`);

  it.each(pages)('$path begins with its title and the way to llms.txt', ({ path, title }) => {
    expect(alternateOf(path).split('\n').slice(0, 3)).toEqual([
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

  it('hold the words of their HTML pages', () => {
    for (const { path } of pages) {
      const html = wordsOf(textOf(practice.read(htmlOf(path))));
      const missing = paragraphs(alternateOf(path)).filter((paragraph) => !html.includes(wordsOf(paragraph)));
      expect(missing, path).toEqual([]);
    }
  });

  it('hold no HTML', () => {
    for (const { path } of pages) {
      const prose = alternateOf(path).replace(/```[\s\S]*?```|`[^`\n]*`/g, '');
      expect(/<\/?[a-z][^>]*>|&[a-z]+;/.exec(prose)?.[0], path).toBeUndefined();
    }
  });
});

/** What a Markdown alternate may link to besides pages. */
const NO_PAGES =
  /^(?:\/(?:llms\.txt|openapi\.json|sitemap\.xml|feed\.xml|api(?:\/.*)?|drawings\/[a-z0-9-]+\.svg|\.well-known\/.*))?$/;

/** The paragraphs of prose between a Markdown alternate's head and its footer, without marks: what a person reads, too. */
function paragraphs(alternate: string): string[] {
  const body = alternate.split('\n\n').slice(2, -2);
  return body
    .filter((block) => /^[\p{L}\p{N}“"]/u.test(block) && !block.includes('](') && !/^\d+\. /.test(block))
    .map((block) => block.replaceAll(/[*_`]/g, ''));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const textOf = (html: string): string =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, ' ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(#?\w+);/g, (_, name: string) => ENTITIES[name] ?? ' ');

const wordsOf = (text: string): string => (text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
