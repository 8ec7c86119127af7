import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { settled } from './layout.ts';

/** What axe finds wrong with a page as it is now: rule, its words, and where. */
export async function violations(page: Page): Promise<string[]> {
  // The bar of phones is tied to scrolling, and settles with the first frames.
  await settled(page);
  // Colours halfway between two are nobody's choice.
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
  await page.evaluate(axe.source);
  const { violations: found } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run({
      rules: { 'target-size': { enabled: true } },
      // What passes is not looked at, and takes half of the time to describe.
      resultTypes: ['violations'],
    }),
  );
  return found.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}`));
}
