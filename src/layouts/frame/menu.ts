import { vocabularyOf } from '../../entries/vocabulary.ts';
import type { PageKind } from '../../site/kinds.ts';
import type { Link } from '../../site/link.ts';
import type { Page } from '../../site/page.ts';
import { listedTreatments, type Site } from '../../site/site.ts';
import { INDEX_PAGES, SINGLE_PAGES } from '../../site/addresses.ts';
import { BOOKING_PATH } from '../../site/practice/contact.ts';
import { serviceWords } from '../../site/practice/serviceWords.ts';
import { sectionId } from '../../site/text/sectionId.ts';
import { WORDS } from '../../site/words/interface.ts';

type Item = Pick<Link, 'path' | 'title'>;

export interface Menu {
  /** Shown in the header if there is room, and first in the menu. The first item is the emergency page. */
  readonly top: readonly (Item & { readonly tone?: 'urgent' | 'booking' | 'roomy' })[];
  readonly groups: readonly { readonly title: string; readonly items: readonly Item[] }[];
}

/** Maximum number of pages of one kind. */
const MOST = 10;

const menus = new WeakMap<Site, Menu>();

/** Get the menu of a site. */
export function menuOf(site: Site): Menu {
  const known = menus.get(site);
  if (known) return known;
  const short = ({ ref, shortTitle }: { ref: string; shortTitle: string }): Item => ({
    path: site.pathOf(ref),
    title: shortTitle,
  });
  const kind = (name: PageKind): Item[] => site.pages.filter((page) => page.kind === name).slice(0, MOST);
  const single = (name: 'home' | 'faq' | 'blog'): Item => ({ path: SINGLE_PAGES[name]!, title: WORDS[name] });
  const { professional, professionals, aftercare } = vocabularyOf(site.practice);
  const after = (service: Site['services'][number]): Item => ({
    path: `${site.pathOf(service.ref)}#${sectionId(aftercare)}`,
    title: service.shortTitle,
  });
  const services = serviceWords(site.practice).main;
  // In the order of their index page, which the practice chose.
  const symptoms = site.pagesByPath
    .get(INDEX_PAGES.symptom)
    ?.blocks.find((block) => block.type === 'links')
    ?.links.slice(0, MOST);
  const menu: Menu = {
    top: [
      { path: site.pathOf(site.practice.booking.emergency), title: WORDS.urgentShort, tone: 'urgent' },
      ...(symptoms ? [{ path: INDEX_PAGES.symptom, title: WORDS.symptoms, tone: 'roomy' as const }] : []),
      { path: INDEX_PAGES.service, title: services },
      { path: SINGLE_PAGES['about']!, title: site.practice.doctors.length > 1 ? professionals : professional },
      { path: SINGLE_PAGES['contact']!, title: WORDS.whereTo },
      { path: BOOKING_PATH, title: WORDS.booking, tone: 'booking' },
    ],
    groups: [
      { title: WORDS.symptoms, items: symptoms ?? [] },
      { title: services, items: [...site.services, ...listedTreatments(site)].map(short) },
      { title: aftercare, items: site.services.filter((service) => service.aftercare.length > 0).map(after) },
      { title: WORDS.comparisons, items: kind('comparison') },
      { title: WORDS.practice, items: (['home', 'faq', 'blog'] as const).map(single) },
    ].filter(({ items }) => items.length > 0),
  };
  menus.set(site, menu);
  return menu;
}

/** Get the path of the menu's top item to which a page belongs. */
export function sectionOf(site: Site, { path, kind, source }: Page): string | undefined {
  if (menuOf(site).top.some((item) => item.path === path)) return path;
  if (kind === 'symptom') return INDEX_PAGES.symptom;
  if (kind.startsWith('service') || source.startsWith('treatments/')) return INDEX_PAGES.service;
  return path.startsWith(INDEX_PAGES.neighborhood) ? SINGLE_PAGES['contact'] : undefined;
}
