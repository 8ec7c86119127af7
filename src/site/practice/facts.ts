import type { Practice } from '#content/schemas/practiceFile.ts';
import type { Brief } from '#content/schemas/service.ts';
import { vocabularyOf } from '#content/vocabulary.ts';
import { languageNames } from '../text/languages.ts';
import { BRIEF } from '../words/interfaceWords.ts';

export interface Fact {
  readonly term: string;
  readonly text: string;
}

/** Get what `brief` of a service says, in the order in which it is shown. */
export function briefFacts(brief: Brief, practice: Practice): Fact[] {
  const { sessions, nextDay } = vocabularyOf(practice);
  const { time, pain } = BRIEF.terms;
  const terms: Record<keyof Brief, string> = { time, sessions, pain, nextDay };
  return Object.entries(terms).flatMap(([name, term]) => {
    const text = brief[name as keyof Brief];
    return text === undefined ? [] : [{ term, text }];
  });
}

/** Get waiting time and cost, if given. */
export const visitFacts = ({ booking: { wait, cost } }: Practice): Fact[] => factsGiven({ wait, cost });

/** In which languages one is seen, if not in Turkish alone, and `visitFacts`. */
export const practiceFacts = (practice: Practice): Fact[] => [
  ...(practice.languages.some((code) => code !== 'tr')
    ? factsGiven({ languages: languageNames(practice.languages) })
    : []),
  ...visitFacts(practice),
];

const factsGiven = (texts: Partial<Record<keyof typeof BRIEF.practice, string | undefined>>): Fact[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    text ? [{ term: BRIEF.practice[name as keyof typeof BRIEF.practice], text }] : [],
  );
