import { expect, it } from 'vitest';
import { enlarge, settled, tooWide } from './layout.ts';
import { NARROW, visit } from './visit.ts';

it.each([
  ['/iletisim', 'main'],
  ['/hakkimda', 'footer'],
])('a long e-mail address wraps on a narrow screen with text of double size: %s, %s', (path, place) =>
  visit(path, { viewport: NARROW }, async ({ page }) => {
    const links = page.locator(`${place} a[href^="mailto:"]`);
    expect(await links.count()).toBeGreaterThan(0);
    await links.evaluateAll((all) => {
      for (const link of all) link.textContent = 'bilgi@kuzeyyildiziveterinerklinigi.com.tr';
    });
    await enlarge(page);
    await settled(page);
    expect(await tooWide(page)).toEqual([]);
  }),
);
