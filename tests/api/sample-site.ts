import { loadSite } from '../../src/content/load.ts';

export const BASE = 'https://practice.example';

/** The sample practice, at an address that says it is none of its own. */
export const site = loadSite('content', { SITE_URL: BASE });
