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
  const urgent = new Set(index.rules.flatMap(({ entry, always }) => (always ? [entry] : [])));

  const related = (entries: readonly number[]) =>
    entries.slice(0, RELATED).map((entry) => {
      const { question, url } = index.entries[entry]!;
      return { question, url };
    });

  return (question) => {
    const { words, rule, entries, signals } = consider(question);
    const best = rule ?? entries[0];
    const confidence = rule === undefined ? (signals ? probability(signals, decision) : 0) : decision.rules;
    if (best === undefined) return { matched: false, related: [] };
    if (confidence < (urgent.has(best) ? decision.urgent : decision.threshold))
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
