import { expect, it } from 'vitest';
import { emptyColumns } from './layout.ts';
import { DESK, SITE, TABLET, visit } from './visit.ts';

/** About half a window: what is longer reads as a fault. */
const MOST = 400;

it('no page has a column that ends long before the one beside it', async () => {
  const { items } = (await (await fetch(`${SITE}/api/v1/pages`)).json()) as { items: { path: string }[] };
  const found = await visit('/', { reducedMotion: 'reduce' }, async ({ page }) => {
    const all: Record<string, string[]> = {};
    for (const { path } of items) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      for (const viewport of [TABLET, DESK]) {
        await page.setViewportSize(viewport);
        const empty = await emptyColumns(page, MOST);
        if (empty.length > 0) all[`${path} at ${viewport.width} px`] = empty;
      }
    }
    return all;
  });
  expect(found).toEqual({});
});
