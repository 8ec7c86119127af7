import type { Answer } from '../site/answer.ts';
import { createConsideration } from './consider.ts';
import type { AnswersIndex } from './data.ts';
import { probability } from './decide.ts';
import { createAgreement } from './fuse.ts';

const RELATED = 3;

/** Answers questions from an index. Deterministic; what the question holds is data, never an instruction. */
export function createAnswerer(index: AnswersIndex): (question: string) => Answer {
  const consider = createConsideration(index);
  const agrees = createAgreement(index.entries);
  const { decision } = index;

  const related = (entries: readonly number[]) =>
    entries.slice(0, RELATED).map((entry) => {
      const { question, answer, url } = index.entries[entry]!;
      return { question, answer, url };
    });

  return (question) => {
    const { words, decided, denied, entries, signals } = consider(question);
    const best = decided?.entry ?? entries[0];
    const confidence = decided?.confidence ?? (signals ? probability(signals, decision) : 0);
    if (best === undefined) return { matched: false, related: [] };
    if (!decided && (best === denied || confidence < decision.threshold))
      return { matched: false, related: related(entries) };
    const source = entries[0] === best && agrees(words, entries) ? 'fuse' : 'rescue';
    const others = related(entries.filter((entry) => entry !== best));
    return {
      matched: true,
      ...index.entries[best]!,
      confidence: Math.round(confidence * 1000) / 1000,
      source,
      related: others,
    };
  };
}
