import { describe, expect, it } from 'vitest';
import { frameOf } from '#layouts/frame/frame.ts';
import type { Page } from '#site/page.ts';
import { sample as site } from '../../sites.ts';

const frameAt = (path: string) => frameOf(site, site.pagesByPath.get(path));
const pathsWhere = (test: (page: Page) => boolean) => site.pages.filter(test).map(({ path }) => path);

describe('the frame of a page', () => {
  it.each([
    ['/', undefined],
    ['/belirti', '/belirti'],
    ['/belirti/kirik-dis', '/belirti'],
    ['/kanal-tedavisi', '/tedaviler'],
    ['/acil-dis-tedavisi', '/acil-dis-tedavisi'],
    ['/ulasim/alsancak', '/iletisim'],
    ['/sss', undefined],
  ])('marks the item of the menu that %s belongs to', (path, section) => {
    expect(frameAt(path).section).toBe(section);
  });

  it('is for colleagues on one page, with its own message', () => {
    expect(pathsWhere((page) => frameOf(site, page).isForColleagues)).toEqual(['/hekimler-icin']);
    expect(pathsWhere((page) => frameOf(site, page).message !== undefined)).toEqual(['/hekimler-icin']);
  });

  it('is for planning if a reader has no complaint, and never in an emergency', () => {
    expect(
      ['/', '/sss', '/belirti', '/belirti/kirik-dis', '/acil-dis-tedavisi'].filter(
        (path) => frameAt(path).isForPlanning,
      ),
    ).toEqual([]);
    expect(['/kanal-tedavisi', '/iletisim', '/blog'].filter((path) => !frameAt(path).isForPlanning)).toEqual([]);
    const posts = site.pages.filter(({ kind }) => kind === 'blog-post');
    const planned = posts.filter((post) => frameOf(site, post).isForPlanning);
    expect(planned.length).toBeGreaterThan(0);
    for (const { blocks } of planned)
      expect(blocks.some((block) => block.type === 'signpost' && block.call)).toBe(false);
  });

  it('of the contact page offers appointments, also if that page says what to do in an emergency', () => {
    const contact = site.pagesByPath.get('/iletisim');
    expect(frameOf({ ...site, emergencyPath: '/iletisim' }, contact)).toMatchObject({
      isForEmergency: false,
      isForPlanning: true,
    });
  });

  it('is in Turkish, and marked so on a page in English', () => {
    expect(pathsWhere((page) => frameOf(site, page).language !== undefined)).toEqual(['/developers']);
    expect(frameOf(site, undefined)).toMatchObject({ language: undefined, isForEmergency: false });
  });
});
