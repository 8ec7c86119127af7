import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileErrors } from '#check/output/fileErrors.ts';
import { numbersOf } from '#check/texts/telephoneNumbers.ts';
import { absolute, ASK_PATH, htmlPath, markdownPath } from '#site/addresses.ts';
import type { Site } from '#site/site.ts';

/** HTML files that are not pages of the site. */
const NOT_PAGES = new Set(['/404.html', htmlPath(ASK_PATH), '/admin/index.html']);

/**
 * Verify a finished build: the contract between the files that the site makes, and the text of each file, also of
 * `public/`.
 * @returns errors, a line each
 */
export function verifyBuild(site: Site, folder: string, files: readonly string[]): string[] {
  const practiceNumbers = numbersOf(site.practice);
  return [
    ...pageSetErrors(site, folder, files),
    ...files.flatMap((file) =>
      fileErrors(file, () => readFileSync(join(folder, file)), practiceNumbers, {
        isGenerated: !site.publicFiles.has(file),
      }).map((error) => `${file} ${error}`),
    ),
  ];
}

/** Find pages that HTML, Markdown, sitemap and API do not all list (src/api/README.md, "Addresses"). */
function pageSetErrors(site: Site, folder: string, files: readonly string[]): string[] {
  const pages = site.pages.map(({ path }) => path);
  const generated = files.filter((file) => !site.publicFiles.has(file));
  const html = generated.filter((file) => file.endsWith('.html') && !NOT_PAGES.has(file));
  const alternates = generated.filter((file) => file.endsWith('.md'));
  const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
  const listed = JSON.parse(readFileSync(join(folder, 'api/v1/pages.json'), 'utf8')) as { items: { path: string }[] };
  const addresses = pages.map((path) => absolute(site.base, path));
  return [
    ...setDifference('HTML', pages.map(htmlPath), html),
    ...setDifference('Markdown', pages.map(markdownPath), alternates),
    ...setDifference(
      'sitemap.xml',
      addresses,
      [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1]!),
    ),
    ...setDifference(
      '/api/v1/pages',
      pages,
      listed.items.map(({ path }) => path),
    ),
  ];
}

function setDifference(name: string, wanted: readonly string[], found: readonly string[]): string[] {
  const want = new Set(wanted);
  const have = new Set(found);
  return [
    ...wanted.filter((item) => !have.has(item)).map((item) => `${name}: ${item} is missing`),
    ...found.filter((item) => !want.has(item)).map((item) => `${name}: ${item} is not a page of the site`),
    ...(found.length === have.size ? [] : [`${name}: an address is listed twice`]),
  ];
}

/** The finished site violates the contract of `src/api/README.md`. */
export class BuildError extends Error {
  constructor(errors: readonly string[]) {
    super(`The build breaks the contract in ${errors.length} place(s):\n${errors.join('\n')}`);
  }
}
