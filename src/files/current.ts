import { rememberingParser, type ParseFile } from '../entries/remember.ts';
import type { Site } from '../site/site.ts';
import { loadSite } from './load.ts';

interface Current {
  readonly parse: ParseFile;
  result?: { readonly site: Site } | { readonly error: unknown };
}

// Not in a variable: in `astro dev` the pages run in an instance of this module that is not the configuration's.
const KEY: unique symbol = Symbol.for('practice-site.current');
const place = globalThis as { [KEY]?: Current };
const current = (place[KEY] ??= { parse: rememberingParser() });

/**
 * The site of this process: read from `CONTENT_DIR` once, until `forgetSite`.
 * @throws ContentError with every fault of the content.
 */
export function currentSite(): Site {
  const result = (current.result ??= read());
  if ('error' in result) throw result.error;
  return result.site;
}

/** Says that the content has changed. Files that have not are not parsed again. */
export function forgetSite(): void {
  delete current.result;
}

function read(): NonNullable<Current['result']> {
  try {
    return { site: loadSite(undefined, undefined, current.parse) };
  } catch (error) {
    return { error };
  }
}
