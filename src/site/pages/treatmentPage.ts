import type { Entry } from '#content/entries.ts';
import type { Practice } from '#content/schemas/practiceFile.ts';
import type { Brief, Service, Treatment } from '#content/schemas/service.ts';
import { vocabularyOf } from '#content/vocabulary.ts';
import { SECTION } from '#markdown/ids.ts';
import {
  isEmpty,
  parseMarkdown,
  plainText,
  splitLead,
  splitSections,
  type Text,
  type TextSection,
} from '#markdown/text.ts';
import { pathOf } from '../addresses.ts';
import type { Block, BlockOf } from '../block.ts';
import { drawingBlock, folded, prose } from '../blockMakers.ts';
import { careCards, helpLine, placeCare, withDoNow } from '../emergency/careCards.ts';
import { leadBefore } from '../emergency/emergencyOpening.ts';
import { noteBlocks, sourceBlocks } from '../notes.ts';
import type { Page } from '../page.ts';
import { panelsOf } from '../picturePaths.ts';
import { briefFacts, visitFacts } from '../practice/facts.ts';
import type { Site } from '../site.ts';
import { BRIEF, WORDS } from '../words/interfaceWords.ts';
import { onward } from './commonBlocks.ts';
import { type Context, medicalMetadata } from './context.ts';
import { definePage, type DraftRegions } from './definePage.ts';
import { answeredQuestions } from './faqPages.ts';
import { indexLink } from './indexes.ts';

/** A text of fewer words is not folded: its headings alone would be a page of fragments. */
const MIN_WORDS_FOLDED = 150;

type TreatmentEntry = Entry<Service> | Entry<Treatment>;

export function treatmentPage(context: Context, kind: 'service' | 'treatment', entry: TreatmentEntry): Page {
  const { site, home } = context;
  const breadcrumbs = isForEmergencies(entry, site) ? [home] : [home, indexLink(context, 'service')];
  return definePage(site, medicalMetadata(context, kind, entry, breadcrumbs), () => treatmentRegions(context, entry));
}

const isForEmergencies = ({ ref }: TreatmentEntry, { practice }: Site): boolean => ref === practice.booking.emergency;

/** On the page for emergencies the signs follow the first words, and no text is folded. */
function treatmentRegions(context: Context, entry: TreatmentEntry): DraftRegions {
  const { site, entries } = context;
  const isEmergency = isForEmergencies(entry, site);
  const { lead: answer, rest } = splitLead(parseMarkdown(entry.body));
  // Until the first heading it says what the treatment is for.
  const { before: purpose, sections } = splitSections(rest);
  const care = placeCare(entry, site.practice);
  const doNow = doNowOf(entry);
  const notes = noteBlocks(entry, entries);
  const picture = pictureBlock(entry, site);
  const steps = stepsBlock(entry, site);
  const drawnSteps = isOfSteps(entry, site);
  // Notes, such as on painkillers, go with what to do now.
  const opening = leadBefore(withDoNow(care.top, { doNow }, doNow.length > 0 ? notes : []), answer);
  // The first section says when the treatment is needed.
  const open = isShort(rest) ? sections.map(({ heading }) => heading.text) : entry.open;
  const [needed, ...others] = isEmergency ? [] : sections.map((section) => sectionBlock(section, open));
  return {
    picture: [!isEmergency && picture],
    lead: [...opening.lead, care.signpost?.call && (helpLine(site) ?? { ...care.signpost, isCompact: true })],
    top: opening.top,
    overview: [entry.brief && briefBlock(entry.brief, site.practice), drawnSteps && steps],
    text: [
      isEmergency && !care.top.some((card) => card.drawing) && picture,
      !isEmergency && !isEmpty(purpose) && prose(purpose),
      needed,
      !drawnSteps && steps,
      ...others,
      aftercareBlock(entry, site, notes),
      entry.callWhen.length > 0 && { type: 'points', tone: 'call', heading: WORDS.callWhen, items: entry.callWhen },
      isEmergency && prose(rest),
      ...care.text.map(folded),
      ...(doNow.length > 0 ? [] : notes.map(folded)),
      questionsBlock(entry, site),
      ...sourceBlocks(entry, entries),
    ],
    end: onward(
      context,
      entry,
      context.related(entry.ref).filter(({ kind }) => kind !== 'faq-category'),
    ),
  };
}

