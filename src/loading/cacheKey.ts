import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesOf } from '#files/filesOf.ts';
import { ChangedError } from '#files/readUnchanged.ts';
import { INDEX_PAGES } from '#site/addresses.ts';
import type { Page } from '#site/page.ts';
import { currentBanner } from '#site/practice/banner.ts';
import type { Site } from '#site/site.ts';
import { lookSheet } from '#styles/look.ts';

const SRC = fileURLToPath(new URL('..', import.meta.url));

/**
 * What decides what a route returns besides content. Astro's own hash covers packages and what Vite bundles, but not
 * the modules that Node loads.
 */
const codeDigest = (): string =>
  hash(
    'sha256',
    filesOf(SRC)
      .map((file) => `${file} ${hash('sha256', readFileSync(join(SRC, file)))}`)
      // Pages list the feasts that are not over.
      .concat(process.version, new Date().toLocaleDateString('sv'))
      .join('\n'),
  );
const CODE = codeDigest();

/**
 * Make sure that the code is still that of the keys.
 * @throws ChangedError
 */
export function checkCode(): void {
  if (codeDigest() !== CODE) throw new ChangedError('src/ changed while the site was being built. Build again.');
}

/** Get the `cacheKey` of what is made of `data` alone: plain data, which may hold maps. */
export const cacheKey = (data: unknown): string => hash('sha256', CODE + JSON.stringify(data, mapsAsLists));

/** Get the `cacheKey` of what is made of a page: its own data, and what any page may show of the site. */
export function pageKey(site: Site, page: Page): string {
  let shared = sharedKeys.get(site);
  if (shared === undefined) sharedKeys.set(site, (shared = cacheKey(sharedData(site))));
  // The practice is in most blocks; `shared` has it already.
  const ownData = JSON.stringify(without(page, 'body'), (_name, value: unknown) =>
    value === site.practice ? '' : value,
  );
  return hash('sha256', shared + ownData);
}
const sharedKeys = new WeakMap<Site, string>();

/** Get what any page may show of the site: no texts of other pages, and no answers to questions. */
const sharedData = (site: Site): object => ({
  look: lookSheet(site)?.path,
  // Its last day may have passed since.
  banner: currentBanner(site.practice),
  ...without(site, 'faq', 'curated', 'pageQuestions', 'urgent', 'publicFiles', 'pagesByPath'),
  ...Object.fromEntries(
    (['services', 'treatments', 'posts'] as const).map((name) => [
      name,
      site[name].map((entry) => without(entry, 'body')),
    ]),
  ),
  pages: site.pages.map((page) =>
    // The menu of every page shows what the list of symptoms holds.
    without(page, 'body', 'lastModified', 'post', 'review', ...(page.path === INDEX_PAGES.symptom ? [] : ['blocks'])),
  ),
});

/** Copy an object without some of its members, whose getters are not called. */
const without = (object: object, ...names: readonly string[]): object =>
  Object.fromEntries(
    Object.keys(object).flatMap((name) => (names.includes(name) ? [] : [[name, object[name as keyof object]]])),
  );

const mapsAsLists = (_name: string, value: unknown): unknown =>
  value instanceof Map ? [...(value as Map<unknown, unknown>)] : value;
