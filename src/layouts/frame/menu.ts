import { vocabularyOf } from '#content/vocabulary.ts';
import { DEVELOPERS, FILES, INDEX_PATHS, PAGE_PATHS, pathOf } from '#site/addresses.ts';
import type { Link } from '#site/block.ts';
import { BOOKING_PATH } from '#site/practice/contactWays.ts';
import { serviceWords } from '#site/practice/serviceWords.ts';
import { listedTreatments, type Site } from '#site/site.ts';
import type { IndexKind } from '#site/words/indexPages.ts';
import { WORDS } from '#site/words/interfaceWords.ts';

type Item = Pick<Link, 'path' | 'title'>;
type TopItem = Item & { readonly tone?: 'urgent' | 'booking' };

/** The number of pages of one kind that the menu lists. */
const MAX_LISTED_PAGES = 5;

/** Get the path of the page that an item leads to. */
export const pageOf = ({ path }: Item): string => path.replace(/#.*/, '');

/** Get the links around every page, to pages that the site has. */
export function menuOf(site: Site) {
  const { practice, pages, pagesByPath } = site;
  const words = vocabularyOf(practice);
  const treatments = serviceWords(practice).main;

  const exists = (item: Item): boolean => pagesByPath.has(pageOf(item));
  const single = (name: 'home' | 'faq' | 'blog' | 'privacy'): Item => ({
    path: PAGE_PATHS[name],
    title: WORDS[name],
  });
  const index = (kind: IndexKind, title: string): Item => ({ path: INDEX_PATHS[kind], title });
  const all = (kind: IndexKind, title: string): Item => index(kind, `${WORDS.all} ${title.toLocaleLowerCase('tr')}`);
  const short = ({ ref, shortTitle: title }: { ref: string; shortTitle: string }): Item => ({
    path: pathOf(ref),
    title,
  });

  const aftercareId = (path: string) =>
    pagesByPath.get(path)?.blocks.find(({ type }) => type === 'aftercare')?.id ?? '';

  const emergency = (title: string): Item[] => (site.emergencyPath ? [{ path: site.emergencyPath, title }] : []);
  // In the order of their index page, which the practice chose.
  const symptomLinks = (pagesByPath.get(INDEX_PATHS.symptom)?.blocks ?? []).flatMap((block) =>
    block.type === 'links' ? block.links : [],
  );
  const symptoms = index('symptom', WORDS.symptoms);
  const services = index('service', treatments);
  const techniques = index('technique', WORDS.techniques);
  const neighborhoods = index('neighborhood', WORDS.neighborhoods);
  const doctors = {
    path: PAGE_PATHS.about,
    title: practice.doctors.length > 1 ? words.professionals : words.professional,
  };
  const booking = { path: BOOKING_PATH, title: WORDS.booking };
  const referral = { path: PAGE_PATHS.referral, title: words.referral };

  const groups = [
    { title: symptoms.title, items: [...symptomLinks.slice(0, MAX_LISTED_PAGES), all('symptom', WORDS.symptoms)] },
    {
      title: treatments,
      items: [
        ...[...site.services, ...listedTreatments(site)].slice(0, MAX_LISTED_PAGES).map(short),
        all('service', treatments),
      ],
    },
    {
      title: words.aftercare,
      items: site.services
        .filter((service) => service.aftercare.length > 0)
        .map((service) => ({
          path: `${pathOf(service.ref)}#${aftercareId(pathOf(service.ref))}`,
          title: WORDS.after(service.shortTitle),
        })),
    },
    {
      title: WORDS.comparisons,
      items: [
        ...pages.filter(({ kind }) => kind === 'comparison').slice(0, MAX_LISTED_PAGES),
        all('comparison', WORDS.comparisons),
      ],
    },
    {
      title: WORDS.others,
      items: [
        single('home'),
        single('blog'),
        techniques,
        neighborhoods,
        ...site.listed.menu,
        referral,
        single('privacy'),
      ],
    },
  ];
  const top: readonly TopItem[] = [
    ...emergency(WORDS.urgentShort).map((item) => ({ ...item, tone: 'urgent' as const })),
    symptoms,
    services,
    doctors,
    { ...booking, tone: 'booking' as const },
  ].filter(exists);
  return {
    /** Shown in the header if there is room, and first in the menu. */
    top,
    /** Large in the menu, whose groups have the others. */
    pages: [doctors, { ...booking, path: PAGE_PATHS.contact }, single('faq')],
    groups: groups
      .map(({ title, items }) => ({ title, items: items.filter(exists) }))
      .filter(({ items }) => items.length > 0),
    footer: [
      ...top,
      single('faq'),
      single('blog'),
      ...[techniques, index('comparison', WORDS.comparisons), neighborhoods].filter(exists),
    ],
    /** Small at the end of the footer. */
    secondary: [
      ...[...site.listed.footer, single('privacy'), referral, { path: DEVELOPERS, title: WORDS.developers }].filter(
        exists,
      ),
      { path: FILES.rss, title: WORDS.feed },
    ],
  };
}
