import type { Entries, Entry } from '#content/entries.ts';
import { sectionId } from '#markdown/ids.ts';
import { isEmpty, parseMarkdown, splitLead } from '#markdown/tree.ts';
import { pathOf } from '../addresses.ts';
import type { Block, BlockOf, Drawing } from '../block.ts';
import { contactPanel, drawingBlock, prose, relatedLinks } from '../blockMakers.ts';
import { outsideReviewer } from '../byline.ts';
import { careCards, type CareSource } from '../emergency/careCards.ts';
import { placeCare, type PlacedCare } from '../emergency/placeCare.ts';
import { WORDS } from '../words/interfaceWords.ts';
import type { Context } from './context.ts';

type Points = BlockOf<'points'>;
type Blocks = readonly (Block | undefined)[];

/** An entry that shows a text, with the care cards and notes that it names. */
type TextEntry = Entry<CareSource & { readonly notes: readonly string[]; readonly drawing?: Drawing | undefined }>;

/** A medical text. Its care cards are at the top, with its drawing in the text, or after that, with a signpost. */
export function medicalRegions(
  { site, entries }: Context,
  entry: TextEntry,
  column: Blocks,
  { top, signpost, column: cards }: PlacedCare = placeCare(entry, site.practice),
) {
  return {
    ...placeDrawing(entry.drawing, top, [...column, ...cards, ...noteBlocks(entry, entries)]),
    underTitle: [signpost],
    top,
  };
}

/** A text that is not about one complaint: its first paragraph is the lead. */
export function plainRegions({ site, entries }: Context, entry: TextEntry, ...column: Blocks) {
  const { lead, rest } = splitLead(parseMarkdown(entry.body));
  const top = careCards(entry, site.practice);
  return {
    ...placeDrawing(entry.drawing, top, [
      ...column,
      isEmpty(rest) ? undefined : prose(rest),
      ...noteBlocks(entry, entries),
    ]),
    underTitle: [lead && { type: 'lead' as const, text: lead }],
    top,
  };
}

/** A drawing stands beside the title, or in the text if care cards come before that. */
const placeDrawing = (drawing: Drawing | undefined, top: readonly Block[], column: Blocks) =>
  top.length > 0 ? { column: [drawingBlock(drawing), ...column] } : { picture: [drawingBlock(drawing)], column };

/** The address of the practice, and its map. */
export const whereabouts = ({ singles }: Entries): (Block | undefined)[] => [
  { type: 'contact', heading: WORDS.address },
  drawingBlock(singles['pages/contact.md'].drawing),
];

/** A medical text ends with its sources, and leads on. */
export const withSourcesAndEnd = <R extends { readonly column: Blocks }>(
  context: Context,
  entry: Entry<{ readonly sources: readonly string[] }>,
  regions: R,
) => ({
  ...regions,
  column: [...regions.column, ...sourceBlocks(entry, context.entries)],
  end: endBlocks(context, entry),
});

/** What leads on: how to reach the practice, `pages` to read next. */
export const endBlocks = (
  { site, related }: Context,
  { ref }: { readonly ref: string },
  pages = related(ref),
): Blocks => [contactPanel(site.practice), relatedLinks(pages)];

/** Get the lists that a content file shares with others: whole, or in short with a link to the page that has them. */
export const noteBlocks = (
  { notes, ref }: { readonly notes: readonly string[]; readonly ref: string },
  entries: Entries,
): Points[] =>
  notes.flatMap((name): Points[] => {
    const note = entries.notes.find(({ slug }) => slug === name);
    if (!note) return [];
    const block: Points = { type: 'points', tone: 'note', heading: note.heading, items: note.points };
    if (note.page === undefined || note.page === ref) return [block];
    const more = { path: `${pathOf(note.page)}#${sectionId(note.heading)}`, label: WORDS.wholeList };
    return [{ ...block, items: note.inShort, more }];
  });

export function sourceBlocks(
  { sources, reviewer }: { readonly sources: readonly string[]; readonly reviewer?: string | undefined },
  entries: Entries,
): Block[] {
  const named = sources.flatMap((name) => entries.sources.find(({ slug }) => slug === name) ?? []);
  if (named.length === 0) return [];
  const items = named.map(({ title, publisher, year, language, url }) => ({ title, publisher, year, language, url }));
  const note = outsideReviewer(entries.singles['practice.yaml'], reviewer);
  return [{ type: 'sources', heading: WORDS.sources, items, note: note && `${WORDS.reviewer}: ${note}` }];
}
