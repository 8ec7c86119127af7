import { contentFolder } from '#content/readContent.ts';
import { loadContent, validSite } from './load.ts';

/** The content folder as it was read: with warnings, for whoever prints them. */
export const content = loadContent(contentFolder(), { env: process.env });

/**
 * The site, which all routes share. Vite leaves this module to Node during a build, so that the content is read once;
 * `astro dev` loads it again after a change.
 * @throws ContentError listing every error, SettingsError
 */
export const site = validSite(content);
