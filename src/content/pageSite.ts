import { hash } from 'node:crypto';
import { INDEX_PAGES } from '../site/addresses.ts';
import type { Page } from '../site/page.ts';
import { postOf } from '../site/postOf.ts';
import type { Site } from '../site/site.ts';

/** What a page shows of itself only: of other pages, of entries and of the site it is hidden. */
const HIDDEN = {
  page: ['blocks', 'body', 'lastModified', 'minutes', 'published', 'review'],
  entry: ['body', 'bodyLine'],
  site: ['faq', 'curated', 'pageQuestions', 'urgent'],
};

/** The site as templates see it while they make one page after another. */
export interface PageSite {
  readonly site: Site;
  /** A hash of what every page may show. */
  readonly frame: string;
  /** A hash of all that decides a page's files, but the code: what it shows of itself, and what every page may show. */
  readonly keyOf: (page: Page) => string;
  /** Whether something hidden has been read. A page is then no function of what its key is made of. */
  readonly isExceeded: () => boolean;
}

/** Divides a site into what any page may show and the rest. That can be read as well, but is noticed. */
export function pageSiteOf(site: Site): PageSite {
  let exceeded = false;
  const noticing: View = (object, names) =>
    replaced(object, names, (value) => {
      exceeded = true;
      return value();
    });
  const { pagesByPath: _, ...facts } = seen(site, replaced);
  const frame = hash('sha256', JSON.stringify(facts, plain));
  const members = (page: Page) =>
    Object.keys(page).flatMap((name) => (name === 'body' ? [] : [[name, page[name as keyof Page]]]));
  const own = (page: Page) => [frame, members(page), postOf(site, page)];
  return {
    site: seen(site, noticing),
    frame,
    // The practice is in most blocks, and in the frame.
    keyOf: (page) =>
      hash(
        'sha256',
        JSON.stringify(own(page), (_name, value: unknown) => (value === site.practice ? '' : value)),
      ),
    isExceeded: () => exceeded,
  };
}

type View = <T extends object>(object: T, names: readonly string[]) => T;

/** A site with a view of each thing that has something to hide. */
function seen(site: Site, view: View): Site {
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

/** A copy without some members, or with `read` instead of each. Getters are not called. */
function replaced<T extends object>(object: T, names: readonly string[], read?: (value: () => unknown) => unknown): T {
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