const doNowOf = (entry: TreatmentEntry): readonly string[] => ('doNow' in entry ? entry.doNow : []);

/** The drawing of the page, unless it shows the steps. */
const pictureBlock = (entry: TreatmentEntry, site: Site): Block | undefined =>
  isOfSteps(entry, site) ? undefined : drawingBlock(entry.drawing);

/** Tell whether the drawing has a panel for each step. */
const isOfSteps = ({ drawing, steps }: TreatmentEntry, { drawings }: Site): boolean =>
  drawing !== undefined && steps.length > 0 && panelsOf(drawings.get(drawing.name) ?? '').length === steps.length;

const briefBlock = (brief: Brief, practice: Practice): Block => ({
  type: 'brief',
  heading: BRIEF.heading,
  facts: [...briefFacts(brief, practice), ...visitFacts(practice)],
});

function stepsBlock(entry: TreatmentEntry, site: Site): Block | undefined {
  const { steps, drawing } = entry;
  if (steps.length === 0) return undefined;
  return {
    type: 'steps',
    heading: WORDS.steps,
    steps,
    drawing: isOfSteps(entry, site) ? drawing : undefined,
    isFolded: isForEmergencies(entry, site) || undefined,
  };
}

/** What to do after the treatment. The lists and cards are for its printed sheet. */
function aftercareBlock(entry: TreatmentEntry, site: Site, notes: readonly BlockOf<'points'>[]): Block | undefined {
  const { ref, aftercare, callWhen, shortTitle } = entry;
  if (aftercare.length === 0) return undefined;
  const lists = isForEmergencies(entry, site)
    ? [{ heading: WORDS.doNow, items: doNowOf(entry) }, ...notes]
    : [{ heading: WORDS.callWhen, items: callWhen }];
  return {
    type: 'aftercare',
    heading: vocabularyOf(site.practice).aftercare,
    items: aftercare,
    title: shortTitle,
    path: pathOf(ref),
    lists: lists.filter(({ items }) => items.length > 0),
    // Until the ambulance comes, somebody is on the telephone; what can wait leaves room for large letters.
    cards: careCards(entry, site.practice).filter(
      ({ role, level }) =>
        role !== 'others' &&
        !(role === 'firstAid' && level === 'emergency') &&
        !(isForEmergencies(entry, site) && (role === 'hospital' || role === 'sameDay')),
    ),
  };
}

const isShort = (text: Text): boolean => plainText(text).split(/\s+/).length < MIN_WORDS_FOLDED;

/** Fold a section of the text, unless `open` names it. */
const sectionBlock = ({ heading, whole, text }: TextSection, open: readonly string[]): Block =>
  open.includes(heading.text)
    ? prose(whole)
    : { type: 'folded-text', heading: heading.text, id: `${SECTION}-${heading.id}`, text };

/** The questions that the content chose; the texts of the page answer most. */
function questionsBlock({ ref, questions: chosen = [] }: TreatmentEntry, site: Site): Block | undefined {
  const all = site.faq.flatMap((category) =>
    answeredQuestions(category).map((answered, index) => ({
      key: category.questions[index]!.key,
      path: pathOf(category.ref),
      answered,
    })),
  );
  const shown = chosen.flatMap((key) => all.find((one) => one.key === key) ?? []);
  const [first] = shown;
  if (!first) return undefined;
  const own = pathOf(ref);
  const questions = shown.map(({ answered: { link, ...question } }) => ({
    ...question,
    link: link?.path === own ? undefined : link,
  }));
  return {
    type: 'questions',
    heading: WORDS.questions,
    questions,
    more: { path: first.path, label: WORDS.allQuestions },
  };
}
