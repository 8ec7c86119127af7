import { fileProblem, type Problem } from '../entries/problem.ts';
import type { SourceFile } from '../entries/source.ts';
import { passagesOf, problemIn, type Passage } from './passages.ts';

/** Characters of a content file: five times those of a long one. */
const MOST_CHARACTERS = 250_000;

interface Limit {
  /** Matches from the place where the limit is passed. */
  readonly exceeded: RegExp;
  readonly message: string;
}

/** Texts are searched in the square of these, or by a function that calls itself: no text written for patients comes near them. */
const LIMITS: readonly Limit[] = [
  {
    exceeded: /^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t]){61}/m,
    message: 'this line begins with more than 60 spaces and marks of lists or quotations; nest the text less deeply',
  },
  {
    exceeded: /^(?:[^|\n]*\|){51}/m,
    message: 'this line has more than 50 of the sign "|"; make the table narrower',
  },
  {
    exceeded: /(?:[*_[\]`~<!](?:[^*_[\]`~<!\n]|\n(?!\s*(?:[-*+|\n]|\d+[.)])))*){501}/,
    message: 'more than 500 marks of Markdown (* _ [ ] ` ~ < !) stand in one paragraph; take them out, or divide it',
  },
  {
    exceeded: /\S{1001}/,
    message: 'this word has more than 1,000 characters; divide it, or take it out',
  },
  {
    exceeded: /\s{1001}/,
    message: 'more than 1,000 spaces and empty lines stand in a row; take them out',
  },
];

/** What makes a file too large or too deeply nested to be read in reasonable time; it is then not read at all. */
export function limitProblems(file: SourceFile): Problem[] {
  const { length } = file.text;
  if (length > MOST_CHARACTERS)
    return [
      fileProblem(
        file.name,
        `has ${length.toLocaleString('en')} characters; a content file can have ${MOST_CHARACTERS.toLocaleString('en')}, so divide it`,
      ),
    ];
  return passagesOf(file).flatMap(limitsPassed);
}

/** The first limit that a text passes. */
function limitsPassed(passage: Passage): Problem[] {
  for (const { exceeded, message } of LIMITS) {
    const match = exceeded.exec(passage.text);
    if (match) return [problemIn(passage, match.index, message)];
  }
  return [];
}
