import { violationsIn, type Violation } from './policy.ts';
import type { Problem } from '../entries/problem.ts';
import { finding, type Passage } from './passage.ts';

const REMEDY: Readonly<Record<Violation['rule'], string>> = {
  fee: 'fees are not published; take the amount out and refer to the examination',
  'success rate': 'success rates are not published; say in words what the outcome depends on',
};

/** Fees and success rates: src/api/README.md, "What never appears". */
export const amountProblems = (passage: Passage): Problem[] =>
  violationsIn(passage.text).map(({ rule, text, index }) =>
    finding('error', passage, index, `the ${rule} ${JSON.stringify(text)}: ${REMEDY[rule]}`),
  );
