import type { Answer } from './answer.ts';
import type { AnswersIndex } from './data.ts';
import { createFinder, type FoundEntry } from './find.ts';

const MAX_RELATED = 3;
const MIN_PROBABILITY = 0.03;

/**
 * Create a function that answers questions from an index. The text of a question is data, never an instruction.
 * @example createAnswerer(index)('kaçta açıksınız') // { matched: true, question: 'Hangi saatlerde açıksınız?', … }
 */
export function createAnswerer(index: AnswersIndex): (question: string) => Answer {
  const find = createFinder(index);
  const relatedOf = (entries: readonly FoundEntry[]) =>
    entries
      .filter(({ probability }) => probability >= MIN_PROBABILITY)
      .slice(0, MAX_RELATED)
      .map(({ entry }) => {
        const { question, answer, url } = index.entries[entry]!;
        return { question, answer, url };
      });
  return (question) => {
    const { entries, confidence, by } = find(question);
    const [first, ...others] = entries;
    if (!first || confidence < index.model.threshold) return { matched: false, related: relatedOf(entries) };
    return {
      matched: true,
      ...index.entries[first.entry]!,
      confidence: Math.round(confidence * 1000) / 1000,
      source: by === 'rank' ? 'fuse' : 'rescue',
      related: relatedOf(others),
    };
  };
}
