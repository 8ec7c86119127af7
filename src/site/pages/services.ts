import type { Entry } from '../../entries/entries.ts';
import type { Service, Treatment } from '../../entries/service.ts';
import { careCards } from '../care.ts';
import { definePage, links, prose } from '../define.ts';
import { noteBlocks } from '../notes.ts';
import type { Block, Link, Page } from '../page.ts';
import { WORDS } from '../words.ts';
import { medicalFacts, type Context } from './context.ts';
import { answeredQuestions } from './faq.ts';

/** Questions answered on the page itself, of the category nearest to it. */
const ANSWERED = 4;

export function servicePage(context: Context, entry: Entry<Service>, home: Link): Page {
  const { entries, site } = context;
  const places = entries.neighborhoods.toSorted((a, b) => a.order - b.order);
  const nearby = () =>
    places.flatMap(
      ({ slug }) => site.pagesByPath.get(site.pathOf(`service-neighborhoods/${slug}/${entry.slug}`)) ?? [],
    );
  return definePage(medicalFacts(site, 'service', entry, [home]), () => [
    ...treatmentBlocks(context, entry),
    links(WORDS.neighborhoods, nearby(), 'list'),
  ]);
}

export function treatmentPage(context: Context, entry: Entry<Treatment>, home: Link): Page {
  return definePage(medicalFacts(context.site, 'page', entry, [home]), () => treatmentBlocks(context, entry));
}

function treatmentBlocks({ site, entries, related }: Context, entry: Entry<Treatment>): (Block | undefined | false)[] {
  const { ref, body, drawing, steps, aftercare, callWhen } = entry;
  const categories = related(ref, 'faq-category');
  const nearest = site.faq.find(({ ref: category }) => site.pathOf(category) === categories[0]?.path);
  const questions = nearest ? answeredQuestions(site, nearest).slice(0, ANSWERED) : [];
  return [
    ...careCards(entry, site.practice),
    drawing && { type: 'drawing', drawing },
    prose(body),
    steps.length > 0 ? { type: 'steps', heading: WORDS.steps, steps } : undefined,
    aftercare.length > 0 ? { type: 'points', tone: 'after', heading: WORDS.aftercare, items: aftercare } : undefined,
    callWhen.length > 0 ? { type: 'points', tone: 'call', heading: WORDS.callWhen, items: callWhen } : undefined,
    ...noteBlocks(entry, entries),
    questions.length > 0 && { type: 'questions', heading: WORDS.questions, questions },
    links(WORDS.allQuestions, categories, 'list'),
    links(WORDS.symptoms, related(ref, 'symptom'), 'list'),
    links(WORDS.techniques, related(ref, 'technique'), 'list'),
    links(WORDS.comparisons, related(ref, 'comparison'), 'list'),
    links(WORDS.services, related(ref, 'service', 'page'), 'list'),
    links(WORDS.posts, related(ref, 'blog-post'), 'list'),
  ];
}
