import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { UrgentKind } from '../../src/entries/urgentKinds.ts';
import { createRecognise } from '../../src/urgency/recognise.ts';
import { URGENT_TABLES } from '../../src/urgency/tables.ts';
import { figuresOf, formatFigures, HEADING } from './figures.ts';
import type { Told } from './material.ts';

/** A held-out set: a list of questions, each an emergency of a sort, a near-miss or an ordinary one. */
export function heldOut(file: string): Told[] {
  const list = parse(readFileSync(file, 'utf8')) as { q: string; kind: string; sort?: string }[];
  return list.map(({ q, kind, sort }) =>
    kind === 'emergency'
      ? { text: String(q), kind: (sort ?? 'unknown') as UrgentKind }
      : { text: String(q), sort: kind },
  );
}

// npm run urgency:judge -- FILES: figures only; who mends an engine by a set's sentences cannot judge by it any more.
if (import.meta.main) {
  const recognise = createRecognise(URGENT_TABLES.model);
  console.log(HEADING);
  for (const file of process.argv.slice(2))
    console.log(file.split('/').at(-1)!.padEnd(12) + formatFigures(figuresOf(heldOut(file), recognise)));
}
