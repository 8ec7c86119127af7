import { vocabularyOf } from '#content/vocabulary.ts';
import { parseMarkdown } from '#markdown/tree.ts';
import { INDEX_PATHS, PAGE_PATHS } from '../addresses.ts';
import type { Link } from '../block.ts';
import { folded, links, linkTo, prose } from '../blockMakers.ts';
import { careCards } from '../emergency/careCards.ts';
import { urgentSigns } from '../emergency/signposts.ts';
import type { Page } from '../page.ts';
import { practiceFacts } from '../practice/facts.ts';
import { serviceWords } from '../practice/serviceWords.ts';
import { byPublication, listedTreatments } from '../site.ts';
import { WORDS } from '../words/interfaceWords.ts';
import { noteBlocks } from './commonBlocks.ts';
import { type Context, latestDay, metadata } from './context.ts';
import { definePage } from './definePage.ts';

/** The number of posts, and of categories of questions, that the home page lists. */
const MAX_LISTED = 4;

/** Ordered by need: complaints, people, treatments, a visit, reading, place. */
export function homePage(context: Context): Page {
  const { entries, site, pageOf, linksTo } = context;
  const home = entries.singles['pages/home.md'];
  const services = serviceWords(site.practice);
  const lastReviewed = latestDay(home.lastReviewed, ...site.posts.map(({ updatedAt }) => updatedAt));
  return definePage(site, metadata('home', home, [], lastReviewed), () => ({
    column: [
      {
        type: 'hero',
        headline: home.headline,
        lead: home.lead,
        signpost: urgentSigns(site),
        drawing: home.drawing,
        facts: practiceFacts(site.practice),
      },
      links(
        vocabularyOf(site.practice).complaints,
        (home.complaints ?? []).map(({ page, label }) => ({ ...linkTo(pageOf(page)), title: label })),
        'tiles',
        allSymptoms(context),
      ),
      ...careCards(home, site.practice),
      { type: 'doctors', heading: WORDS.meet, doctors: site.practice.doctors, path: PAGE_PATHS.about },
      prose(parseMarkdown(home.body)),
      home.rooms && {
        type: 'rooms',
        heading: vocabularyOf(site.practice).rooms,
        drawings: home.rooms.filter((room) => 'name' in room),
      },
      ...noteBlocks(home, entries),
      links(services.main, linksTo(site.services), 'tiles'),
      foldedList(services.others, linksTo(listedTreatments(site))),
      { type: 'steps', heading: WORDS.visit, steps: home.visit },
      foldedList(WORDS.posts, linksTo(byPublication(site.posts).slice(0, MAX_LISTED)), {
        path: PAGE_PATHS.blog,
        label: WORDS.allPosts,
      }),
      foldedList(WORDS.questions, linksTo(site.faq.slice(0, MAX_LISTED)), {
        path: PAGE_PATHS.faq,
        label: WORDS.allQuestions,
      }),
      { type: 'contact', heading: WORDS.contact },
      { type: 'hours', heading: WORDS.hours },
    ],
  }));
}

function allSymptoms({ site }: Context) {
  const path = INDEX_PATHS.symptom;
  const label = `${WORDS.all} ${WORDS.symptoms.toLocaleLowerCase('tr')}`;
  return site.pagesByPath.has(path) ? { path, label } : undefined;
}

function foldedList(heading: string, pages: readonly Link[], more?: { path: string; label: string }) {
  const list = links(heading, pages, 'list', more);
  return list && folded(list);
}
