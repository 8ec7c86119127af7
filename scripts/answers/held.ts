import { buildIndex } from '../../src/answers/train/build.ts';
import type { Knowledge } from '../../src/answers/train/knowledge.ts';
import { createConsideration, type Consideration } from '../../src/answers/consider.ts';
import type { DecisionWeights } from '../../src/answers/decide.ts';

/** A question with what an engine that never saw it makes of it. `labels` are positions of the entries that are right. */
export interface Considered extends Consideration {
  readonly text: string;
  readonly labels: readonly number[];
}

/** Each phrasing and each decoy, considered by an engine that learned from all but a `folds`-th of them, itself among it. */
export function heldOut(knowledge: Knowledge, decision: DecisionWeights, folds: number): Considered[] {
  return Array.from({ length: folds }, (_, fold) => {
    const held: { text: string; labels: number[] }[] = [];
    const keep = (text: string, position: number, labels: number[]) => {
      if (position % folds !== fold) return true;
      held.push({ text, labels });
      return false;
    };
    const entries = knowledge.entries.map((entry, label) => {
      return { ...entry, phrasings: entry.phrasings.filter((text, i) => keep(text, i + label, [label])) };
    });
    const decoys = Object.fromEntries(
      Object.entries(knowledge.decoys).map(([sort, texts]) => [sort, texts.filter((text, i) => keep(text, i, []))]),
    );
    const consider = createConsideration(buildIndex({ ...knowledge, entries, decoys }, decision));
    return held.map(({ text, labels }) => ({ text, labels, ...consider(text) }));
  }).flat();
}
