import type { Entry } from '../../entries/entries.ts';
import type { Comparison, Symptom, Technique } from '../../entries/schemas/guides.ts';
import { careCards, placeCare, withDoNow } from '../emergency/care.ts';
import { folded, prose } from '../blocks.ts';
import { definePage } from './definePage.ts';
import { noteBlocks } from '../notes.ts';
import type { Page } from '../page.ts';
import { WORDS } from '../words/interface.ts';
import { ending, medicalMetadata, type Context } from './context.ts';
import { indexLink } from './indexes.ts';

const guideMetadata = (
  context: Context,
  kind: 'symptom' | 'technique' | 'comparison',
  entry: Parameters<typeof medicalMetadata>[2],
) => medicalMetadata(context, kind, entry, [context.home, indexLink(context, kind)]);

/** When to call and what to do now come first. */
export function symptomPage(context: Context, entry: Entry<Symptom>): Page {
  const { site, entries } = context;
  // Where a recognised emergency leads, no sign of it is folded.
  const whole = Object.values(site.urgent.pages).includes(entry.ref);
  return definePage(guideMetadata(context, 'symptom', entry), () => [
    entry.relief !== undefined && { type: 'lead', markdown: entry.relief },
    ...withDoNow(careCards(entry, site.practice, whole), entry.doNow),
    ...noteBlocks(entry, entries),
    entry.drawing && { type: 'drawing', drawing: entry.drawing },
    prose(entry.body),
    ...ending(context, entry),
  ]);
}

export function techniquePage(context: Context, entry: Entry<Technique>): Page {
  const { site, entries } = context;
  const care = placeCare(entry, site.practice);
  return definePage(guideMetadata(context, 'technique', entry), () => [
    ...care.first,
    entry.drawing && { type: 'drawing', drawing: entry.drawing },
    prose(entry.body),
    ...care.last.map(folded),
    ...noteBlocks(entry, entries),
    ...ending(context, entry),
  ]);
}

export function comparisonPage(context: Context, entry: Entry<Comparison>): Page {
  const { site, entries } = context;
  const care = placeCare(entry, site.practice);
  return definePage(guideMetadata(context, 'comparison', entry), () => [
    ...care.first,
    entry.drawing && { type: 'drawing', drawing: entry.drawing },
    care.signpost,
    { type: 'table', heading: WORDS.atAGlance, options: entry.options, rows: entry.rows },
    prose(entry.body),
    ...care.last,
    ...noteBlocks(entry, entries),
    ...ending(context, entry),
  ]);
}
