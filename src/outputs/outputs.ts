import { readFileSync } from 'node:fs';
import { adminFiles } from './admin.ts';
import { agentSkills } from './agentSkills.ts';
import { ardManifest } from './ard.ts';
import type { Site } from '../site/site.ts';
import { FILES } from '../site/addresses.ts';
import { feedXml } from './feed.ts';
import type { OutputFile, PageTexts } from './file.ts';
import { pageText } from '../markdown/alternate.ts';
import { headersFile, redirectsFile } from './hosting.ts';
import { jsonFeed } from './jsonFeed.ts';
import { llmsTxt } from './llms.ts';
import { llmsFullTxt } from './llmsFull.ts';
import { publicFiles } from '../entries/publicFiles.ts';
import { robotsTxt } from './robots.ts';
import { sitemapXml } from './sitemap.ts';
import { wholePost } from '../api/posts.ts';
import { siteSnapshots } from '../api/snapshots.ts';
import { lookFiles } from '../styles/look.ts';
import { apiCatalog, securityTxt } from './wellKnown.ts';

/** Every file that does not belong to a single page. */
export async function* siteFiles(
  site: Site,
  texts: PageTexts = {
    post: (post) => wholePost(site, post),
    text: (page) => pageText(page, site),
  },
): AsyncGenerator<OutputFile> {
  for (const [path, file] of publicFiles()) yield { path, body: readFileSync(file) };
  yield* siteSnapshots(site);
  for (const [name, body] of site.drawings) yield { path: `/drawings/${name}.svg`, body };
  for (const { path, make } of lookFiles(site.practice)) yield { path, body: await make() };
  yield { path: FILES.rss, body: await feedXml(site, texts) };
  yield* jsonFeed(site, texts);
  const full = llmsFullTxt(site, texts);
  yield { path: FILES.llmsFull, body: full };
  yield { path: FILES.llms, body: llmsTxt(site, Buffer.byteLength(full)) };
  yield { path: FILES.sitemap, body: await sitemapXml(site) };
  yield { path: '/robots.txt', body: robotsTxt(site) };
  yield { path: FILES.apiCatalog, body: apiCatalog(site) };
  yield* agentSkills(site);
  yield { path: FILES.ard, body: ardManifest(site) };
  yield { path: '/.well-known/security.txt', body: securityTxt(site) };
  yield { path: '/_headers', body: headersFile(site) };
  yield { path: '/_redirects', body: redirectsFile(site) };
  yield* adminFiles(site, process.env);
  // sharp takes a while to load.
  yield* (await import('./icons.ts')).iconFiles(site);
}
