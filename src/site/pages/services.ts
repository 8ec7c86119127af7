import type { Entry } from '../../entries/entries.ts';
import type { Practice } from '../../entries/schemas/practice.ts';
import type { Brief, Service, Treatment } from '../../entries/schemas/service.ts';
import { careCards, placeCare, quietWayToHelp, withDoNow } from '../emergency/care.ts';
import { prose } from '../blocks.ts';
import { definePage } from './definePage.ts';
import { panelsOf } from '../pictures.ts';
import { noteBlocks } from '../notes.ts';
import { splitFirstParagraph } from '../intro.ts';
import { visitFacts } from '../practice/facts.ts';
import type { AnsweredQuestion, Block } from '../block.ts';
import type { Link } from '../link.ts';
import type { Page } from '../page.ts';
import { vocabularyOf } from '../../entries/vocabulary.ts';
import { BRIEF, WORDS } from '../words/interface.ts';
import { ending, medicalMetadata, type Context } from './context.ts';
import { answeredQuestions } from './faq.ts';
import { indexLink } from './indexes.ts';

type TreatmentEntry = Entry<Service> | Entry<Treatment>;

/** Number of questions shown if the content does not choose them. */
const DEFAULT_QUESTIONS = 3;

/** The page of a main service (kind `service`) or of another treatment. */
export function treatmentPage(context: Context, kind: 'service' | 'page', entry: TreatmentEntry): Page {
  const isEmergency = entry.ref === context.site.practice.booking.emergency;
  const breadcrumbs = isEmergency ? [context.home] : [context.home, indexLink(context, 'service')];
  return definePage(medicalMetadata(context, kind, entry, breadcrumbs), () => treatmentBlocks(context, entry));
}

function treatmentBlocks(context: Context, entry: TreatmentEntry): (Block | undefined | false)[] {
  const { site, entries } = context;
  const { ref, body, drawing, steps, aftercare, callWhen, shortTitle } = entry;
  const { practice } = site;
  const doNow = 'doNow' in entry ? entry.doNow : [];
  // Notes, such as on painkillers, go with what to do now.
  const notes = noteBlocks(entry, entries);
  const { lead, rest } = splitFirstParagraph(body);
  // The text before the first heading says what the treatment is for: it goes before the steps.
  const start = rest.search(/^## /m);
  const [above, titled] = start < 0 ? [rest, ''] : [rest.slice(0, start).trim(), rest.slice(start)];
  const picture: Block | undefined = drawing && { type: 'drawing', drawing };
  const inSteps =
    drawing && steps.length > 0 && panelsOf(site.drawings.get(drawing.name) ?? '').length === steps.length;
  // On the page for emergencies the signs follow the first words.
  const urgent = ref === practice.booking.emergency;
  const care = placeCare(entry, site.practice);
  const related = context.related(ref);
  const category = related.find(({ kind }) => kind === 'faq-category');
  const questions = questionsOf(context, entry, category);
  return [
    !urgent && !inSteps && picture,
    lead !== '' && { type: 'lead', markdown: lead },
    care.signpost && quietWayToHelp(site),
    entry.brief && briefBlock(entry.brief, practice),
    ...withDoNow(care.first, doNow, doNow.length > 0 ? notes : []),
    urgent && !inSteps && !care.first.some((card) => card.drawing) && picture,
    !urgent && above !== '' && prose(above),
    steps.length > 0 && {
      type: 'steps',
      heading: WORDS.steps,
      steps,
      drawing: inSteps ? drawing : undefined,
      folded: urgent || undefined,
    },
    aftercare.length > 0 && {
      type: 'aftercare',
      heading: vocabularyOf(practice).aftercare,
      items: aftercare,
      title: shortTitle,
      path: site.pathOf(ref),
      lists: (urgent
        ? [{ heading: WORDS.doNow, items: doNow }, ...notes]
        : [{ heading: WORDS.callWhen, items: callWhen }]
      ).filter(({ items }) => items.length > 0),
      // Until the ambulance comes, somebody is on the telephone.
      cards: careCards(entry, practice).filter(
        ({ role, level }) => role !== 'rarer' && !(role === 'firstAid' && level === 'emergency'),
      ),
      practice,
    },
    callWhen.length > 0 && { type: 'points', tone: 'call', heading: WORDS.callWhen, items: callWhen },
    ...(urgent ? [prose(rest)] : sections(titled, entry.open)),
    ...care.last.map((card) => ({ ...card, folded: true })),
    ...(doNow.length > 0 ? [] : notes.map((note) => ({ ...note, folded: true }))),
    questions.length > 0 && {
      type: 'questions',
      heading: WORDS.questions,
      questions,
      more: category && { path: category.path, label: WORDS.allQuestions },
    },
    ...ending(
      context,
      entry,
      related.filter(({ kind }) => kind !== 'faq-category' && kind !== 'service-neighborhood'),
    ),
  ];
}

/** Fold the sections of a text, except those named in `open`. */
function sections(markdown: string, open: readonly string[]): Block[] {
  return markdown.split(/^(?=## )/m).flatMap((part): Block[] => {
    const title = /^## (.+)\n/.exec(part)?.[1]?.trim();
    if (title === undefined) return [];
    if (open.includes(title)) return [prose(part)];
    return [{ type: 'section', heading: title, markdown: part.slice(part.indexOf('\n')).trim() }];
  });
}

const briefBlock = (brief: Brief, practice: Practice): Block => ({
  type: 'brief',
  heading: BRIEF.heading,
  facts: [
    ...Object.entries(briefTerms(practice)).flatMap(([name, term]) => {
      const text = brief[name as keyof Brief];
      return text === undefined ? [] : [{ term, text }];
    }),
    ...visitFacts(practice),
  ],
});

/** In the order in which they are shown. */
function briefTerms(practice: Practice): Record<keyof Brief, string> {
  const { sessions, nextDay } = vocabularyOf(practice);
  const { time, pain } = BRIEF.terms;
  return { time, sessions, pain, nextDay };
}

/** The questions that the content chose, else the first of the related category. */
function questionsOf(
  { site }: Context,
  { questions: chosen }: Pick<Treatment, 'questions'>,
  category?: Link,
): AnsweredQuestion[] {
  const all = site.faq.flatMap((one) => answeredQuestions(site, one).map((answered) => ({ one, answered })));
  if (!chosen)
    return all
      .filter(({ one }) => site.pathOf(one.ref) === category?.path)
      .slice(0, DEFAULT_QUESTIONS)
      .map(({ answered }) => answered);
  const keys = site.faq.flatMap(({ questions }) => questions.map(({ key }) => key));
  return chosen.flatMap((key) => all[keys.indexOf(key)]?.answered ?? []);
}
