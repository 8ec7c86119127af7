import { loadSite } from '../load.ts';

export const BASE = 'https://practice.example';

/** The sample practice at another address than its own. */
export const site = loadSite('content', { SITE_URL: BASE });
