import type { Entries } from '../../entries/entries.ts';
import { pathOf } from '../addresses.ts';
import type { PageKind } from '../kinds.ts';
import type { Link } from '../link.ts';
import type { Page } from '../page.ts';
import type { Related } from '../related.ts';
import type { Site } from '../site.ts';
import { WORDS } from '../words/interface.ts';
import { blogIndex, postPage } from './blog.ts';
import { createContext } from './context.ts';
import { developersPage, type Documentation } from './developers.ts';
import { faqCategory, faqIndex } from './faq.ts';
import { comparisonPage, symptomPage, techniquePage } from './guides.ts';
import { homePage } from './home.ts';
import { indexLink, indexPage } from './indexes.ts';
import { neighborhoodPage, serviceNeighborhoodPage } from './neighborhoods.ts';
import { servicePage, treatmentPage } from './services.ts';
import { aboutPage, contactPage, privacyPage, referralPage } from './singles.ts';

/** Make every page, home first, in the order of lists. */
export function sitePages(site: Site, entries: Entries, related: Related, documentation: Documentation): Page[] {
  const context = createContext(site, entries, related);
  const top = (kind: PageKind, name: string, title: string): Link => ({
    kind,
    path: pathOf(name),
    title,
    description: '',
  });
  const home = top('home', 'pages/home', WORDS.home);
  const faq = top('faq-index', 'pages/faq', WORDS.faq);
  const blog = top('blog-index', 'pages/blog', WORDS.blog);
  const neighborhoods = entries.neighborhoods.toSorted((a, b) => a.order - b.order);
  return [
    homePage(context),
    aboutPage(context, home),
    contactPage(context, home),
    ...present(indexPage(context, 'service', [...site.services, ...site.treatments], home)),
    ...site.services.map((entry) => servicePage(context, entry, [home, indexLink(context, 'service')])),
    ...site.treatments.map((entry) =>
      treatmentPage(
        context,
        entry,
        entry.ref === site.practice.booking.emergency ? [home] : [home, indexLink(context, 'service')],
      ),
    ),
    ...present(indexPage(context, 'symptom', chosenFirst(entries), home)),
    ...entries.symptoms.map((entry) => symptomPage(context, entry, [home, indexLink(context, 'symptom')])),
    ...present(indexPage(context, 'technique', entries.techniques, home)),
    ...entries.techniques.map((entry) => techniquePage(context, entry, [home, indexLink(context, 'technique')])),
    ...present(indexPage(context, 'comparison', entries.comparisons, home)),
    ...entries.comparisons.map((entry) => comparisonPage(context, entry, [home, indexLink(context, 'comparison')])),
    faqIndex(context, home),
    ...site.faq.map((entry) => faqCategory(context, entry, [home, faq])),
    blogIndex(context, home),
    ...site.posts.map((entry) => postPage(context, entry, [home, blog])),
    ...present(indexPage(context, 'neighborhood', neighborhoods, home)),
    ...neighborhoods.map((entry) => neighborhoodPage(context, entry, [home, indexLink(context, 'neighborhood')])),
    ...neighborhoods.flatMap((place) =>
      site.services.flatMap((service) => serviceNeighborhoodPage(context, service, place, home) ?? []),
    ),
    ...present(referralPage(context, home)),
    privacyPage(context, home),
    developersPage(site, documentation, home),
  ];
}

/** Sort the symptoms that the home page chose, in its order, before the others. */
function chosenFirst({ symptoms, singles }: Entries): Entries['symptoms'] {
  const chosen = (singles['pages/home.md'].complaints ?? []).map(({ page }) => page);
  const place = ({ ref }: { ref: string }) => (chosen.includes(ref) ? chosen.indexOf(ref) : chosen.length);
  return symptoms.toSorted((a, b) => place(a) - place(b));
}

const present = (page: Page | undefined): Page[] => (page ? [page] : []);
