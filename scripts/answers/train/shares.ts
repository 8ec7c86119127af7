import { createFinder } from '../../../src/answers/answerer.ts';
import { buildIndex } from '../../../src/answers/index/build.ts';
import type { Language } from '../../../src/answers/index/language.ts';
import type { Model } from '../../../src/answers/trees.ts';
import type { Practice } from './practices.ts';

/** Answers that are pretended to have been seen, one of them wrong: no share is 1. */
const PRETENDED = 2;

/** Which share is right of what was found word for word, by the words of a matter, and by rule. */
export function sharesOf(
  practices: readonly Practice[],
  language: Language,
  model: Model,
): Pick<Model, 'exact' | 'matter' | 'rule'> {
  const right = { exact: 1, matter: 1, rule: 1 };
  const all = { exact: PRETENDED, matter: PRETENDED, rule: PRETENDED };
  for (const { entries, questions } of practices) {
    const find = createFinder(buildIndex({ entries }, language, model));
    const own = entries.flatMap(({ key, question, phrasings }) =>
      [question, ...phrasings].map((text) => ({ text, labels: [key] })),
    );
    for (const { text, labels } of [...own, ...questions]) {
      const { by, entries: found } = find(text);
      if (by !== 'exact' && by !== 'matter' && by !== 'rule') continue;
      all[by]++;
      if (labels.includes(entries[found[0]!]!.key)) right[by]++;
    }
  }
  const share = (by: 'exact' | 'matter' | 'rule') => Math.floor((1000 * right[by]) / all[by]) / 1000;
  return { exact: share('exact'), matter: share('matter'), rule: share('rule') };
}
