import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { htmlOf, practices } from './practices.ts';

describe.each(practices)('the pages of the $name practice', (practice) => {
  const pages = practice.pages();
  const paths = pages.map(({ path }) => path);
  const html = (path: string) => practice.read(htmlOf(path));

  it('begin with the home page and hold each kind that exists once', () => {
    expect(pages[0]).toMatchObject({ path: '/', kind: 'home', url: `${practice.base}/` });
    const once = ['home', 'about', 'contact', 'blog-index', 'faq-index', 'developers'];
    for (const kind of once) expect(pages.filter((page) => page.kind === kind)).toHaveLength(1);
  });

  it('have titles and descriptions of their own, of the length search engines show', () => {
    const { length } = pages;
    expect(new Set(pages.map(({ title }) => title)).size).toBe(length);
    expect(new Set(pages.map(({ description }) => description)).size).toBe(length);
    for (const { path, title, description = '' } of pages) {
      expect(title.length, path).toBeLessThanOrEqual(60);
      expect(description.length, path).toBeGreaterThanOrEqual(110);
      expect(description.length, path).toBeLessThanOrEqual(160);
    }
  });

  it('are whole as HTML', () => {
    for (const { path, title } of pages) {
      const text = html(path);
      expect(/<html lang="(\w+)"/.exec(text)?.[1], path).toBe(path === '/developers' ? 'en' : 'tr');
      const alternate = path === '/' ? '/index.md' : `${path}.md`;
      expect(text).toContain(`<link rel="canonical" href="${practice.base}${path}"`);
      expect(text).toContain(`<link rel="alternate" type="text/markdown" href="${alternate}"`);
      expect(text.match(/<h1[\s>]/g), path).toHaveLength(1);
      const [shown] = parseDocument(text).children.flatMap((node) => DomUtils.getElementsByTagName('title', node));
      expect(DomUtils.textContent(shown!)).toContain(title);
      expect(text, path).not.toMatch(/\b(?:undefined|NaN|\[object Object\])\b/);
      // The overview for agents comes first in the content, and is no stop of the keyboard.
      expect(text, path).toMatch(/<main[^>]*>\s*<p[^>]*>\s*<a(?=[^>]*tabindex="-1")[^>]*href="\/llms.txt"/);
    }
  });

  it('need no style or script that the Content-Security-Policy rejects', () => {
    for (const path of [...paths.map(htmlOf), '/404.html']) {
      const text = practice.read(path);
      expect(text, path).not.toMatch(/\sstyle=|<style|\son[a-z]+="|javascript:/);
      for (const [tag] of text.matchAll(/<script[^>]*>/g))
        expect(tag, path).toMatch(/src="\/|type="application\/(?:ld\+)?json"/);
    }
  });

  it('link only to what is published', () => {
    const published = new Set([...practice.files(), ...paths, '/api', '/api/v1', '/privacy', '/about', '/contact']);
    for (const path of [...paths.map(htmlOf), '/404.html'])
      for (const [, target] of practice.read(path).matchAll(/\s(?:href|src)="(\/[^"#?]*)/g)) {
        const known = published.has(target!) || published.has(`${target}.json`);
        expect(known, `${path} → ${target}`).toBe(true);
      }
  });

  it('are all within three clicks of the home page, by their main part; of that page header and footer count, too', () => {
    const known = new Set(paths);
    const linksOf = (path: string) => {
      const shown = path === '/' ? html(path) : /<main\b[\s\S]*<\/main>/.exec(html(path))![0];
      return [...shown.matchAll(/<a\s[^>]*href="(\/[^"#?]*)/g)].map((match) => match[1]!).filter((to) => known.has(to));
    };
    let reached = new Set(['/']);
    for (let click = 0; click < 3; click++) reached = new Set([...reached, ...[...reached].flatMap(linksOf)]);
    expect(paths.filter((path) => !reached.has(path))).toEqual([]);
  });
});
