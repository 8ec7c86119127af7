import { describe, expect, it } from 'vitest';
import { menuOf } from '#layouts/frame/menu.ts';
import { small as site } from '../../sites.ts';

describe('the menu', () => {
  const menu = menuOf(site);

  it('leads to no page twice', () => {
    const paths = menu.groups.flatMap(({ items }) => items.map(({ path }) => path));
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('names no group that has no page', () => {
    expect(site.pages.some(({ kind }) => kind === 'comparison')).toBe(false);
    for (const { items } of menu.groups) expect(items.length).toBeGreaterThan(0);
  });

  it('leads to the pages that ask for it, by their labels', () => {
    expect(menu.groups.at(-1)!.items).toContainEqual({ path: '/grup-egzersizi', title: 'Grup egzersizi' });
    expect(site.pagesByPath.get('/grup-egzersizi')!.blocks).toContainEqual(
      expect.objectContaining({ type: 'contact-panel' }),
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
