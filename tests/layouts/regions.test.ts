import { describe, expect, it } from 'vitest';
import { regionsOf } from '#layouts/regions.ts';
import { parseMarkdown } from '#markdown/text.ts';
import type { Block, BlockOf } from '#site/block.ts';
import type { PageKind } from '#site/pageKinds.ts';
import { loadSite } from '../load.ts';

const site = loadSite('tests/fixtures/practice', {});
const drawing: Block = { type: 'drawing', drawing: { name: 'x', alt: 'x' } };
const prose: Block = { type: 'prose', text: parseMarkdown('x') };
const longText: Block = { type: 'prose', text: parseMarkdown('## a\n\n## b\n\n## c') };
const points: Block = { type: 'points', tone: 'now', heading: 'x', items: [] };
const care: Block = {
  type: 'care',
  role: 'emergency',
  level: 'emergency',
  heading: 'x',
  signs: [],
  note: 'x',
};
const lead: Block = { type: 'lead', text: parseMarkdown('x') };
const reach: BlockOf<'contact-panel'> = { type: 'contact-panel', heading: 'x', message: 'x' };
const links: Block = { type: 'links', heading: 'x', links: [], style: 'list' };
const contact: Block = { type: 'contact', heading: 'x' };
const hours: Block = { type: 'hours', heading: 'x' };
const brief: Block = { type: 'brief', heading: 'x', facts: [] };
const list: Block = { ...links, heading: 'y' };

/** A page of a kind that holds these blocks. */
const arranged = (kind: PageKind, blocks: readonly Block[]) =>
  regionsOf({ ...site.pages.find((page) => page.kind === 'about')!, kind, blocks }, site);
/** All blocks of a page, in the order of the regions. */
const all = (regions: ReturnType<typeof regionsOf>) => [
  ...regions.picture,
  ...headOf(regions),
  ...regions.first,
  ...regions.story,
  ...regions.text,
  ...regions.pageEnd,
];
const headOf = (regions: ReturnType<typeof regionsOf>) => [...regions.lead, ...regions.oneLine];

describe('the regions of a page', () => {
  it.each([
    ['a drawing that opens it goes beside the title', [drawing, prose, links], [1, 0, 0, 1, 1]],
    ['what is urgent comes first, its drawing stays with the text', [care, points, drawing, prose], [0, 0, 2, 2, 0]],
    ['an address goes with its map', [contact, hours, drawing, prose, links], [0, 0, 3, 1, 1]],
    ['signs may follow the map', [contact, hours, drawing, care, prose], [0, 0, 4, 1, 0]],
    ['links between texts stay among them', [prose, links, prose, links, links], [0, 0, 0, 3, 2]],
    ['links alone lead on', [prose, links], [0, 0, 0, 1, 1]],
    ['an answer stands below the title, before the signs', [drawing, lead, care, prose], [1, 1, 1, 1, 0]],
    ['the way to reach the practice ends the text', [prose, reach, links], [0, 0, 0, 1, 2]],
  ] as const)('%s', (_, blocks, counts) => {
    const regions = arranged('text', blocks);
    const { picture, first, text, pageEnd } = regions;
    expect([picture.length, headOf(regions).length, first.length, text.length, pageEnd.length]).toEqual(counts);
    expect(all(regions)).toMatchObject(blocks);
  });

  it('name the authors where readers judge the page, and take questions at its end', () => {
    const places = (kind: PageKind, ...blocks: Block[]) => {
      const { byline, pageEnd, hasAskBox, reach: above } = arranged(kind, blocks);
      const panel = pageEnd.find((block) => block.type === 'contact-panel');
      return [byline, panel?.hasAskLine, hasAskBox, above !== undefined];
    };
    const panel: Block = { ...reach, hasAskLine: true };
    expect(places('service', longText, panel)).toEqual(['end', true, false, true]);
    expect(places('service', prose, panel)).toEqual(['end', true, false, false]);
    expect(places('blog-post', prose, panel)).toEqual(['end', true, false, false]);
    expect(places('symptom', care, prose, panel)).toEqual(['end', true, false, false]);
    expect(places('contact', contact)).toEqual(['end', undefined, false, false]);
    expect(places('faq-index', links)).toEqual(['end', undefined, true, false]);
    // A page that names somebody says so at the top, below the facts if it has them.
    const service = site.pages.find(({ kind, review }) => kind === 'service' && review)!;
    const bylineOf = (...blocks: Block[]) => regionsOf({ ...service, blocks }, site).byline;
    expect(bylineOf(lead, prose)).toBe('lead');
    expect(bylineOf(lead, prose, brief)).toBe('story');
    expect(bylineOf(care, prose)).toBe('first');
    expect(bylineOf({ type: 'signpost', isBeforeSteps: true, places: [] }, prose)).toBe('end');
  });

  it('print signs with first steps, unless there is an aftercare sheet', () => {
    const sheet = {
      type: 'aftercare',
      heading: 'x',
      items: [],
      title: 'x',
      path: '/x',
      cards: [],
      lists: [],
    };
    expect(arranged('symptom', [care, points, prose]).isPrintable).toBe(true);
    expect(arranged('symptom', [care, prose]).isPrintable).toBe(false);
    expect(arranged('symptom', [care, points, { ...sheet, type: 'aftercare' }]).isPrintable).toBe(false);
  });

  it('have a table of contents if there are three sections, and links to the groups of a list of posts', () => {
    const sections = ['a', 'b', 'c'].map((heading): Block => ({
      type: 'folded-text',
      heading,
      id: heading,
      text: parseMarkdown('x'),
    }));
    expect(arranged('text', sections).contents.map(({ text }) => text)).toEqual(['a', 'b', 'c']);
    expect(arranged('text', sections.slice(1)).contents).toEqual([]);
    expect(arranged('blog-index', [links, list]).jumps.map(({ label }) => label)).toEqual(['x', 'y']);
    expect(arranged('text', [links, list]).jumps).toEqual([]);
  });

  it('have a shape by what a page is for, with drawn steps and facts before the text that explains them', () => {
    const steps: Block = { type: 'steps', heading: 'x', steps: [], drawing: { name: 'x', alt: 'x' } };
    expect(arranged('symptom', [care, prose, steps])).toMatchObject({ shape: 'do', story: [], text: [prose, steps] });
    expect(arranged('service', [prose, steps, brief])).toMatchObject({
      shape: 'explain',
      story: [steps, brief],
      text: [prose],
    });
    expect(arranged('contact', [prose]).shape).toBe('find');
  });

  it('decorate a title that has no picture with the card of its drawing', () => {
    const [name] = [...site.drawings.keys()];
    const about = site.pages.find((page) => page.kind === 'about')!;
    const decorationOf = (kind: PageKind, ...blocks: Block[]) =>
      regionsOf({ ...about, kind, blocks, drawing: { name: name!, alt: 'x', card: name! } }, site).decoration;
    expect(decorationOf('service', lead, prose)).toBe(name);
    expect(decorationOf('service', prose)).toBeUndefined();
    expect(decorationOf('service', drawing, lead, prose)).toBeUndefined();
    // Nothing decorates what to do or to find.
    expect(decorationOf('symptom', lead, prose)).toBeUndefined();
    expect(decorationOf('contact', lead, prose)).toBeUndefined();
  });
});
