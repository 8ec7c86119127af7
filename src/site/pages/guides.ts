import type { Entry } from '../../entries/entries.ts';
import type { Comparison, Symptom, Technique } from '../../entries/guides.ts';
import { definePage, onward, prose } from '../define.ts';
import type { Link, Page } from '../page.ts';
import { WORDS } from '../words.ts';
import { facts, type Context } from './context.ts';

/** What to do and when it is urgent come before anything that may be read at leisure. */
export function symptomPage({ related }: Context, entry: Entry<Symptom>, home: Link): Page {
  return definePage(facts('symptom', entry, [home]), () => [
    { type: 'points', tone: 'now', heading: WORDS.doNow, items: entry.doNow },
    { type: 'points', tone: 'urgent', heading: WORDS.urgentWhen, items: entry.urgentWhen },
    entry.drawing && { type: 'drawing', drawing: entry.drawing },
    prose(entry.body),
    onward(related(entry.ref)),
  ]);
}

export function techniquePage({ related }: Context, entry: Entry<Technique>, home: Link): Page {
  return definePage(facts('technique', entry, [home]), () => [
    entry.drawing && { type: 'drawing', drawing: entry.drawing },
    prose(entry.body),
    onward(related(entry.ref)),
  ]);
}

export function comparisonPage({ related }: Context, entry: Entry<Comparison>, home: Link): Page {
  return definePage(facts('comparison', entry, [home]), () => [
    { type: 'table', heading: WORDS.atAGlance, options: entry.options, rows: entry.rows },
    prose(entry.body),
    onward(related(entry.ref)),
  ]);
}
