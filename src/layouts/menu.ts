import { vocabularyOf } from '../entries/vocabulary.ts';
import type { PageKind } from '../site/kinds.ts';
import type { Link } from '../site/link.ts';
import type { Page } from '../site/page.ts';
import type { Site } from '../site/site.ts';
import { INDEX_PAGES, SINGLE_PAGES } from '../site/addresses.ts';
import { BOOKING_PATH } from '../site/practice/contact.ts';
import { serviceWords } from '../site/practice/serviceWords.ts';
import { WORDS } from '../site/words/interface.ts';

type Item = Pick<Link, 'path' | 'title'>;

export interface Menu {
  /** What most people come for: in the header where it has room, and first in the menu. The page for emergencies comes first. */
  readonly top: readonly (Item & { readonly tone?: 'urgent' | 'booking' })[];
  /** Groups of all other pages. */
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
  const single = (name: 'home' | 'faq' | 'blog'): Item => ({ path: SINGLE_PAGES[name]!, title: WORDS[name] });
  const { professional, professionals } = vocabularyOf(site.practice);
  const services = serviceWords(site.practice).main;
  // The page that lists them has them in the order that the practice chose.
  const symptoms = site.pagesByPath
    .get(INDEX_PAGES.symptom)
    ?.blocks.find((block) => block.type === 'links')
    ?.links.slice(0, MOST);
  const menu: Menu = {
    top: [
      // What must not wait is the first that the keyboard reaches.
      { path: site.pathOf(site.practice.booking.emergency), title: WORDS.urgentShort, tone: 'urgent' },
      { path: INDEX_PAGES.service, title: services },
      { path: SINGLE_PAGES['about']!, title: site.practice.doctors.length > 1 ? professionals : professional },
      { path: SINGLE_PAGES['contact']!, title: WORDS.whereTo },
      { path: BOOKING_PATH, title: WORDS.booking, tone: 'booking' },
    ],
    groups: [
      { title: WORDS.symptoms, items: symptoms ?? [] },
      { title: services, items: [...site.services, ...site.treatments].map(short) },
      { title: WORDS.comparisons, items: kind('comparison') },
      { title: WORDS.practice, items: (['home', 'faq', 'blog'] as const).map(single) },
    ].filter(({ items }) => items.length > 0),
  };
  menus.set(site, menu);
  return menu;
}

/** The page of the menu's top on which a page is, or to which it belongs. */
export function sectionOf(site: Site, { path, kind, source }: Page): string | undefined {
  if (menuOf(site).top.some((item) => item.path === path)) return path;
  if (kind.startsWith('service') || source.startsWith('treatments/')) return INDEX_PAGES.service;
  return path.startsWith(INDEX_PAGES.neighborhood) ? SINGLE_PAGES['contact'] : undefined;
}
