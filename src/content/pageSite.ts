import { hash } from 'node:crypto';
import { INDEX_PAGES } from '../site/addresses.ts';
import type { Page } from '../site/page.ts';
import type { Site } from '../site/site.ts';

/** Fields that a page may read only of itself. */
const HIDDEN = {
  page: ['blocks', 'body', 'lastModified', 'post', 'review'],
  entry: ['body'],
  site: ['faq', 'curated', 'pageQuestions', 'urgent', 'publicFiles'],
};

/** The site as templates see it while they render one page after another. */
export interface PageSite {
  readonly site: Site;
  /** Hash all data that a page's files depend on: its own, and what any page may show of the site. */
  readonly keyOf: (page: Page) => string;
  /** Tell whether a hidden field has been read. The page must then not be cached. */
  readonly isExceeded: () => boolean;
}

/** Create a view of a site that notices reads of hidden fields. */
export function pageSiteOf(site: Site): PageSite {
  let exceeded = false;
  const noticing: View = (object, names) =>
    copyWithout(object, names, (value) => {
      exceeded = true;
      return value();
    });
  const { pagesByPath: _, ...facts } = viewOf(site, copyWithout);
  const frame = hash('sha256', JSON.stringify(facts, plain));
  const members = (page: Page) =>
    Object.keys(page).flatMap((name) => (name === 'body' ? [] : [[name, page[name as keyof Page]]]));
  const own = (page: Page) => [frame, members(page)];
  return {
    site: viewOf(site, noticing),
    // The practice is in most blocks; the frame has it already.
    keyOf: (page) =>
      hash(
        'sha256',
        JSON.stringify(own(page), (_name, value: unknown) => (value === site.practice ? '' : value)),
      ),
    isExceeded: () => exceeded,
  };
}

type View = <T extends object>(object: T, names: readonly string[]) => T;

/** Apply `view` to the site and to everything in it that has hidden fields. */
function viewOf(site: Site, view: View): Site {
  // The menu of every page shows what the list of symptoms holds.
  const hiddenOf = ({ path }: Page) => HIDDEN.page.filter((name) => name !== 'blocks' || path !== INDEX_PAGES.symptom);
  const pages = site.pages.map((page) => view(page, hiddenOf(page)));
  const entries = <T extends object>(list: readonly T[]) => list.map((entry) => view(entry, HIDDEN.entry));
  return Object.assign(view(site, HIDDEN.site), {
    services: entries(site.services),
    treatments: entries(site.treatments),
    posts: entries(site.posts),
    pages,
    pagesByPath: new Map(pages.map((page) => [page.path, page])),
  });
}

/** Copy an object without some members, or with a getter that goes through `read` for each. Calls no getters. */
function copyWithout<T extends object>(
  object: T,
  names: readonly string[],
  read?: (value: () => unknown) => unknown,
): T {
  const copy = {} as T;
  for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(object)))
    if (!names.includes(name))
      Object.defineProperty(copy, name, {
        ...descriptor,
        configurable: true,
        ...('value' in descriptor && { writable: true }),
      });
    else if (read)
      Object.defineProperty(copy, name, { enumerable: true, get: () => read(() => object[name as keyof T]) });
  return copy;
}

const plain = (_name: string, value: unknown): unknown => (value instanceof Map ? [...value] : value);
