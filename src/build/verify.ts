import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../outputs/agentSkills.ts';
import { absolute, ASK_PATH, FILES, htmlPath, markdownPath } from '../site/addresses.ts';
import type { Site } from '../site/site.ts';
import { isText, verifyText } from './verifyText.ts';

/** HTML that is no page of the site. */
const NO_PAGES = new Set(['/404.html', htmlPath(ASK_PATH), '/admin/index.html']);

/** Every file below a folder, as site paths in order. */
export function filesOf(folder: string): string[] {
  // Not `recursive`: Node then asks of each of thousands once more what it is.
  const walk = (below: string): string[] =>
    readdirSync(join(folder, below), { withFileTypes: true }).flatMap((item) => {
      const path = `${below}/${item.name}`;
      return item.isDirectory() ? walk(path) : item.isFile() ? [path] : [];
    });
  return walk('').toSorted();
}

/**
 * Verifies of a finished build what the contract promises of all its `files` together, and the text of each that is not
 * among the `verified`.
 * @returns what is wrong, a line each; nothing where all is well.
 */
export function verify(site: Site, folder: string, files: readonly string[], verified: ReadonlySet<string>): string[] {
  return [
    ...oneSet(site, folder, files),
    ...skillDigests(folder),
    ...files
      .filter((file) => isText(file) && !verified.has(file))
      .flatMap((file) => verifyText(file, readFileSync(join(folder, file), 'utf8'))),
  ];
}

/** src/api/README.md, "Addresses": HTML, Markdown alternates, sitemap and the list of pages name the same addresses. */
function oneSet(site: Site, folder: string, files: readonly string[]): string[] {
  const pages = site.pages.map(({ path }) => path);
  const html = files.filter((file) => file.endsWith('.html') && !NO_PAGES.has(file));
  const alternates = files.filter((file) => file.endsWith('.md') && !file.startsWith('/.well-known/'));
  const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
  const listed = JSON.parse(readFileSync(join(folder, 'api/v1/pages.json'), 'utf8')) as { items: { path: string }[] };
  const addresses = pages.map((path) => absolute(site.base, path));
  return [
    ...difference('HTML', pages.map(htmlPath), html),
    ...difference('Markdown', pages.map(markdownPath), alternates),
    ...difference(
      'sitemap.xml',
      addresses,
      [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1]!),
    ),
    ...difference(
      '/api/v1/pages',
      pages,
      listed.items.map(({ path }) => path),
    ),
  ];
}

/** An agent rejects a skill whose bytes are not those that the index names. */
function skillDigests(folder: string): string[] {
  const read = (path: string) => readFileSync(join(folder, path));
  const { skills } = JSON.parse(read(FILES.skills).toString()) as { skills: { url: string; digest: string }[] };
  return skills
    .filter(({ url, digest }) => digestOf(read(url)) !== digest)
    .map(({ url }) => `${FILES.skills}: the digest of ${url} is not that of the file`);
}

function difference(name: string, wanted: readonly string[], found: readonly string[]): string[] {
  const want = new Set(wanted);
  const have = new Set(found);
  return [
    ...wanted.filter((item) => !have.has(item)).map((item) => `${name}: ${item} is missing`),
    ...found.filter((item) => !want.has(item)).map((item) => `${name}: ${item} is no page of the site`),
    ...(found.length === have.size ? [] : [`${name}: an address is listed twice`]),
  ];
}
