import type { Answer } from './answer.ts';
import type { AnswersIndex } from './answersIndex.ts';
import { createDayAnswerer } from './days/createDayAnswerer.ts';
import { createFinder, type FoundEntry } from './finder.ts';

const MAX_RELATED = 3;
const MIN_PROBABILITY = 0.03;

/**
 * Create a function that answers questions from an index. The text of a question is data, never an instruction.
 * @param now Decides what "tomorrow" is.
 * @example createAnswerer(index)('kaçta açıksınız') // { matched: true, question: 'Hangi saatlerde açıksınız?', … }
 */
export function createAnswerer(index: AnswersIndex, now: () => Date = () => new Date()): (question: string) => Answer {
  const find = createFinder(index);
  const dayAnswerFor = createDayAnswerer(index);
  const relatedOf = (entries: readonly FoundEntry[]) =>
    entries
      .filter(({ probability }) => probability >= MIN_PROBABILITY)
      .slice(0, MAX_RELATED)
      .map(({ entry }) => {
        const { question, answer, url } = index.entries[entry]!;
        return { question, answer, url };
      });
  return (question) => {
    const found = find(question);
    const ofDay = dayAnswerFor(found, now());
    if (ofDay) return ofDay;
    const { entries, confidence, by } = found;
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
