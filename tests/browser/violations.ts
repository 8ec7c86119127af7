import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { settled } from './layout.ts';
import { COLOURS, type Colours } from './visit.ts';

/** A third of the time that the other one takes to send. */
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const ON_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * List what axe finds wrong with a page, or what a selector names of it, as it is now: colours, rule, its words, and
 * where. Only rules about colours are tried again in the second colours and further ones.
 */
export async function violations(
  page: Page,
  all: readonly Colours[] = COLOURS.slice(0, 1),
  within = 'html',
): Promise<string[]> {
  const found: string[] = [];
  for (const [index, colours] of all.entries()) {
    await page.emulateMedia(colours);
    const name = `${colours.colorScheme}${colours.forcedColors === 'active' ? ', forced' : ''}`;
    const inThese = await violationsOf(page, within, index === 0 ? {} : { runOnly: ON_COLOURS });
    found.push(...inThese.map((violation) => `${name}: ${violation}`));
  }
  return found;
}

async function violationsOf(page: Page, within: string, some: RunOptions): Promise<string[]> {
  // The bar of phones is tied to scrolling, and settles with the first frames.
  await settled(page);
  // Colours halfway between two are nobody's choice.
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const options: RunOptions = {
    rules: { 'target-size': { enabled: true } },
    // What passes is not looked at, and takes half of the time to describe.
    resultTypes: ['violations'],
    ...some,
  };
  const { violations: found } = await page.evaluate(
    ([context, how]) => (globalThis as unknown as { axe: typeof axe }).axe.run(context, how),
    [within, options] as const,
  );
  return found.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}`));
}
