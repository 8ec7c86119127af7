import { describe, expect, it } from 'vitest';
import { serviceWords } from '#site/practice/serviceWords.ts';
import { loadSite } from '../load.ts';
import { practices } from './practices.ts';

describe.each(practices)('llms.txt of the $name practice', (practice) => {
  const text = practice.read('/llms.txt');
  const pages = practice.pages();

  it('begins with one title and a summary, and stays below 50,000 characters', () => {
    expect(text).toMatch(/^# \S.*\n\n> \S.*\n\n/);
    expect(text.match(/^# /gm)).toHaveLength(1);
    expect([...text].length).toBeLessThan(50_000);
  });

  it('links the Markdown alternate of every page once, in the page’s own words', () => {
    const linked = [...text.matchAll(/^- \[(.+?)\]\((\S+?)\)/gm)].map(([, title, address]) => `${address} ${title}`);
    const alternates = pages.map(({ title, markdownUrl }) => `${markdownUrl} ${title}`);
    expect(linked.toSorted()).toEqual(alternates.toSorted());
  });

  it('links llms-full.txt and says its size; that holds every page once, in the same order', () => {
    const full = practice.read('/llms-full.txt');
    // Agents that read only this file learn first what must not wait.
    const [emergency] = text.match(/^Emergency: call .+$/m)!;
    expect(emergency).toContain(practice.emergencyNumber());
    expect(full.split('\n---\n', 1)[0]).toContain(`\n${emergency}\n`);
    expect(text).toContain(`${practice.base}/llms-full.txt (${Math.round(Buffer.byteLength(full) / 1000)} kB)`);
    const sources = [...full.matchAll(/^Source: (\S+)$/gm)].map(([, address]) => address);
    const byAlternate = new Map(pages.map(({ url, markdownUrl }) => [markdownUrl, url]));
    const listed = [...text.matchAll(/^- \[.+?\]\((\S+?\.md)\)/gm)].map(([, address]) => byAlternate.get(address!));
    expect(sources).toEqual(listed);
    for (const { path, title } of pages) {
      const alternate = practice.read(path === '/' ? '/index.md' : `${path}.md`);
      // A banner stands with the pointer to llms.txt.
      const pointer = alternate.indexOf('llms.txt)');
      const body = alternate.slice(alternate.indexOf('\n\n', pointer), alternate.lastIndexOf('\n---\n'));
      expect(full, path).toContain(`# ${title}\n`);
      expect(full, path).toContain(body.trim());
    }
  });

  it('has no empty group, and the neighborhoods last, under Optional', () => {
    const groups = text.split(/^## /m).slice(1);
    for (const group of groups) expect(group).toMatch(/^.+\n\n- /);
    // The list of ways is of kind `page`.
    const far = pages.filter(({ kind, path }) => kind === 'neighborhood' || path === '/ulasim');
    if (far.length === 0) return expect(text).not.toContain('## Optional');
    const last = groups.at(-1)!;
    expect(last).toMatch(/^Optional\n/);
    expect(last.match(/^- /gm)).toHaveLength(far.length);
    for (const { markdownUrl } of far) expect(last).toContain(markdownUrl);
  });

  it('lists the privacy notice with the practice, and under treatments nothing but treatments', () => {
    const { name } = practice.json<{ name: string }>('api/v1/practice.json');
    const groups = new Map(text.split(/^## /m).map((group) => [group.split('\n', 1)[0], group]));
    expect(groups.get(name)).toContain(`${practice.base}/gizlilik.md`);
    const treatments = practice.json<{ items: { markdownUrl: string }[] }>('api/v1/services.json').items;
    const { main } = serviceWords(loadSite(practice.content, {}).practice);
    const listed = [...groups.get(main)!.matchAll(/^- \[.+?\]\((\S+?)\)/gm)].map(([, address]) => address);
    const list = pages.filter(({ path }) => path === '/tedaviler');
    expect(listed.toSorted()).toEqual([...list, ...treatments].map(({ markdownUrl }) => markdownUrl).toSorted());
  });
});
