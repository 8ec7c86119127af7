import { describe, expect, it } from 'vitest';
import { menuOf } from '#layouts/frame/menu.ts';
import type { Site } from '#site/site.ts';
import { loadSite } from '../../load.ts';

const site = loadSite('tests/fixtures/practice', {});

describe('the menu', () => {
  const menu = menuOf(site);

  it('leads to pages of the site only, and to none twice', () => {
    const paths = menu.groups.flatMap(({ items }) => items.map(({ path }) => path));
    for (const path of [...paths, ...menu.top.map((item) => item.path)])
      expect(site.pagesByPath.has(path.replace(/#.*/, '')), path).toBe(true);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('names no group that has no page', () => {
    expect(site.pages.some(({ kind }) => kind === 'comparison')).toBe(false);
    for (const { items } of menu.groups) expect(items.length).toBeGreaterThan(0);
  });

  it('leads to the page for emergencies from the header, if the practice has one', () => {
    const urgent = (one: Site) => menuOf(one).top.filter(({ tone }) => tone === 'urgent');
    expect(urgent(site)).toEqual([]);
    expect(urgent(loadSite('content', {}))).toMatchObject([{ path: '/acil-dis-tedavisi' }]);
  });

  it('leads to the pages that ask for it, by their labels', () => {
    expect(menu.groups.at(-1)!.items).toContainEqual({ path: '/grup-egzersizi', title: 'Grup egzersizi' });
    expect(site.pagesByPath.get('/grup-egzersizi')!.blocks).toContainEqual(
      expect.objectContaining({ type: 'closing' }),
    );
    const footer = [{ path: '/kunye', title: 'Künye' }];
    const listed = {
      ...site,
      listed: { ...site.listed, footer },
      pagesByPath: new Map([...site.pagesByPath, ['/kunye', site.pages[0]!]]),
    };
    expect(menuOf(listed).secondary).toContainEqual(footer[0]);
  });
});
