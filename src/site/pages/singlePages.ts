import type { Entry } from '#content/entries.ts';
import type { FreePage, TextPage } from '#content/schemas/pageFiles.ts';
import type { Practice } from '#content/schemas/practiceFile.ts';
import { vocabularyOf } from '#content/vocabulary.ts';
import { holidayLines } from '#hours/holidayTexts.ts';
import { HOLIDAY_WORDS } from '#hours/holidayWords.ts';
import { parseMarkdown } from '#markdown/tree.ts';
import { pathOf } from '../addresses.ts';
import type { Block } from '../block.ts';
import { drawingBlock, folded, links, prose, relatedLinks } from '../blockMakers.ts';
import { placeCare } from '../emergency/placeCare.ts';
import { helpLine } from '../emergency/signposts.ts';
import type { Page } from '../page.ts';
import { visitFacts } from '../practice/facts.ts';
import { BRIEF, WORDS } from '../words/interfaceWords.ts';
import { endBlocks, noteBlocks, plainRegions } from './commonBlocks.ts';
import { type Context, metadata } from './context.ts';
import { definePage } from './definePage.ts';

export function aboutPage(context: Context): Page {
  const { entries, site, home } = context;
  const about = entries.singles['pages/about.md'];
  const { doctors } = site.practice;
  // The portrait of a single doctor opens the page; several have theirs beside their names.
  const drawing = about.drawing ?? (doctors.length === 1 ? doctors[0]!.portrait : undefined);
  return definePage(site, metadata('about', about, [home]), () => ({
    ...plainRegions(context, { ...about, drawing }, ...doctorBlocks(site.practice)),
    overview: [about.facts.length > 0 && { type: 'brief', heading: BRIEF.heading, facts: about.facts }],
    end: endBlocks(context, about),
  }));
}

export function contactPage({ entries, site, linksTo, home, neighborhoods }: Context): Page {
  const contact = entries.singles['pages/contact.md'];
  const from = neighborhoods.map(({ ref, name }) => ({ path: pathOf(ref), label: name }));
  const care = placeCare(contact, site.practice);
  return definePage(site, metadata('contact', contact, [home]), () => ({
    underTitle: [care.top.length === 0 && helpLine(site)],
    top: [
      ...care.top,
      { type: 'booking', heading: WORDS.booking },
      { type: 'contact', heading: WORDS.address, isBelowButtons: true },
      drawingBlock(contact.drawing),
      { type: 'hours', heading: WORDS.hours, facts: visitFacts(site.practice) },
      contact.transport && { type: 'transport', heading: WORDS.transport, ways: contact.transport, from },
    ],
    column: [
      prose(parseMarkdown(contact.body)),
      ...care.column.map(folded),
      ...noteBlocks(contact, entries),
      holidayBlock(site.practice),
    ],
    end: [!contact.transport && links(WORDS.neighborhoods, linksTo(neighborhoods), 'list')],
  }));
}

function holidayBlock(practice: Practice): Block | undefined {
  const items = holidayLines(practice);
  if (items.length === 0) return undefined;
  return { type: 'points', tone: 'note', heading: HOLIDAY_WORDS.heading, items, isFolded: true };
}

/** The page for referring colleagues, if the practice has one. */
export function referralPage(context: Context): Page[] {
  const { entries, site, related, home } = context;
  const referral = entries.singles['pages/referral.md'];
  if (!referral) return [];
  const page = definePage(site, metadata('text', referral, [home]), () => ({
    ...plainRegions(context, referral),
    end: [
      { type: 'contact-panel', heading: vocabularyOf(site.practice).refer, message: referral.message },
      relatedLinks(related(referral.ref)),
    ],
  }));
  return [page];
}

/** A page of text: the privacy notice, and those that a practice adds. One in the menu offers the ways to book. */
export const textPage = (context: Context, entry: Entry<TextPage & Partial<FreePage>>): Page =>
  definePage(context.site, metadata('text', entry, [context.home]), () => ({
    ...plainRegions(context, entry),
    end: entry.listed === 'menu' ? endBlocks(context, entry) : [relatedLinks(context.related(entry.ref))],
  }));

/** A single doctor has the page; several have a section each. */
const doctorBlocks = ({ doctors }: Practice): Block[] =>
  doctors.length === 1
    ? doctors.map((doctor) => ({ type: 'doctor', heading: trainingOf(doctor), doctor }))
    : doctors.map((doctor) => ({ type: 'doctor', heading: doctor.name, doctor, portrait: doctor.portrait }));

const trainingOf = ({ publications }: Practice['doctors'][number]): string =>
  publications.length > 0 ? WORDS.trainingAndPublications : WORDS.education;
