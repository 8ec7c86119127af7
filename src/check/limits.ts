import { fileProblem, type Problem } from '../entries/problem.ts';
import type { SourceFile } from '../entries/source.ts';
import { passagesOf, problemIn, type Passage } from './passages.ts';

/** Five times the size of a long content file. */
const MAX_CHARACTERS = 250_000;

interface Limit {
  readonly exceeded: RegExp;
  readonly message: string;
}

/** Limits on input whose processing time is quadratic or recursive. No text for patients comes near them. */
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

/** Reject a file that is too large or nested too deeply to be read in reasonable time; it must then not be parsed. */
export function limitProblems(file: SourceFile): Problem[] {
  const { length } = file.text;
  if (length > MAX_CHARACTERS)
    return [
      fileProblem(
        file.name,
        `has ${length.toLocaleString('en')} characters; a content file can have ${MAX_CHARACTERS.toLocaleString('en')}, so divide it`,
      ),
    ];
  return passagesOf(file).flatMap(exceededLimit);
}

/** Report the first limit that a text exceeds. */
function exceededLimit(passage: Passage): Problem[] {
  for (const { exceeded, message } of LIMITS) {
    const match = exceeded.exec(passage.text);
    if (match) return [problemIn(passage, match.index, message)];
  }
  return [];
}
