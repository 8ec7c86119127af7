import { breaches, type Breach } from './policy.ts';
import type { Problem } from '../entries/problem.ts';
import { finding, type Passage } from './passage.ts';

const REMEDY: Readonly<Record<Breach['rule'], string>> = {
  fee: 'fees are not published; take the figure out and refer to the examination',
  'success rate': 'success rates are not published; say in words what the outcome depends on',
};

/** Fees and success rates: src/api/README.md, "What never appears". */
export const figureProblems = (passage: Passage): Problem[] =>
  breaches(passage.text).map(({ rule, text, index }) =>
    finding('error', passage, index, `the ${rule} figure ${JSON.stringify(text)}: ${REMEDY[rule]}`),
  );
