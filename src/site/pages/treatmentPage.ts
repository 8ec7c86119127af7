import { SECTION } from '#markdown/ids.ts';
import {
  isEmpty,
  type MarkdownTree,
  parseMarkdown,
  plainText,
  splitLead,
  splitSections,
  type TextSection,
} from '#markdown/tree.ts';
import type { Block } from '../block.ts';
import { folded, prose } from '../blockMakers.ts';
import { placeLead } from '../emergency/emergencyOpening.ts';
import { orderEmergencyBlocks, placeCare } from '../emergency/placeCare.ts';
import { helpLine } from '../emergency/signposts.ts';
import type { Page } from '../page.ts';
import { WORDS } from '../words/interfaceWords.ts';
import { endBlocks, noteBlocks, sourceBlocks } from './commonBlocks.ts';
import { type Context, medicalMetadata } from './context.ts';
import { definePage, type DraftRegions } from './definePage.ts';
import { indexLink } from './indexes.ts';
import {
  aftercareBlock,
  briefBlock,
  doNowOf,
  isEmergencyPage,
  isOfSteps,
  pictureBlock,
  questionsBlock,
  stepsBlock,
  type TreatmentEntry,
} from './treatmentBlocks.ts';

/** A text of fewer words is not folded: its headings alone would be a page of fragments. */
const MIN_WORDS_FOLDED = 150;

export function treatmentPage(context: Context, kind: 'service' | 'treatment', entry: TreatmentEntry): Page {
  const { site, home } = context;
  const breadcrumbs = isEmergencyPage(entry, site) ? [home] : [home, indexLink(context, 'service')];
  return definePage(site, medicalMetadata(context, kind, entry, breadcrumbs), () => treatmentRegions(context, entry));
}

/** On the page for emergencies the signs follow the first words, and no text is folded. */
function treatmentRegions(context: Context, entry: TreatmentEntry): DraftRegions {
  const { site, entries } = context;
  const isEmergency = isEmergencyPage(entry, site);
  const { lead: answer, rest } = splitLead(parseMarkdown(entry.body));
  // Until the first heading it says what the treatment is for.
  const { before: purpose, sections } = splitSections(rest);
  const care = placeCare(entry, site.practice, 'top');
  const doNow = doNowOf(entry);
  const notes = noteBlocks(entry, entries);
  const picture = pictureBlock(entry, site);
  const steps = stepsBlock(entry, site);
  const drawnSteps = isOfSteps(entry, site);
  // Notes, such as on painkillers, go with what to do now.
  const opening = placeLead(orderEmergencyBlocks(care.top, { doNow }, doNow.length > 0 ? notes : []), answer);
  // The first section says when the treatment is needed.
  const open = isShort(rest) ? sections.map(({ heading }) => heading.text) : entry.open;
  const [needed, ...others] = isEmergency ? [] : sections.map((section) => sectionBlock(section, open));
  return {
    picture: [!isEmergency && picture],
    underTitle: [
      ...opening.underTitle,
      care.signpost?.call && (helpLine(site) ?? { ...care.signpost, signs: undefined, isCompact: true }),
    ],
    top: opening.top,
    overview: [entry.brief && briefBlock(entry.brief, site.practice), drawnSteps && steps],
    column: [
      isEmergency && !care.top.some((card) => card.drawing) && picture,
      !isEmergency && !isEmpty(purpose) && prose(purpose),
      needed,
      !drawnSteps && steps,
      ...others,
      aftercareBlock(entry, site, notes),
      // What is most urgent comes first, and all of it is open.
      // A heading stands above a list of signs, not above a sentence or two.
      care.signpost?.signs !== undefined && {
        ...care.signpost,
        heading: care.signpost.signs.includes('\n') ? WORDS.urgent : undefined,
        numbers: undefined,
        links: [],
      },
      ...care.column,
      entry.callWhen.length > 0 && { type: 'points', tone: 'call', heading: WORDS.callWhen, items: entry.callWhen },
      isEmergency && prose(rest),
      ...(doNow.length > 0 ? [] : notes.map(folded)),
      questionsBlock(entry, site),
      ...sourceBlocks(entry, entries),
    ],
    end: endBlocks(
      context,
      entry,
      context.related(entry.ref).filter(({ kind }) => kind !== 'faq-category'),
    ),
  };
}

const isShort = (text: MarkdownTree): boolean => plainText(text).split(/\s+/).length < MIN_WORDS_FOLDED;

/** Fold a section of the text, unless `open` names it. */
const sectionBlock = ({ heading, whole, text }: TextSection, open: readonly string[]): Block =>
  open.includes(heading.text)
    ? prose(whole)
    : { type: 'folded-text', heading: heading.text, id: `${SECTION}-${heading.id}`, text };
