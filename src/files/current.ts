import type { Site } from '../site/site.ts';
import { loadSite } from './load.ts';

let site: Site | undefined;

/** The site of this process: read from `CONTENT_DIR` once. @throws ContentError with every fault of the content. */
export const currentSite = (): Site => (site ??= loadSite());
