import { closest } from 'fastest-levenshtein';
import type { Tokens } from 'marked';
import { NOT_PAGES } from '../entries/references.ts';
import type { Entries } from '../entries/entries.ts';
import type { Problem } from '../entries/problem.ts';
import type { SourceFile } from '../entries/source.ts';
import { headingsOf } from '../markdown/render.ts';
import { ALIASES, DEVELOPERS, pathOf } from '../site/addresses.ts';
import { bodyOf } from '../site/body.ts';
import type { Site } from '../site/site.ts';
import { finding, type Passage } from './passage.ts';
import type { Placed } from './tokens.ts';

/** What the site serves beside its pages, as far as a text may point there. */
const FILES = ['/feed.xml', '/llms.txt', '/openapi.json', '/sitemap.xml'];

/** The addresses a link may lead to. */
export interface Targets {
  /** The practice's own address, where it is known. */
  readonly origin: string | undefined;
  readonly paths: ReadonlySet<string>;
  /** Anchors of a page; undefined where the content is too broken to tell. */
  anchors(path: string): ReadonlySet<string> | undefined;
}

/** Where links may lead. A file counts even when its fields are wrong: what points to it is right. */
export function targetsOf(files: readonly SourceFile[], entries: Entries | undefined, site: Site | undefined): Targets {
  const refs = files.map(({ name }) => name.replace(/\.\w+$/, ''));
  const pages = refs.filter((ref) => !NOT_PAGES.test(ref)).map(pathOf);
  const drawings = files.filter(({ name }) => name.startsWith('drawings/')).map(({ name }) => `/${name}`);
  const known = new Map<string, ReadonlySet<string>>();
  return {
    origin: entries?.singles['practice.yaml'].url,
    paths: new Set([...pages, DEVELOPERS, ...FILES, ...drawings]),
    anchors(path) {
      const page = site?.pagesByPath.get(path);
      if (!page) return undefined;
      try {
        if (!known.has(path)) known.set(path, anchorsOf(page));
        return known.get(path);
      } catch {
        // The page names another that does not exist, which is reported where it stands.
        return undefined;
      }
    },
  };
}

function anchorsOf(page: NonNullable<ReturnType<Site['pagesByPath']['get']>>): ReadonlySet<string> {
  const questions = page.blocks.flatMap((block) => (block.type === 'questions' ? block.questions : []));
  const rest = bodyOf(page.blocks.filter((block) => block.type !== 'questions'));
  return new Set([...questions, ...headingsOf(rest)].map(({ id }) => id));
}

/** Links and pictures of a text that lead to no page, file or anchor of the site. `path` is that of the text's page. */
export function linkProblems(passage: Passage, tokens: readonly Placed[], path: string, targets: Targets): Problem[] {
  const problems: Problem[] = [];
  for (const { token, index } of tokens) {
    if (token.type !== 'link' && token.type !== 'image') continue;
    const { href } = token as Tokens.Link | Tokens.Image;
    const message = fault(href, path, targets);
    if (message) problems.push(finding('error', passage, index, `the link to "${href}": ${message}`));
  }
  return problems;
}

/** What is wrong with a link found on the page at `path`; undefined for a link to another host. */
function fault(href: string, path: string, { origin, paths, anchors }: Targets): string | undefined {
  const own = origin && (href === origin || href.startsWith(`${origin}/`));
  if (!own && (/^[a-z][a-z\d+.-]*:/i.test(href) || /^[\\/]{2}/.test(href))) return undefined;
  const page = `http://site.test${path}`;
  const url = own ? href : URL.canParse(href, page) ? new URL(href, page).href : undefined;
  if (!url) return 'this is no address; write the path of a page, such as "/blog"';
  const target = decoded(new URL(url).pathname);
  if (!paths.has(target)) return `no page has this address; ${remedy(target, paths)}`;
  const anchor = decoded(new URL(url).hash.slice(1));
  const ids = anchor ? anchors(target) : undefined;
  if (!ids || ids.has(anchor)) return undefined;
  const near = closest(anchor, [...ids]);
  return `${target} has no heading or question with the anchor "${anchor}"${near ? `; the nearest is "#${near}"` : ''}`;
}

function remedy(target: string, paths: ReadonlySet<string>): string {
  const alias =
    (ALIASES.redirect as Record<string, string>)[target] ?? (ALIASES.same as Record<string, string>)[target];
  if (alias) return `link to "${alias}" itself`;
  const bare = target.replace(/(?:\/|\.md|\.html)$/, '') || '/';
  return `${paths.has(bare) ? 'it is' : 'the nearest is'} "${closest(bare, [...paths])}"`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
