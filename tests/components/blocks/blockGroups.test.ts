import { describe, expect, it } from 'vitest';
import { groupsOf } from '#components/blocks/blockGroups.ts';
import type { Block } from '#site/block.ts';
import { careCards } from '#site/emergency/careCards.ts';
import { small } from '../../sites.ts';

const prose: Block = { type: 'prose', text: { tokens: [] } };
const list: Block = { type: 'links', heading: '', links: [], style: 'list' };
const cards: Block = { type: 'links', heading: '', links: [], style: 'rows' };
const points: Block = { type: 'points', tone: 'now', heading: '', items: [] };

describe('blocks side by side', () => {
  it('are neighbours of one sort; every block stays in its place', () => {
    const blocks = [prose, list, list, cards, list, points, points, prose];
    const groups = groupsOf(blocks);
    expect(groups.map(({ layout, blocks: { length } }) => [layout, length])).toEqual([
      [undefined, 1],
      ['directory', 2],
      [undefined, 1],
      ['directory', 1],
      ['advice', 2],
      [undefined, 1],
    ]);
    expect(groups.flatMap((group) => group.blocks)).toEqual(blocks);
  });

  it('have what to do now between the care cards, and the lists that belong to it with them; others stay by themselves', () => {
    const site = small;
    const care = careCards({ care: { emergency: ['a'], sameDay: ['b'] } }, site.practice);
    const note: Block = { ...points, tone: 'note' };
    const beside = (blocks: readonly Block[]) => groupsOf(blocks).map((group) => [group.layout, group.blocks.length]);
    expect(beside([care[0]!, points, care[1]!, note, prose])).toEqual([
      ['cares', 4],
      [undefined, 1],
    ]);
    expect(beside([...care, note])).toEqual([
      ['cares', 2],
      ['advice', 1],
    ]);
  });
});
