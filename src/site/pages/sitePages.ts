import type { Entries } from '#content/entries.ts';
import type { Page } from '../page.ts';
import type { Site } from '../site.ts';
import { blogIndex, postPage, saysWhatToDo } from './blog.ts';
import { createContext } from './context.ts';
import { developersPage, type Documentation } from './developers.ts';
import { faqCategory, faqIndex } from './faqPages.ts';
import { comparisonPage, symptomPage, techniquePage } from './guidePages.ts';
import { homePage } from './home.ts';
import { indexPage } from './indexes.ts';
import { neighborhoodPage } from './neighborhoods.ts';
import { aboutPage, contactPage, referralPage, textPage } from './singlePages.ts';
import { treatmentPage } from './treatmentPage.ts';

/** Make every page, home first, in the order of lists. */
export function sitePages(site: Site, entries: Entries, documentation: Documentation): Page[] {
  const context = createContext(site, entries);
  const { neighborhoods } = context;
  return [
    homePage(context),
    aboutPage(context),
    contactPage(context),
    ...indexPage(context, 'service', [...site.services, ...site.treatments]),
    ...site.services.map((entry) => treatmentPage(context, 'service', entry)),
    ...site.treatments.map((entry) => treatmentPage(context, 'treatment', entry)),
    ...indexPage(context, 'symptom', complaintPages(entries)),
    ...entries.symptoms.map((entry) => symptomPage(context, entry)),
    ...indexPage(context, 'technique', entries.techniques),
    ...entries.techniques.map((entry) => techniquePage(context, entry)),
    ...indexPage(context, 'comparison', entries.comparisons),
    ...entries.comparisons.map((entry) => comparisonPage(context, entry)),
    faqIndex(context),
    ...site.faq.map((entry) => faqCategory(context, entry)),
    blogIndex(context),
    ...site.posts.map((entry) => postPage(context, entry)),
    ...indexPage(context, 'neighborhood', neighborhoods),
    ...neighborhoods.map((entry) => neighborhoodPage(context, entry)),
    ...referralPage(context),
    ...entries.pages.map((entry) => textPage(context, entry)),
    textPage(context, entries.singles['pages/privacy.md']),
    developersPage(context, documentation),
  ];
}

/**
 * List the pages about complaints, those that the home page chose before the others: the symptoms, and the posts that
 * begin with what to do at once.
 */
function complaintPages({ symptoms, posts, singles }: Entries) {
  const chosen = (singles['pages/home.md'].complaints ?? []).map(({ page }) => page);
  const place = ({ ref }: { ref: string }) => (chosen.includes(ref) ? chosen.indexOf(ref) : chosen.length);
  if (symptoms.length === 0) return [];
  return [
    ...symptoms.toSorted((a, b) => place(a) - place(b)),
    ...posts.filter(saysWhatToDo).map((post) => ({ ...post, lastReviewed: post.updatedAt })),
  ];
}
