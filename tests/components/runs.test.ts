import { describe, expect, it } from 'vitest';
import { runsOf } from '../../src/components/blocks/runs.ts';
import type { Block } from '../../src/site/page.ts';

const prose: Block = { type: 'prose', markdown: '' };
const list: Block = { type: 'links', heading: '', links: [], style: 'list' };
const cards: Block = { type: 'links', heading: '', links: [], style: 'cards' };
const points: Block = { type: 'points', tone: 'now', heading: '', items: [] };

describe('blocks side by side', () => {
  it('are neighbours of one sort; every block stays in its place', () => {
    const blocks = [prose, list, list, cards, list, points, points, prose];
    const runs = runsOf(blocks);
    expect(runs.map(({ beside, blocks: { length } }) => [beside, length])).toEqual([
      [undefined, 1],
      ['directory', 2],
      [undefined, 1],
      ['directory', 1],
      ['advice', 2],
      [undefined, 1],
    ]);
    expect(runs.flatMap((run) => run.blocks)).toEqual(blocks);
  });

  it('put what a practice says of itself beside the people behind it, and no other text', () => {
    const doctors: Block = { type: 'doctors', heading: '', doctors: [], path: '/' };
    const runs = runsOf([prose, doctors, prose, cards, prose]);
    expect(runs.map(({ beside, blocks: { length } }) => [beside, length])).toEqual([
      [undefined, 1],
      ['people', 2],
      [undefined, 1],
      [undefined, 1],
    ]);
  });
});
