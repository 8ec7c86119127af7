import { expect, it } from 'vitest';
import { alternate } from '#site/alternate/alternate.ts';
import { bannerOn, currentBanner } from '#site/practice/banner.ts';
import type { Site } from '#site/site.ts';
import { sample, small as fixture } from '../../sites.ts';

const banner = fixture.practice.notices.banner!;
const pathsWith = (site: Site) => site.pages.filter((page) => bannerOn(site, page)).map(({ path }) => path);

it.each([
  ['2026-12-31T20:59:59Z', true],
  ['2026-12-31T21:00:00Z', false],
])('a banner stays through its last day in Türkiye: %s', (time, stays) => {
  const practice = {
    ...fixture.practice,
    notices: { ...fixture.practice.notices, banner: { ...banner, until: '2026-12-31' } },
  };
  expect(currentBanner(practice, new Date(time)) !== undefined).toBe(stays);
});

it('it is on the home page, or on all but those for developers and about emergencies', () => {
  const site = (where: 'home' | 'all'): Site => {
    const practice = { ...sample.practice, notices: { ...sample.practice.notices, banner: { ...banner, where } } };
    return { ...sample, practice };
  };
  expect(pathsWith(site('home'))).toEqual(['/']);
  const shown = pathsWith(site('all'));
  expect(shown).toEqual(expect.arrayContaining(['/', '/blog', '/kanal-tedavisi', '/gizlilik']));
  expect(shown).not.toContain('/developers');
  expect(shown).not.toContain('/acil-dis-tedavisi');
  expect(shown).not.toContain('/belirti/yuz-sisligi');
});

it('Markdown has it with its last day, and only where HTML has it', () => {
  const of = (path: string) => alternate(fixture.pagesByPath.get(path)!, fixture);
  expect(of('/')).toContain(`> Duyuru (31 Aralık 2099 gününe kadar): ${banner.text}`);
  expect(of('/blog')).not.toContain(banner.text);
});
