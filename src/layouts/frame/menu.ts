import { vocabularyOf } from '../../entries/vocabulary.ts';
import type { PageKind } from '../../site/kinds.ts';
import type { Link } from '../../site/link.ts';
import type { Page } from '../../site/page.ts';
import { listedTreatments, type Site } from '../../site/site.ts';
import { INDEX_PAGES, SINGLE_PAGES } from '../../site/addresses.ts';
import { BOOKING_PATH } from '../../site/practice/contact.ts';
import { serviceWords } from '../../site/practice/serviceWords.ts';
import { sectionId } from '../../site/text/sectionId.ts';
import type { IndexKind } from '../../site/words/addresses.ts';
import { WORDS } from '../../site/words/interface.ts';

type Item = Pick<Link, 'path' | 'title'>;

export interface Menu {
  /** Shown in the header if there is room, and first in the menu. The first item is the emergency page. */
  readonly top: readonly (Item & { readonly tone?: 'urgent' | 'booking' | 'roomy' })[];
  /** Large in the menu, whose groups have the others. */
  readonly places: readonly Item[];
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
  const { professional, professionals, aftercare, referral } = vocabularyOf(site.practice);
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
  const index = (kind: IndexKind, title: string): Item[] =>
    site.pagesByPath.has(INDEX_PAGES[kind]) ? [{ path: INDEX_PAGES[kind], title }] : [];
  const all = (kind: IndexKind, name: string): Item[] => index(kind, `${WORDS.all} ${name.toLocaleLowerCase('tr')}`);
  const people = {
    path: SINGLE_PAGES['about']!,
    title: site.practice.doctors.length > 1 ? professionals : professional,
  };
  const place = { path: SINGLE_PAGES['contact']!, title: WORDS.whereTo };
  const booking = { path: BOOKING_PATH, title: WORDS.booking };
  const colleagues = { path: SINGLE_PAGES['referral']!, title: referral };
  const menu: Menu = {
    top: [
      { path: site.pathOf(site.practice.booking.emergency), title: WORDS.urgentShort, tone: 'urgent' },
      ...(symptoms ? [{ path: INDEX_PAGES.symptom, title: WORDS.symptoms, tone: 'roomy' as const }] : []),
      { path: INDEX_PAGES.service, title: services },
      people,
      place,
      { ...booking, tone: 'booking' },
    ],
    places: [people, place, booking, { ...single('faq'), title: WORDS.questions }],
    groups: [
      { title: WORDS.symptoms, items: [...(symptoms ?? []), ...(symptoms ? all('symptom', WORDS.symptoms) : [])] },
      {
        title: services,
        items: [...[...site.services, ...listedTreatments(site)].map(short), ...all('service', services)],
      },
      { title: aftercare, items: site.services.filter((service) => service.aftercare.length > 0).map(after) },
      { title: WORDS.comparisons, items: [...kind('comparison'), ...all('comparison', WORDS.comparisons)] },
      {
        title: WORDS.practice,
        items: [
          single('home'),
          single('blog'),
          ...index('technique', WORDS.techniques),
          ...index('neighborhood', WORDS.neighborhoods),
          ...[colleagues, { path: SINGLE_PAGES['privacy']!, title: WORDS.privacy }].filter(({ path }) =>
            site.pagesByPath.has(path),
          ),
        ],
      },
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
