import type { PageKind } from '../site/kinds.ts';
import type { Link } from '../site/page.ts';
import type { Site } from '../site/site.ts';
import { INDEX_PAGES, SINGLE_PAGES } from '../site/addresses.ts';
import { aboutWords, serviceWords, WORDS } from '../site/words.ts';

type Item = Pick<Link, 'path' | 'title'>;

export interface Menu {
  /** What is in the header of a desk beside the button of the whole menu: `urgent` in red. */
  readonly top: readonly (Item & { readonly tone?: 'urgent' })[];
  /** Groups of pages: the whole menu. */
  readonly groups: readonly { readonly title: string; readonly items: readonly Item[] }[];
}

/** More pages of one kind than this make a menu nobody reads. */
const MOST = 10;

const menus = new WeakMap<Site, Menu>();

/** The menu of a site; the same for all of its pages. */
export function menuOf(site: Site): Menu {
  const known = menus.get(site);
  if (known) return known;
  const short = ({ ref, shortTitle }: { ref: string; shortTitle: string }): Item => ({
    path: site.pathOf(ref),
    title: shortTitle,
  });
  const kind = (name: PageKind): Item[] => site.pages.filter((page) => page.kind === name).slice(0, MOST);
  const single = (name: 'home' | 'about' | 'contact' | 'faq' | 'blog'): Item => ({
    path: SINGLE_PAGES[name]!,
    title: name === 'about' ? aboutWords(site.practice.doctors).name : WORDS[name],
  });
  // The page that lists them has them in the order that the practice chose.
  const symptoms = site.pagesByPath
    .get(INDEX_PAGES.symptom)
    ?.blocks.find((block) => block.type === 'links')
    ?.links.slice(0, MOST);
  const menu: Menu = {
    top: [
      // What must not wait is the first that the keyboard reaches.
      { path: site.pathOf(site.practice.booking.emergency), title: WORDS.urgentShort, tone: 'urgent' },
      site.pagesByPath.has(INDEX_PAGES.symptom) ? { path: INDEX_PAGES.symptom, title: WORDS.symptoms } : single('faq'),
      single('about'),
      single('contact'),
    ],
    groups: [
      { title: WORDS.symptoms, items: symptoms ?? [] },
      { title: serviceWords(site.practice).main, items: [...site.services, ...site.treatments].map(short) },
      { title: WORDS.comparisons, items: kind('comparison') },
      {
        title: WORDS.practice,
        items: [single('home'), single('about'), single('faq'), single('blog'), single('contact')],
      },
    ].filter(({ items }) => items.length > 0),
  };
  menus.set(site, menu);
  return menu;
}

/** The page of the menu's top on which the page at `path` is, or under which it stands. */
export const sectionOf = (site: Site, path: string): string | undefined =>
  menuOf(site).top.find((item) => path === item.path || path.startsWith(`${item.path}/`))?.path;
