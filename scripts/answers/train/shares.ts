import { createEntryRanker } from '#answers/createEntryRanker.ts';
import { buildIndex } from '#answers/index/buildIndex.ts';
import type { Language } from '#answers/index/readLanguage.ts';
import type { Model } from '#answers/ranking/trees.ts';
import type { Practice } from './practices.ts';

/** Pseudo-count of answers, one of them wrong: no share is 1. */
const PSEUDOCOUNT = 2;

/** Get the shares of right answers: found word for word, found by topic, and refused. */
export function sharesOf(
  practices: readonly Practice[],
  language: Language,
  model: Model,
): Pick<Model, 'verbatim' | 'topic' | 'refusal'> {
  const right = { verbatim: 1, topic: 1, refusal: 1 };
  const all = { verbatim: PSEUDOCOUNT, topic: PSEUDOCOUNT, refusal: PSEUDOCOUNT };
  for (const { entries, questions } of practices) {
    const find = createEntryRanker(buildIndex({ entries }, language, model));
    const own = entries.flatMap(({ key, question, phrasings }) =>
      [question, ...phrasings].map((text) => ({ text, labels: [key] })),
    );
    for (const { text, labels } of [...own, ...questions]) {
      const { foundBy: by, entries: found } = find(text);
      if (by !== 'verbatim' && by !== 'topic' && by !== 'refusal') continue;
      all[by]++;
      if (labels.includes(entries[found[0]!.position]!.key)) right[by]++;
    }
  }
  const share = (by: 'verbatim' | 'topic' | 'refusal') => Math.floor((1000 * right[by]) / all[by]) / 1000;
  return { verbatim: share('verbatim'), topic: share('topic'), refusal: share('refusal') };
}
