import { contentFolder } from '../entries/read.ts';
import type { Site } from '../site/site.ts';
import type { lint } from './lint.ts';
import { LintCache } from './lintCache.ts';
import { loadContent, validSite } from './load.ts';

interface Current {
  lint?: typeof lint;
  result?: { readonly site: Site; readonly trackedSite?: Site } | { readonly error: unknown };
}

// On globalThis, because in `astro dev` pages load another instance of this module than the configuration does.
const KEY: unique symbol = Symbol.for('practice-site.current');
const place = globalThis as { [KEY]?: Current };
const current = (place[KEY] ??= {});

/**
 * Get the site of this process, read from `CONTENT_DIR` once until `invalidateSite`.
 * @throws ContentError listing every error.
 */
export function currentSite(): Site {
  const result = (current.result ??= read());
  if ('error' in result) throw result.error;
  return result.site;
}

/** Cache the findings of each file, so that after a change only changed files are read again. */
export function cacheFindings(): void {
  current.lint ??= new LintCache(contentFolder()).lint;
}

/** Get the site as page templates see it: during a build, one that tracks what they read (`pageSite.ts`). */
export function currentTrackedSite(): Site {
  const site = currentSite();
  return (current.result && 'trackedSite' in current.result && current.result.trackedSite) || site;
}

/** Set the site that was read elsewhere, and the one for templates that tracks what they read. */
export function useSite(site: Site, trackedSite: Site): void {
  current.result = { site, trackedSite };
}

/** Read the content again when it is next needed. */
export function invalidateSite(): void {
  delete current.result;
}

function read(): NonNullable<Current['result']> {
  try {
    const options = { env: process.env, ...(current.lint && { lint: current.lint }) };
    return { site: validSite(loadContent(contentFolder(), options)) };
  } catch (error) {
    return { error };
  }
}
