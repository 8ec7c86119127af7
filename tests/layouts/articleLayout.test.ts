import { describe, expect, it } from 'vitest';
import { articleLayout } from '#layouts/articleLayout.ts';
import { parseMarkdown } from '#markdown/tree.ts';
import type { Block } from '#site/block.ts';
import type { Page, Region } from '#site/page.ts';
import type { PageKind } from '#site/pageKinds.ts';
import { definePage } from '#site/pages/definePage.ts';
import { small as site } from '../sites.ts';

const drawing: Block = { type: 'drawing', drawing: { name: 'x', alt: 'x' } };
const prose: Block = { type: 'prose', text: parseMarkdown('x') };
const longText: Block = { type: 'prose', text: parseMarkdown('## a\n\n## b\n\n## c') };
const points: Block = { type: 'points', tone: 'now', heading: 'x', items: [] };
const care: Block = { type: 'care', role: 'emergency', level: 'emergency', heading: 'x', signs: [], note: 'x' };
const lead: Block = { type: 'lead', text: parseMarkdown('x') };
const panel: Block = { type: 'contact-panel', heading: 'x', message: 'x', hasAskLine: true };
const links: Block = { type: 'links', heading: 'x', links: [], style: 'list' };
const contact: Block = { type: 'contact', heading: 'x' };
const brief: Block = { type: 'brief', heading: 'x', facts: [] };

const about = site.pages.find((page) => page.kind === 'about')!;

/** The layout of a page of a kind that holds these blocks. */
const laidOut = (kind: PageKind, regions: Partial<Record<Region, Block[]>>, like: Page = about) => {
  const { language, ...metadata } = like;
  return articleLayout(
    definePage(site, { ...metadata, language, kind }, () => regions),
    site,
  );
};

describe('the layout of an article', () => {
  it('names the authors where readers judge the page, and takes questions at its end', () => {
    const shown = (kind: PageKind, regions: Partial<Record<Region, Block[]>>) => {
      const { bylineAfter, hasAskBox, bookingOnTop } = laidOut(kind, regions);
      return [bylineAfter, hasAskBox, bookingOnTop !== undefined];
    };
    expect(shown('service', { column: [longText], end: [panel] })).toEqual(['end', false, true]);
    expect(shown('service', { column: [prose], end: [panel] })).toEqual(['end', false, false]);
    expect(shown('blog-post', { column: [longText], end: [panel] })).toEqual(['end', false, false]);
    expect(shown('symptom', { top: [care], column: [longText], end: [panel] })).toEqual(['end', false, false]);
    expect(shown('contact', { top: [contact] })).toEqual(['end', false, false]);
    expect(shown('faq-index', { end: [links] })).toEqual(['end', true, false]);
    // A page that names somebody says so at the top.
    const service = site.pages.find(({ kind, review }) => kind === 'service' && review)!;
    const bylineOf = (regions: Partial<Record<Region, Block[]>>) => laidOut('service', regions, service).bylineAfter;
    expect(bylineOf({ underTitle: [lead], column: [prose] })).toBe('underTitle');
    expect(bylineOf({ underTitle: [lead], overview: [brief], column: [prose] })).toBe('underTitle');
    expect(bylineOf({ top: [care], column: [prose] })).toBe('top');
    expect(bylineOf({ underTitle: [{ type: 'signpost', isBeforeSteps: true, links: [] }], column: [prose] })).toBe(
      'end',
    );
  });

  it('prints signs with first steps, unless there is an aftercare sheet', () => {
    const sheet: Block = { type: 'aftercare', heading: 'x', items: [], title: 'x', path: '/x', cards: [], lists: [] };
    expect(laidOut('symptom', { top: [care, points], column: [prose] }).isPrintable).toBe(true);
    expect(laidOut('symptom', { top: [care], column: [prose] }).isPrintable).toBe(false);
    expect(laidOut('symptom', { top: [care, points], column: [sheet] }).isPrintable).toBe(false);
  });

  it('has a table of contents if there are three sections, and links to the groups of a list of posts', () => {
    const sections = ['a', 'b', 'c'].map((heading): Block => ({
      type: 'folded-text',
      heading,
      id: heading,
      text: parseMarkdown('x'),
    }));
    expect(laidOut('text', { column: sections }).contents.map(({ text }) => text)).toEqual(['a', 'b', 'c']);
    expect(laidOut('text', { column: sections.slice(1), end: [links] }).contents).toEqual([]);
    // Without one, the ways of contact stand beside the text.
    const withPanel = (column: Block[]) => {
      const { aside, end } = laidOut('symptom', { column, end: [panel, links] });
      return [aside, end].map((blocks) => blocks.map(({ type }) => type));
    };
    expect(withPanel(sections)).toEqual([[], ['contact-panel', 'links']]);
    expect(withPanel([prose])).toEqual([['contact-panel'], ['links']]);
    const groups = { end: [links, { ...links, heading: 'y' }] };
    expect(laidOut('blog-index', groups).jumps.map(({ title }) => title)).toEqual(['x', 'y']);
    expect(laidOut('text', groups).jumps).toEqual([]);
  });

  it('is chosen by what a page is for', () => {
    expect(laidOut('symptom', { top: [care] }).layout).toBe('care');
    expect(laidOut('service', { column: [prose] }).layout).toBe('article');
    expect(laidOut('contact', { column: [prose] }).layout).toBe('directory');
  });

  it('decorates a title that has no picture with the card of its drawing', () => {
    const [name] = [...site.drawings.keys()];
    const drawn = { ...about, drawing: { name: name!, alt: 'x', card: name! } };
    const decorationOf = (kind: PageKind, regions: Partial<Record<Region, Block[]>>) =>
      laidOut(kind, regions, drawn).decoration;
    expect(decorationOf('service', { underTitle: [lead], column: [prose] })).toBe(name);
    expect(decorationOf('service', { column: [prose] })).toBeUndefined();
    expect(decorationOf('service', { picture: [drawing], underTitle: [lead], column: [prose] })).toBeUndefined();
    // Nothing decorates what to do or to find.
    expect(decorationOf('symptom', { underTitle: [lead], column: [prose] })).toBeUndefined();
    expect(decorationOf('contact', { underTitle: [lead], column: [prose] })).toBeUndefined();
  });
});
