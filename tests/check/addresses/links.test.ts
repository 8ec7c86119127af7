import { describe, expect, it } from 'vitest';
import { linkProblems, targetsOf } from '#check/addresses/links.ts';
import { FILES } from '#site/addresses.ts';
import { site } from '../../api/sampleSite.ts';
import { contentWith } from '../../content/folder.ts';

it('a list of treatments alone is a page, too', () => {
  expect(targetsOf(['treatments/dolgu.md'], [], undefined).paths).toContain('/tedaviler');
});

const targets = targetsOf(
  ['pages/home.md', 'pages/contact.md', 'services/kanal-tedavisi.md'],
  ['/form.pdf', '/Ölçü.pdf'],
  undefined,
);
const link = (href: string) => ({ file: 'pages/about.md', field: 'body', line: 1, column: 1, href });
const said = (href: string) => linkProblems([link(href)], targets, undefined).map(({ message }) => message);

it.each([
  ['/kanal-tedvisi', 'did you mean "/kanal-tedavisi"?'],
  ['/iletisim/', 'it is "/iletisim"'],
  ['/contact', 'link to "/iletisim" itself'],
  ['/O%CC%88lc%CC%A7u%CC%88.pdf', 'it is "/Ölçü.pdf"'],
  ['/fiyat-listesi-2026', 'write the path of a page, such as "/iletisim"'],
])('suggests for %s: %s', (href, remedy) => {
  expect(said(href)).toEqual([expect.stringContaining(remedy)]);
});

it.each([
  '/kanal-tedavisi',
  'iletisim',
  '/',
  '/form.pdf',
  '/Ölçü.pdf',
  '/%C3%96l%C3%A7%C3%BC.pdf',
  'https://baska.example/x',
  ...Object.values(FILES),
])('accepts %s', (href) => {
  expect(said(href)).toEqual([]);
});

describe('an anchor', () => {
  const known = targetsOf(
    contentWith({}).map(({ name }) => name),
    [],
    undefined,
  );
  const problems = (href: string) => linkProblems([link(href)], known, site).map(({ message }) => message);

  it.each([
    '/kanal-tedavisi#bolum-dise-sonra-ne-olur',
    '/kanal-tedavisi#bolum-kisaca',
    '/kanal-tedavisi#kagit',
    '/iletisim#bolum-adres',
    '/belirti#bolum-acil-mi',
    '/sss/ilk-yardim#ilk-yardim-0',
    '/blog#bolum-kanal-tedavisi',
    '/#bolum-calisma-saatleri',
  ])('of the page is accepted: %s', (href) => {
    expect(problems(href)).toEqual([]);
  });

  it.each([
    ['/kanal-tedavisi#dise-sonra-ne-olur', 'the nearest is "#bolum-dise-sonra-ne-olur"'],
    ['/kanal-tedavisi#kisaca', 'the nearest is "#bolum-kisaca"'],
    ['/iletisim#adres', 'the nearest is "#bolum-adres"'],
    ['/iletisim#kagit', 'has no heading or question with the anchor "kagit"'],
    ['/iletisim#menu', 'has no heading or question with the anchor "menu"'],
  ])('that the page lacks is refused: %s', (href, message) => {
    expect(problems(href)).toEqual([expect.stringContaining(message)]);
  });
});
