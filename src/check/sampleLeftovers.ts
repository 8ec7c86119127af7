import type { Problem } from '../entries/problem.ts';
import { finding, type Passage } from './passage.ts';
import { LEFTOVER } from './sample.ts';

/** What is left of an invented practice in the texts of a real one. */
export const leftoverProblems = (passage: Passage): Problem[] =>
  [...passage.text.matchAll(LEFTOVER)].map(({ 0: text, index }) =>
    finding(
      'error',
      passage,
      index,
      `${JSON.stringify(text)} is left from an invented practice; write the practice's own, or remove it`,
    ),
  );
