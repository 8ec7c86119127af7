import { closest } from 'fastest-levenshtein';
import type { Tokens } from 'marked';
import { nearest } from '../entries/explain.ts';
import { NOT_PAGES } from '../entries/targets.ts';
import type { Problem } from '../entries/problem.ts';
import type { Position } from '../entries/source.ts';
import { headingsOf } from '../markdown/render.ts';
import { ALIASES, DEVELOPERS, FILES, pathOf } from '../site/addresses.ts';
import { bodyOf } from '../site/body.ts';
import type { Site } from '../site/site.ts';
import type { Passage } from './passages.ts';
import type { Placed } from '../markdown/tokens.ts';

/** A link or picture of a text, and where it is written. */
export interface PlacedLink extends Position {
  readonly file: string;
  readonly field: string;
  readonly href: string;
}

/** A link to a place on a page, which can be checked when the pages are known. */
export interface AnchoredLink extends PlacedLink {
  /** Path of the page. */
  readonly target: string;
  readonly anchor: string;
}

/** The addresses a link may lead to. */
export interface Targets {
  /** The practice's own address, where it is known. */
  readonly origin: string | undefined;
  readonly paths: ReadonlySet<string>;
}

/** Where links may lead. A file counts even when its fields are wrong: what points to it is right. */
export function targetsOf(names: readonly string[], origin: string | undefined): Targets {
  const refs = names.map((name) => name.replace(/\.\w+$/, ''));
  const pages = refs.filter((ref) => !NOT_PAGES.test(ref)).map(pathOf);
  const pictures = names.filter((name) => /^(?:drawings|photos)\//.test(name)).map((name) => `/${name}`);
  return { origin, paths: new Set([...pages, DEVELOPERS, ...Object.values(FILES), ...pictures]) };
}

/** The links of a Markdown text. */
export const linksIn = ({ file, field, at }: Passage, tokens: readonly Placed[]): PlacedLink[] =>
  tokens.flatMap(({ token, index }) =>
    token.type === 'link' || token.type === 'image'
      ? [{ file, field, href: hrefOf(token as Tokens.Link | Tokens.Image), ...at(index) }]
      : [],
  );

/** Where a link leads; a photograph is named as its file is, from whatever page. */
const hrefOf = ({ type, href }: Tokens.Link | Tokens.Image): string =>
  type === 'image' && href.startsWith('photos/') ? `/${href}` : href;

const wrong = ({ file, field, line, column, href }: PlacedLink, error: string): Problem => ({
  severity: 'error',
  file,
  line,
  column,
  field,
  message: `the link to "${href}": ${error}`,
});

/**
 * What is wrong with the links of a file: they lead to no page or file of the site. `path` is that of the file's page.
 * Links to a place on a page come back, to be checked by `anchorProblems`.
 */
export function linkProblems(
  links: readonly PlacedLink[],
  path: string,
  targets: Targets,
): { problems: Problem[]; anchored: AnchoredLink[] } {
  const problems: Problem[] = [];
  const anchored: AnchoredLink[] = [];
  for (const link of links) {
    const found = resolved(link.href, path, targets);
    if (typeof found === 'string') problems.push(wrong(link, found));
    else if (found && found.anchor !== '') anchored.push({ ...link, ...found });
  }
  return { problems, anchored };
}

/** Links to a place on a page where no such place is. */
export function anchorProblems(links: readonly AnchoredLink[], site: Site): Problem[] {
  const known = new Map<string, ReadonlySet<string> | undefined>();
  return links.flatMap((link) => {
    const { target, anchor } = link;
    if (!known.has(target)) known.set(target, anchorsOf(site, target));
    const ids = known.get(target);
    if (!ids || ids.has(anchor)) return [];
    const near = closest(anchor, [...ids]);
    const remedy = near ? `; the nearest is "#${near}"` : '';
    return [wrong(link, `${target} has no heading or question with the anchor "${anchor}"${remedy}`)];
  });
}

/** Anchors of a page; undefined where the content is too broken to tell. */
function anchorsOf(site: Site, path: string): ReadonlySet<string> | undefined {
  const page = site.pagesByPath.get(path);
  if (!page) return undefined;
  try {
    const blocks = page.blocks;
    const questions = blocks.flatMap((block) => (block.type === 'questions' ? block.questions : []));
    const rest = bodyOf(blocks.filter((block) => block.type !== 'questions'));
    return new Set([...questions, ...headingsOf(rest)].map(({ id }) => id));
  } catch {
    // The page names another that does not exist, which is reported where it stands.
    return undefined;
  }
}

/** Where a link found on the page at `path` leads, or in words why nowhere; undefined for a link to another host. */
function resolved(
  href: string,
  path: string,
  { origin, paths }: Targets,
): { target: string; anchor: string } | string | undefined {
  const own = origin && (href === origin || href.startsWith(`${origin}/`));
  if (!own && (/^[a-z][a-z\d+.-]*:/i.test(href) || /^[\\/]{2}/.test(href))) return undefined;
  const page = `http://site.test${path}`;
  const url = own ? href : URL.canParse(href, page) ? new URL(href, page).href : undefined;
  if (!url) return 'this is no address; write the path of a page, such as "/blog"';
  const { pathname, hash } = new URL(url);
  const target = decoded(pathname);
  if (!paths.has(target)) return `no page has this address; ${remedy(target, paths)}`;
  return { target, anchor: decoded(hash.slice(1)) };
}

function remedy(target: string, paths: ReadonlySet<string>): string {
  const alias =
    (ALIASES.redirect as Record<string, string>)[target] ?? (ALIASES.same as Record<string, string>)[target];
  if (alias) return `link to "${alias}" itself`;
  const bare = target.replace(/(?:\/|\.md|\.html)$/, '') || '/';
  if (paths.has(bare)) return `it is "${bare}"`;
  const near = nearest(bare, [...paths]);
  return near ? near.slice(2) : 'write the path of a page, such as "/iletisim"';
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
