import { adminFiles } from '../admin/files.ts';
import { markdownPath } from '../site/addresses.ts';
import { twin } from '../markdown/twin.ts';
import type { Site } from '../site/site.ts';
import { feedXml } from './feed.ts';
import type { PrebuiltFile } from './file.ts';
import { headersFile, redirectsFile } from './hosting.ts';
import { iconFiles } from './icons.ts';
import { llmsTxt } from './llms.ts';
import { robotsTxt } from './robots.ts';
import { snapshots } from '../api/snapshots.ts';
import { pictureOf } from '../social/address.ts';
import { socialCards } from '../social/cards.ts';
import { apiCatalog, securityTxt } from './wellKnown.ts';

/** Every prebuilt file that is neither an HTML page nor the sitemap, in the order in which they are written. */
export async function* siteFiles(site: Site, now: Date): AsyncGenerator<PrebuiltFile> {
  for (const page of site.pages) yield { path: markdownPath(page.path), body: twin(page, site) };
  yield* snapshots(site);
  for (const [name, body] of site.drawings) yield { path: `/drawings/${name}.svg`, body };
  yield { path: '/feed.xml', body: await feedXml(site) };
  yield { path: '/llms.txt', body: llmsTxt(site) };
  yield { path: '/robots.txt', body: robotsTxt(site) };
  yield { path: '/.well-known/api-catalog', body: apiCatalog(site) };
  yield { path: '/.well-known/security.txt', body: securityTxt(site, now) };
  yield { path: '/_headers', body: headersFile(site) };
  yield { path: '/_redirects', body: redirectsFile() };
  yield* adminFiles(site, process.env);
  yield* iconFiles(site);
  // Last, since they take longest: who makes files one by one, as they are asked for, mostly never comes to them.
  for await (const { page, png } of socialCards(site)) yield { path: pictureOf(page.path), body: png };
}
