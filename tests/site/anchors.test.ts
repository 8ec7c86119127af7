import { expect, it } from 'vitest';
import { FRAME_IDS } from '#markdown/ids.ts';
import { parseMarkdown } from '#markdown/tree.ts';
import { anchorsOf, withIds } from '#site/anchors.ts';
import type { Block } from '#site/block.ts';

const points = (heading: string): Block => ({ type: 'points', tone: 'note', heading, items: ['a'] });
const idsOf = (...blocks: Block[]) => anchorsOf(withIds(blocks));

it('two headings of the same name have ids of their own', () => {
  expect(idsOf(points('Ağrı'), points('Ağrı'), points('Ağrı'))).toEqual(['bolum-agri', 'bolum-agri-1', 'bolum-agri-2']);
});

it('no id of a block is that of a text, of a question or of the frame', () => {
  const ids = idsOf(
    points('x'),
    { type: 'prose', text: parseMarkdown('## Bölüm x\n\n## Menü') },
    { type: 'folded-text', heading: 'x', id: 'bolum-x', text: parseMarkdown('### Bölüm x 1') },
  );
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(5);
  expect(ids.filter((id) => FRAME_IDS.includes(id))).toEqual([]);
});
