import { describe, expect, it } from 'vitest';
import { partsOf } from '../../src/layouts/parts.ts';
import { loadSite } from '../../src/content/load.ts';
import type { Block } from '../../src/site/block.ts';

const site = loadSite('tests/fixtures/practice', {});
const { practice } = site;
const drawing: Block = { type: 'drawing', drawing: { name: 'x', alt: 'x' } };
const prose: Block = { type: 'prose', markdown: 'x' };
const points: Block = { type: 'points', tone: 'now', heading: 'x', items: [] };
const care: Block = {
  type: 'care',
  role: 'emergency',
  level: 'emergency',
  heading: 'x',
  signs: [],
  note: 'x',
  practice,
};
const lead: Block = { type: 'lead', markdown: 'x' };
const reach: Block = { type: 'closing', heading: 'x', practice, message: 'x' };
const links: Block = { type: 'links', heading: 'x', links: [], style: 'list' };
const contact: Block = { type: 'contact', heading: 'x', practice };
const hours: Block = { type: 'hours', heading: 'x', practice };

describe('the parts of a page', () => {
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
    const { picture, head, first, text, onward } = partsOf(blocks);
    expect([picture.length, head.length, first.length, text.length, onward.length]).toEqual(counts);
    expect([...picture, ...head, ...first, ...text, ...onward]).toEqual(blocks);
  });

  it('hold every block of every page, in its order', () => {
    for (const { blocks, path } of site.pages) {
      const { picture, head, first, text, onward } = partsOf(blocks);
      expect([...picture, ...head, ...first, ...text, ...onward], path).toEqual(blocks);
    }
  });
});
