import type { Entry } from '#content/entries.ts';
import { parseMarkdown } from '#markdown/text.ts';
import type { Block, BlockOf, Drawing } from '../block.ts';
import { contactPanel, drawingBlock, relatedLinks } from '../blockMakers.ts';
import { careCards, type CareSource, placeCare, type PlacedCare } from '../emergency/careCards.ts';
import { ledText } from '../intro.ts';
import { noteBlocks, sourceBlocks } from '../notes.ts';
import { WORDS } from '../words/interface.ts';
import type { Context } from './context.ts';

type Blocks = readonly (Block | undefined)[];

/** An entry that shows a text, with the care cards and notes that it names. */
type TextEntry = Entry<CareSource & { readonly notes: readonly string[]; readonly drawing?: Drawing | undefined }>;

/** A medical text. Its care cards come first, or last with a signpost to them before the text. */
export const medicalBlocks = (
  { site, entries }: Context,
  entry: TextEntry,
  text: Blocks,
  { first, signpost, last }: PlacedCare = placeCare(entry, site.practice),
): Blocks => [...first, drawingBlock(entry.drawing), signpost, ...text, ...last, ...noteBlocks(entry, entries)];

/** A text that is not about one complaint; `between` follows its lead. */
export const plainBlocks = ({ site, entries }: Context, entry: TextEntry, ...between: Blocks): Blocks => [
  ...careCards(entry, site.practice),
  drawingBlock(entry.drawing),
  ...ledText(parseMarkdown(entry.body), ...between),
  ...noteBlocks(entry, entries),
];

/** The end of a medical text: sources, how to reach the practice, `pages` to read next. */
export const endingBlocks = (
  { site, entries, related }: Context,
  entry: Entry<{ readonly sources: readonly string[] }>,
  pages = related(entry.ref),
): Blocks => [...sourceBlocks(entry, entries), contactPanel(site.practice), relatedLinks(pages)];

/** The signs of an emergency in one line, if the practice has written one. */
export function emergencyLineBlock({ site }: Context): BlockOf<'emergency-line'> | undefined {
  const { triage, emergencyPath: path } = site;
  if (!triage.inShort) return undefined;
  return { type: 'emergency-line', heading: WORDS.urgent, signs: triage.inShort.text, path };
}
