import type { Entry } from '#content/entries.ts';
import type { Comparison, SymptomGuide, Technique } from '#content/schemas/guides.ts';
import { parseMarkdown } from '#markdown/tree.ts';
import { drawingBlock, folded, prose } from '../blockMakers.ts';
import { careCards } from '../emergency/careCards.ts';
import { placeLead } from '../emergency/emergencyOpening.ts';
import { orderEmergencyBlocks, placeCare } from '../emergency/placeCare.ts';
import type { Page } from '../page.ts';
import { WORDS } from '../words/interfaceWords.ts';
import { endBlocks, medicalRegions, noteBlocks, sourceBlocks, withSourcesAndEnd } from './commonBlocks.ts';
import { type Context, medicalMetadata } from './context.ts';
import { definePage } from './definePage.ts';
import { indexLink } from './indexes.ts';

const guideMetadata = (
  context: Context,
  kind: 'symptom' | 'technique' | 'comparison',
  entry: Parameters<typeof medicalMetadata>[2],
) => medicalMetadata(context, kind, entry, [context.home, indexLink(context, kind)]);

/** When to call and what to do now come first. */
export function symptomPage(context: Context, entry: Entry<SymptomGuide>): Page {
  const { site, entries } = context;
  const top = orderEmergencyBlocks(careCards(entry, site.practice), entry, noteBlocks(entry, entries));
  const relief = entry.relief === undefined ? undefined : parseMarkdown(ifNone(entry.care) + entry.relief);
  return definePage(site, guideMetadata(context, 'symptom', entry), () => ({
    ...placeLead(top, relief),
    column: [drawingBlock(entry.drawing), prose(parseMarkdown(entry.body)), ...sourceBlocks(entry, entries)],
    end: endBlocks(context, entry),
  }));
}

/** Write that what helps is for readers without a sign of an emergency, if a card of such signs follows it. */
const ifNone = (care: SymptomGuide['care']): string => (care?.emergency ? `**${WORDS.noneBelow}:** ` : '');

/** Cards at the end are folded, and no signpost leads to them. */
export function techniquePage(context: Context, entry: Entry<Technique>): Page {
  const { site } = context;
  const { top, column } = placeCare(entry, site.practice);
  const care = { top, column: column.map(folded) };
  return definePage(site, guideMetadata(context, 'technique', entry), () =>
    withSourcesAndEnd(context, entry, medicalRegions(context, entry, [prose(parseMarkdown(entry.body))], care)),
  );
}

export function comparisonPage(context: Context, entry: Entry<Comparison>): Page {
  const { options, rows, body } = entry;
  return definePage(context.site, guideMetadata(context, 'comparison', entry), () => {
    const regions = medicalRegions(context, entry, [prose(parseMarkdown(body))]);
    const table = { type: 'table', heading: WORDS.atAGlance, options, rows } as const;
    return withSourcesAndEnd(context, entry, { ...regions, top: [...regions.top, table] });
  });
}
