import { indexKnowledge, type KnownEntry } from '#answers/forBuild.ts';
import { ask, type Outcome } from './measure.ts';

const FOLDS = 10;

/** Ask each phrasing of an index built without it, leaving out a tenth of them at a time. */
export function leaveOut(entries: readonly KnownEntry[]): Outcome[] {
  return Array.from({ length: FOLDS }, (_, part) => {
    const isOut = (_phrasing: string, at: number) => at % FOLDS === part;
    const rest = entries.map((entry) => ({
      ...entry,
      phrasings: entry.phrasings.filter((text, at) => !isOut(text, at)),
    }));
    const questions = entries.flatMap(({ key, phrasings }) =>
      phrasings.filter(isOut).map((text) => ({ text, labels: [key] })),
    );
    return ask(indexKnowledge({ entries: rest }), rest, questions);
  }).flat();
}
