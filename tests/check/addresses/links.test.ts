import { describe, expect, it } from 'vitest';
import { linkFindings, targetsOf } from '#check/addresses/links.ts';
import { FILES } from '#site/addresses.ts';
import { site } from '../../api/sampleSite.ts';
import { contentWith } from '../../content/folder.ts';
import { readTable } from '../../readTable.ts';

/** `suggested` and `noAnchors` by what is said of them. */
const TABLE = readTable<
  Record<'suggested' | 'noAnchors', Record<string, string>> & Record<'accepted' | 'anchors', string[]>
>('check/addresses/links.yaml');

it('a list of treatments alone is a page, too', () => {
  expect(targetsOf(['treatments/dolgu.md'], [], undefined).paths).toContain('/tedaviler');
});

const targets = targetsOf(
  ['pages/home.md', 'pages/contact.md', 'services/kanal-tedavisi.md'],
  ['/form.pdf', '/Ölçü.pdf'],
  undefined,
);
const link = (href: string) => ({ file: 'pages/about.md', field: 'body', line: 1, column: 1, href });
const said = (href: string) => linkFindings([link(href)], targets, undefined).map(({ message }) => message);

it.each(Object.entries(TABLE.suggested))('suggests for %s: %s', (href, remedy) => {
  expect(said(href)).toEqual([expect.stringContaining(remedy)]);
});

it.each([...TABLE.accepted, ...Object.values(FILES)])('accepts %s', (href) => {
  expect(said(href)).toEqual([]);
});

describe('an anchor', () => {
  const known = targetsOf(
    contentWith({}).map(({ name }) => name),
    [],
    undefined,
  );
  const findings = (href: string) => linkFindings([link(href)], known, site).map(({ message }) => message);

  it.each(TABLE.anchors)('of the page is accepted: %s', (href) => {
    expect(findings(href)).toEqual([]);
  });

  it.each(Object.entries(TABLE.noAnchors))('that the page lacks is refused: %s', (href, message) => {
    expect(findings(href)).toEqual([expect.stringContaining(message)]);
  });
});
