import { expect, test } from 'vitest';
import { LONG } from '../propertyRuns.ts';
import { emptyColumns, MAX_GAP } from './layout.ts';
import { allPages, DESK, TABLET, visit } from './visit.ts';

/** `kinds.test.ts` looks at a page of each kind. */
test.runIf(LONG)('no page has a column that ends long before the one beside it', async () => {
  const found = await visit('/', { reducedMotion: 'reduce' }, async ({ page }) => {
    const all: Record<string, string[]> = {};
    for (const { path } of await allPages()) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      for (const viewport of [TABLET, DESK]) {
        await page.setViewportSize(viewport);
        const empty = await emptyColumns(page, MAX_GAP);
        if (empty.length > 0) all[`${path} at ${viewport.width} px`] = empty;
      }
    }
    return all;
  });
  expect(found).toEqual({});
});
