import type { Practice } from '#content/schemas/practiceFile.ts';
import { languageNames } from '../text/languages.ts';
import { BRIEF } from '../words/interface.ts';

export interface Fact {
  readonly term: string;
  readonly text: string;
}

/** Get waiting time and cost, if given. */
export const visitFacts = ({ booking: { wait, cost } }: Practice): Fact[] => present({ wait, cost });

/** In which languages one is seen, and `visitFacts`. */
export const practiceFacts = (practice: Practice): Fact[] => [
  ...present({ languages: languageNames(practice.languages) }),
  ...visitFacts(practice),
];

const present = (texts: Partial<Record<keyof typeof BRIEF.practice, string | undefined>>): Fact[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    text ? [{ term: BRIEF.practice[name as keyof typeof BRIEF.practice], text }] : [],
  );
