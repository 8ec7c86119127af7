import { describe, expect, it } from 'vitest';
import { outlineOf } from '../../src/components/outline.ts';
import { sectionId } from '../../src/site/sectionId.ts';
import { renderHtml } from '../../src/markdown/render.ts';
import type { Block } from '../../src/site/page.ts';

const markdown = '## Nasıl ilerler?\n\nx\n\n### Küçük\n\n## Ne *zaman*';
const blocks: Block[] = [
  { type: 'prose', markdown },
  { type: 'steps', heading: 'Nasıl ilerler?', steps: [] },
  { type: 'prose', markdown: 'yalnız metin' },
];

describe('the outline of a page', () => {
  const outline = outlineOf(blocks);

  it('names its sections in order, small headings left out', () => {
    expect(outline.map(({ text }) => text)).toEqual(['Nasıl ilerler?', 'Ne zaman', 'Nasıl ilerler?']);
  });

  it('leads to anchors that are in the page, each of its own', () => {
    const html = renderHtml(markdown);
    expect(html).toContain(`id="${outline[0]!.id}"`);
    expect(html).toContain(`id="${outline[1]!.id}"`);
    expect(outline[2]!.id).toBe(sectionId('Nasıl ilerler?'));
    expect(new Set(outline.map(({ id }) => id)).size).toBe(3);
  });
});
