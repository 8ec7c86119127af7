import type { Entry } from '#content/entries.ts';
import type { Care } from '#content/schemas/commonFields.ts';
import type { Practice } from '#content/schemas/practiceFile.ts';
import type { Brief, Service, Treatment } from '#content/schemas/service.ts';
import { vocabularyOf } from '#content/vocabulary.ts';
import { pathOf } from '../addresses.ts';
import type { Block, BlockOf } from '../block.ts';
import { drawingBlock } from '../blockMakers.ts';
import { careCards } from '../emergency/careCards.ts';
import { panelsOf } from '../picturePaths.ts';
import { briefFacts, visitFacts } from '../practice/facts.ts';
import type { Site } from '../site.ts';
import { BRIEF, WORDS } from '../words/interfaceWords.ts';
import { answeredQuestions } from './faqPages.ts';

export type TreatmentEntry = Entry<Service> | Entry<Treatment>;

export const isEmergencyPage = ({ ref }: TreatmentEntry, { practice }: Site): boolean =>
  ref === practice.booking.emergency;

export const doNowOf = (entry: TreatmentEntry): readonly string[] => ('doNow' in entry ? entry.doNow : []);

/** The drawing of the page, unless it shows the steps. */
export const pictureBlock = (entry: TreatmentEntry, site: Site): Block | undefined =>
  isOfSteps(entry, site) ? undefined : drawingBlock(entry.drawing);

/** Tell whether the drawing has a panel for each step. */
export const isOfSteps = ({ drawing, steps }: TreatmentEntry, { drawings }: Site): boolean =>
  drawing !== undefined && steps.length > 0 && panelsOf(drawings.get(drawing.name) ?? '').length === steps.length;

export const briefBlock = (brief: Brief, practice: Practice): Block => ({
  type: 'brief',
  heading: BRIEF.heading,
  facts: [...briefFacts(brief, practice), ...visitFacts(practice)],
});

export function stepsBlock(entry: TreatmentEntry, site: Site): Block | undefined {
  const { steps, drawing } = entry;
  if (steps.length === 0) return undefined;
  return {
    type: 'steps',
    heading: WORDS.steps,
    steps,
    drawing: isOfSteps(entry, site) ? drawing : undefined,
    isFolded: isEmergencyPage(entry, site) || undefined,
  };
}

/** What to do after the treatment. The lists and cards are for its printed sheet. */
export function aftercareBlock(
  entry: TreatmentEntry,
  site: Site,
  notes: readonly BlockOf<'points'>[],
): Block | undefined {
  const { ref, aftercare, callWhen, shortTitle } = entry;
  const { closingText, ...care } = (entry.care ?? {}) as Care;
  if (aftercare.length === 0) return undefined;
  const lists = isEmergencyPage(entry, site)
    ? [{ heading: WORDS.doNow, items: doNowOf(entry) }, ...notes]
    : [{ heading: WORDS.callWhen, items: callWhen }];
  return {
    type: 'aftercare',
    heading: vocabularyOf(site.practice).aftercare,
    items: aftercare,
    title: shortTitle,
    path: pathOf(ref),
    lists: lists.filter(({ items }) => items.length > 0),
    closingText,
    // Until the ambulance comes, somebody is on the telephone.
    cards: careCards({ ...entry, care }, site.practice).filter(
      ({ role, level }) => role !== 'others' && !(role === 'firstAid' && level === 'emergency'),
    ),
  };
}

/** The questions that the content chose; the texts of the page answer most. */
export function questionsBlock({ ref, questions: chosen = [] }: TreatmentEntry, site: Site): Block | undefined {
  const all = site.faq.flatMap((category) =>
    answeredQuestions(category).map((answered, index) => ({
      key: category.questions[index]!.key,
      path: pathOf(category.ref),
      answered,
    })),
  );
  const shown = chosen.flatMap((key) => all.find((item) => item.key === key) ?? []);
  const [first] = shown;
  if (!first) return undefined;
  const ownPath = pathOf(ref);
  const questions = shown.map(({ answered: { link, ...question } }) => ({
    ...question,
    link: link?.path === ownPath ? undefined : link,
  }));
  return {
    type: 'questions',
    heading: WORDS.questions,
    questions,
    more: { path: first.path, label: WORDS.allQuestions },
  };
}
