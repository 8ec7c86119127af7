import type { Knowledge, KnownEntry } from '#answers/forBuild.ts';
import type { Practice, Question } from './practices.ts';
import type { Random } from './random.ts';

/** How a practice is simulated: with so many phrasings an entry, and a share of its entries left out. */
export interface Simulation {
  readonly phrasings: number;
  /** Questions about entries that are left out have no answer. */
  readonly absent: number;
  /**
   * The number of questions asked of it: half of them with an answer, a quarter without, a quarter about what is left
   * out.
   */
  readonly questions: number;
}

export interface Simulated {
  readonly knowledge: Knowledge;
  /** Questions that the knowledge does not hold. */
  readonly questions: readonly Question[];
}

/** The practice with so many phrasings an entry, and all its questions. */
export const withPhrasings = (practice: Practice, phrasings: number, random: Random): Simulated => ({
  knowledge: {
    entries: practice.entries.map((entry) => ({
      ...entry,
      phrasings: shuffled(entry.phrasings, random).slice(0, phrasings),
    })),
  },
  questions: practice.questions,
});

/** Simulate a practice that knows less, and its questions, including the phrasings that it does not know. */
export function simulate(practice: Practice, { phrasings, absent, questions }: Simulation, random: Random): Simulated {
  const kept = practice.entries.filter(({ key }) => key === 'ucret' || random() >= absent);
  const keys = new Set(kept.map(({ key }) => key));
  const unknown: Question[] = [];
  const entries = kept.map((entry): KnownEntry => {
    const order = shuffled(entry.phrasings, random);
    for (const text of order.slice(phrasings)) unknown.push({ text, labels: [entry.key] });
    return { ...entry, phrasings: order.slice(0, phrasings) };
  });
  const missing = practice.entries
    .filter(({ key }) => !keys.has(key))
    .flatMap(({ question, phrasings: others }) => [question, ...others].map((text) => ({ text, labels: [] })));
  const asked = [...practice.questions, ...practice.negatives].map((question) => {
    return { ...question, labels: question.labels.filter((key) => keys.has(key)) };
  });
  const some = (list: readonly Question[], count: number) => shuffled(list, random).slice(0, count);
  const answered = [...unknown, ...asked.filter(({ labels }) => labels.length > 0)];
  const silent = asked.filter(({ labels }) => labels.length === 0);
  return {
    knowledge: { entries },
    questions: [...some(answered, questions / 2), ...some(silent, questions / 4), ...some(missing, questions / 4)],
  };
}

export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const order = [...list];
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}
