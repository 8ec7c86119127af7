import type { Entry } from '../../entries/entries.ts';
import type { Comparison, Symptom, Technique } from '../../entries/guides.ts';
import { careCards, placedCare, withSteps } from '../care.ts';
import { closing, definePage, relatedLinks, prose } from '../define.ts';
import { noteBlocks, sourceBlocks } from '../notes.ts';
import type { Link, Page } from '../page.ts';
import { WORDS } from '../words.ts';
import { medicalFacts, type Context } from './context.ts';

/** The pages above a page. */
type Trail = readonly Link[];

/** When not to wait and what to do now come before anything that may be read at leisure. */
export function symptomPage({ site, entries, related }: Context, entry: Entry<Symptom>, breadcrumbs: Trail): Page {
  return definePage(medicalFacts(site, 'symptom', entry, breadcrumbs), () => [
    entry.relief !== undefined && { type: 'lead', markdown: entry.relief },
    ...withSteps(careCards(entry, site.practice), entry.doNow),
    ...noteBlocks(entry, entries),
    entry.drawing && { type: 'drawing', drawing: entry.drawing },
    prose(entry.body),
    ...sourceBlocks(entry, entries),
    closing(site.practice),
    relatedLinks(related(entry.ref)),
  ]);
}

export function techniquePage({ site, entries, related }: Context, entry: Entry<Technique>, breadcrumbs: Trail): Page {
  const care = placedCare(entry, site);
  return definePage(medicalFacts(site, 'technique', entry, breadcrumbs), () => [
    ...care.first,
    entry.drawing && { type: 'drawing', drawing: entry.drawing },
    prose(entry.body),
    ...care.last.map((card) => ({ ...card, folded: true })),
    ...noteBlocks(entry, entries),
    ...sourceBlocks(entry, entries),
    closing(site.practice),
    relatedLinks(related(entry.ref)),
  ]);
}

export function comparisonPage(
  { site, entries, related }: Context,
  entry: Entry<Comparison>,
  breadcrumbs: Trail,
): Page {
  const care = placedCare(entry, site);
  return definePage(medicalFacts(site, 'comparison', entry, breadcrumbs), () => [
    ...care.first,
    care.signpost,
    { type: 'table', heading: WORDS.atAGlance, options: entry.options, rows: entry.rows },
    prose(entry.body),
    ...care.last,
    ...noteBlocks(entry, entries),
    ...sourceBlocks(entry, entries),
    closing(site.practice),
    relatedLinks(related(entry.ref)),
  ]);
}
