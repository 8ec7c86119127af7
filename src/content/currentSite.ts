import { contentFolder } from '../entries/read.ts';
import type { Site } from '../site/site.ts';
import type { lint } from './lint.ts';
import { LintCache } from './lintCache.ts';
import { loadContent, validSite } from './load.ts';

interface Current {
  lint?: typeof lint;
  result?: { readonly site: Site; readonly view?: Site } | { readonly error: unknown };
}

// Not in a variable: in `astro dev` the pages run in an instance of this module that is not the configuration's.
const KEY: unique symbol = Symbol.for('practice-site.current');
const place = globalThis as { [KEY]?: Current };
const current = (place[KEY] ??= {});

/**
 * The site of this process: read from `CONTENT_DIR` once, until `forgetSite`.
 * @throws ContentError with every error of the content.
 */
export function currentSite(): Site {
  const result = (current.result ??= read());
  if ('error' in result) throw result.error;
  return result.site;
}

/** Keeps what is read of each file, so that after a change only the files that changed cost work; a build has no use for it. */
export function expectChanges(): void {
  current.lint ??= new LintCache(contentFolder()).lint;
}

/** The site as the templates of a page see it. */
export function currentView(): Site {
  const site = currentSite();
  return (current.result && 'view' in current.result && current.result.view) || site;
}

/** Sets this process's site, where it was read elsewhere, and how templates see it. */
export function useSite(site: Site, view: Site): void {
  current.result = { site, view };
}

/** Says that the content has changed. */
export function forgetSite(): void {
  delete current.result;
}

function read(): NonNullable<Current['result']> {
  try {
    const { env } = process;
    return {
      site: validSite(loadContent(contentFolder(), { env, ...(current.lint && { lint: current.lint }) })),
    };
  } catch (error) {
    return { error };
  }
}
