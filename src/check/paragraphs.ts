import { inParagraphs } from '../entries/paragraphs.ts';
import type { Problem } from '../entries/problem.ts';
import { finding, type Passage } from './passage.ts';

/** How long an answer may be in one piece, in characters: some nine lines of a phone. */
const LONGEST = 400;

/** An answer of the FAQ, or of answers/entries.yaml. */
const ANSWER = /^(?:questions|entries)\[\d+\]\.answer$/;

/** A warning where a long answer has no paragraphs: nobody finds in it at a glance what to do. */
export function paragraphWarnings(passage: Passage): Problem[] {
  if (!ANSWER.test(passage.field)) return [];
  const text = inParagraphs(passage.text.trim());
  if (text.length <= LONGEST || text.includes('\n\n')) return [];
  const message =
    `is one block of ${text.length} characters; begin with the short answer in one or two sentences, then an empty line, ` +
    'then the rest; what to do in an emergency stands last, behind another empty line';
  return [finding('warning', passage, 0, message)];
}
