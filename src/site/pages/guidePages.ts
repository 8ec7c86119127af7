import type { Entry } from '#content/entries.ts';
import type { Comparison, Symptom, Technique } from '#content/schemas/guides.ts';
import { parseMarkdown } from '#markdown/text.ts';
import { drawingBlock, folded, prose } from '../blockMakers.ts';
import { careCards, placeCare, withDoNow } from '../emergency/careCards.ts';
import { noteBlocks } from '../notes.ts';
import type { Page } from '../page.ts';
import { WORDS } from '../words/interface.ts';
import { endingBlocks, medicalBlocks } from './commonBlocks.ts';
import { type Context, medicalMetadata } from './context.ts';
import { definePage } from './definePage.ts';
import { indexLink } from './indexes.ts';

const guideMetadata = (
  context: Context,
  kind: 'symptom' | 'technique' | 'comparison',
  entry: Parameters<typeof medicalMetadata>[2],
) => medicalMetadata(context, kind, entry, [context.home, indexLink(context, kind)]);

/** When to call and what to do now come first. */
export function symptomPage(context: Context, entry: Entry<Symptom>): Page {
  const { site, entries } = context;
  return definePage(site, guideMetadata(context, 'symptom', entry), () => [
    entry.relief !== undefined && { type: 'lead', text: parseMarkdown(ifNone(entry.care) + entry.relief) },
    ...withDoNow(careCards(entry, site.practice), entry, noteBlocks(entry, entries)),
    drawingBlock(entry.drawing),
    prose(parseMarkdown(entry.body)),
    ...endingBlocks(context, entry),
  ]);
}

/** What helps is not for those who have a sign of an emergency, whose card follows it. */
const ifNone = (care: Symptom['care']): string => (care?.emergency ? `**${WORDS.noneBelow}:** ` : '');

export function techniquePage(context: Context, entry: Entry<Technique>): Page {
  const { first, last } = placeCare(entry, context.site.practice);
  return definePage(context.site, guideMetadata(context, 'technique', entry), () => [
    // Cards at the end are folded, and no signpost leads to them.
    ...medicalBlocks(context, entry, [prose(parseMarkdown(entry.body))], { first, last: last.map(folded) }),
    ...endingBlocks(context, entry),
  ]);
}

export function comparisonPage(context: Context, entry: Entry<Comparison>): Page {
  const { options, rows, body } = entry;
  return definePage(context.site, guideMetadata(context, 'comparison', entry), () => [
    ...medicalBlocks(context, entry, [
      { type: 'table', heading: WORDS.atAGlance, options, rows },
      prose(parseMarkdown(body)),
    ]),
    ...endingBlocks(context, entry),
  ]);
}
