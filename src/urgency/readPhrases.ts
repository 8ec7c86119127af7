import { type Document, isMap, LineCounter, type Node, parseDocument, type Scalar } from 'yaml';
import { z } from 'zod';
import type { PhraseTable } from './phrases.ts';
import { URGENT_KINDS } from './urgentKinds.ts';

const WORD = String.raw`(?:\*?[a-z\d\p{Lo}а-я]+\*?|\d+-\d+)`;
const WORD_OR_NAME = `(?:${WORD}|[A-Z_]+)`;

/** A list of phrases, each with a word that is needed, then others, gaps and, in a row, words that cancel it. */
const phrases = (word: string, cancels: '' | '!?') => {
  const choice = `${word}(?:/${word})*`;
  const form = new RegExp(String.raw`^(?:${choice}\? )*${choice}(?: (?:\.\.|${cancels}${choice}\??))*$`, 'u');
  return z.array(z.string().regex(form, 'must be written as the top of the file explains'));
};
const rows = phrases(WORD_OR_NAME, '!?');
const plain = phrases(WORD, '');

const schema = z
  .strictObject({
    certain: z.partialRecord(z.enum(URGENT_KINDS), z.strictObject({ tr: rows, en: rows, other: rows.default([]) })),
    cases: z.record(
      z.string(),
      z.strictObject({
        kind: z.enum(URGENT_KINDS),
        onlyFirstAid: z.boolean().optional(),
        past: z.boolean().optional(),
        rows,
      }),
    ),
    words: z.record(z.string(), z.string().regex(new RegExp(`^${WORD}(?: ${WORD})*$`, 'u'), 'must be folded words')),
    symptoms: z.strictObject({ fever: rows, chills: rows, swelling: rows, noSwelling: rows }),
    grave: plain,
    past: plain,
    imagined: plain,
    now: plain,
    asking: z.array(z.string().regex(new RegExp(`^${WORD}$`, 'u'))),
    everyday: rows,
  })
  .superRefine(({ certain, cases, everyday, words }, { addIssue }) => {
    const check = (list: readonly string[], ...path: string[]) => {
      for (const [at, row] of list.entries())
        for (const [name] of row.matchAll(/[A-Z_]+/g))
          if (!Object.hasOwn(words, name))
            addIssue({ code: 'custom', path: [...path, at], message: `no words are named ${name}` });
    };
    for (const [kind, languages] of Object.entries(certain))
      for (const [language, list] of Object.entries(languages)) check(list, 'certain', kind, language);
    for (const [name, one] of Object.entries(cases)) check(one.rows, 'cases', name, 'rows');
    check(everyday, 'everyday');
  });

/**
 * Read the text of `phrases.yaml`.
 * @throws Error that names each mistake with its line.
 */
export function readPhrases(text: string): PhraseTable {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const problem = (offset: number, message: string) =>
    `src/urgency/phrases.yaml:${lines.linePos(offset).line}: ${message}`;
  const [invalid] = document.errors;
  if (invalid) throw new Error(problem(invalid.pos[0], `not valid YAML: ${invalid.message}`));
  const { data, error } = schema.safeParse(document.toJS());
  if (data) return data;
  const problems = error.issues.map((issue) => {
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]!] : issue.path;
    return problem(offsetOf(document, path), `${path.join('.')}: ${issue.message}`);
  });
  throw new Error(problems.join('\n'));
}

/** Find where a key, or an item of a list, begins. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  const parent = document.getIn(path.slice(0, -1), true);
  const pair = isMap<Scalar, Node>(parent) ? parent.items.find(({ key }) => key.value === path.at(-1)) : undefined;
  return (pair?.key ?? (document.getIn(path, true) as Node | undefined))?.range?.[0] ?? 0;
}
