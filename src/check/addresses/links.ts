import { closest } from 'fastest-levenshtein';
import type { Tokens } from 'marked';
import { isPageRef, refOf } from '#content/contentFiles.ts';
import { didYouMean } from '#content/explain.ts';
import { type Finding, findingAt, type Position } from '#content/finding.ts';
import { sectionId } from '#markdown/ids.ts';
import { ASK_PATH, decoded, DEVELOPERS, ENGLISH_PATHS, FILES, INDEX_PATHS, pathOf } from '#site/addresses.ts';
import { anchorsOf } from '#site/anchors.ts';
import type { Site } from '#site/site.ts';
import { parsePassage } from '../parsedPassage.ts';
import type { Passage } from '../passages.ts';

/** A link or image, and its place. */
export interface LinkInFile extends Position {
  readonly file: string;
  readonly field: string;
  readonly href: string;
}

/** Valid link targets. */
interface Targets {
  /** The practice's own address, if known. */
  readonly origin: string | undefined;
  readonly paths: ReadonlySet<string>;
}

/**
 * List the valid targets: pages, pictures and what is in `public/`. A page whose fields are wrong counts, because a
 * link to it is right.
 * @param names of the content files
 * @param publicFiles paths of the files in `public/`
 */
export function targetsOf(
  names: readonly string[],
  publicFiles: Iterable<string>,
  origin: string | undefined,
): Targets {
  const refs = names.map(refOf).filter(isPageRef);
  const hasAny = (folder: string) => refs.some((ref) => ref.startsWith(`${folder}/`));
  const indexes = Object.entries(INDEX_PATHS).flatMap(([kind, path]) =>
    // Services and other treatments have one list.
    hasAny(`${kind}s`) || (kind === 'service' && hasAny('treatments')) ? [path] : [],
  );
  const pictures = names.filter((name) => /^(?:drawings|photos)\//.test(name)).map((name) => `/${name}`);
  const paths = [
    ...refs.map(pathOf),
    DEVELOPERS,
    ASK_PATH,
    ...indexes,
    ...Object.values(FILES),
    ...pictures,
    ...publicFiles,
  ];
  return { origin, paths: new Set(paths) };
}

/** List the links and images of a Markdown text. */
export function linksIn(passage: Passage): LinkInFile[] {
  const { file, field, at } = passage;
  return parsePassage(passage).tokens.flatMap(({ token, index }) =>
    token.type === 'link' || token.type === 'image'
      ? [{ file, field, href: (token as Tokens.Link | Tokens.Image).href, ...at(index) }]
      : [],
  );
}

/**
 * Reject links that lead to no page or file of the site; their anchors are checked unless the content is too broken for
 * a site.
 */
export function linkFindings(links: readonly LinkInFile[], targets: Targets, site: Site | undefined): Finding[] {
  const idsByTarget = new Map<string, ReadonlySet<string> | undefined>();
  const anchorProblem = (target: string, anchor: string) => {
    if (!site || anchor === '') return undefined;
    if (!idsByTarget.has(target)) idsByTarget.set(target, idsOf(site, target));
    const ids = idsByTarget.get(target);
    if (!ids || ids.has(anchor)) return undefined;
    const ofBlock = sectionId(anchor);
    const near = ids.has(ofBlock) ? ofBlock : closest(anchor, [...ids]);
    const hint = near ? `; the nearest is "#${near}"` : '';
    return `${target} has no heading or question with the anchor "${anchor}"${hint}`;
  };
  return links.flatMap((link) => {
    const resolved = targetOfLink(link, targets);
    const problem = typeof resolved === 'object' ? anchorProblem(resolved.target, resolved.anchor) : resolved;
    return problem ? [findingAt(link.file, link.field, `the link to "${link.href}": ${problem}`, link)] : [];
  });
}

/** List the anchors of a page; undefined if the content is too broken to tell. */
function idsOf(site: Site, path: string): ReadonlySet<string> | undefined {
  const page = site.pagesByPath.get(path);
  if (!page) return undefined;
  try {
    return new Set(anchorsOf(page.blocks));
  } catch {
    // The page refers to a missing one, which is reported elsewhere.
    return undefined;
  }
}

/** The name of a host without `https://`, which is a path below the page. */
const HOST = /^(?:www\.|(?:[\w-]+\.)+(?:com|org|net|edu|gov|tr)(?![\w.-]))/i;

/** Resolve a link. Returns a message for a broken link, undefined for a link to another host. */
function targetOfLink(
  { href, file }: LinkInFile,
  { origin, paths }: Targets,
): { target: string; anchor: string } | string | undefined {
  const isOwn = origin && (href === origin || href.startsWith(`${origin}/`));
  if (!isOwn && (/^[a-z][a-z\d+.-]*:/i.test(href) || /^[\\/]{2}/.test(href))) return undefined;
  const ref = refOf(file);
  const page = `http://site.test${isPageRef(ref) ? pathOf(ref) : '/'}`;
  const url = isOwn ? href : URL.canParse(href, page) ? new URL(href, page).href : undefined;
  if (!url) return 'this is not an address; write the path of a page, such as "/blog"';
  if (HOST.test(href) && !isOwn) return `for a page of another site, write "https://${href}"`;
  const { pathname, hash } = new URL(url);
  const target = decoded(pathname);
  if (paths.has(target)) return { target, anchor: decoded(hash.slice(1)) };
  if (!target.startsWith('/photos/')) return `no page has this address; ${remedy(target, paths)}`;
  const photos = [...paths].filter((path) => path.startsWith('/photos/'));
  return `there is no such photograph${didYouMean(target, photos) || '; put it into photos/, and name it with its extension'}`;
}

function remedy(target: string, paths: ReadonlySet<string>): string {
  const page = ENGLISH_PATHS[target];
  if (page) return `link to "${page.path}" itself`;
  const composed = target.normalize('NFC');
  if (paths.has(composed))
    return `it is "${composed}", but the link has other characters for the same letters; copy it from here`;
  const bare = target.replace(/(?:\/|\.md|\.html)$/, '') || '/';
  if (paths.has(bare)) return `it is "${bare}"`;
  const near = didYouMean(bare, [...paths]);
  return near ? near.slice(2) : 'write the path of a page, such as "/iletisim"; if you renamed the page, its new one';
}
