import { readFileSync } from 'node:fs';
import { wholePost } from '../api/posts.ts';
import { postSnapshot, siteSnapshots } from '../api/snapshots.ts';
import { alternate, pageText } from '../markdown/alternate.ts';
import { FILES, markdownPath } from '../site/addresses.ts';
import type { Page } from '../site/page.ts';
import type { Site } from '../site/site.ts';
import { lookFiles } from '../styles/look.ts';
import { adminFiles } from './admin.ts';
import { jsonFeed, rssFeed } from './feeds.ts';
import type { OutputFile, PageTexts } from './file.ts';
import { headersFile, redirectsFile } from './hosting.ts';
import { iconFiles } from './icons.ts';
import { llmsFullTxt, llmsTxt } from './llms.ts';
import { sitemapXml } from './sitemap.ts';
import { skillFiles } from './skill.ts';
import { apiCatalog, ardManifest, robotsTxt, securityTxt } from './wellKnown.ts';

/** The files of a page besides its HTML: Markdown, and JSON of a post. */
export function* pageFiles(trackedSite: Site, site: Site, page: Page): Generator<OutputFile> {
  yield { path: markdownPath(page.path), body: alternate(page, trackedSite) };
  if (page.post) yield postSnapshot(site, page.post);
}

/** Every file that does not belong to a single page. */
export async function* siteFiles(
  site: Site,
  texts: PageTexts = {
    post: (post) => wholePost(site, post),
    text: (page) => pageText(page, site),
  },
): AsyncGenerator<OutputFile> {
  for (const [path, file] of site.publicFiles) yield { path, body: readFileSync(file) };
  yield* siteSnapshots(site);
  for (const [name, body] of site.drawings) yield { path: `/drawings/${name}.svg`, body };
  for (const { path, make } of lookFiles(site.practice)) yield { path, body: await make() };
  yield { path: FILES.rss, body: await rssFeed(site, texts) };
  yield* jsonFeed(site, texts);
  const full = llmsFullTxt(site, texts);
  yield { path: FILES.llmsFull, body: full };
  yield { path: FILES.llms, body: llmsTxt(site, Buffer.byteLength(full)) };
  yield { path: FILES.sitemap, body: await sitemapXml(site) };
  yield { path: '/robots.txt', body: robotsTxt(site) };
  yield { path: FILES.apiCatalog, body: apiCatalog(site) };
  yield* skillFiles(site);
  yield { path: FILES.ard, body: ardManifest(site) };
  yield { path: '/.well-known/security.txt', body: securityTxt(site) };
  yield { path: '/_headers', body: headersFile(site) };
  yield { path: '/_redirects', body: redirectsFile(site) };
  yield* adminFiles(site, process.env);
  yield* iconFiles(site);
}
