import { z } from 'zod';
import { parseFile } from '#content/parse.ts';
import { formatProblems } from '#content/problem.ts';
import { URGENT_KINDS } from '#content/schemas/urgentKinds.ts';
import type { FloorTable } from './floor.ts';

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
    kinds: z.partialRecord(z.enum(URGENT_KINDS), z.strictObject({ tr: rows, en: rows, other: rows.default([]) })),
    words: z.record(z.string(), z.string().regex(new RegExp(`^${WORD}(?: ${WORD})*$`, 'u'), 'must be folded words')),
    fever: rows,
    grave: plain,
    notNow: plain,
    now: plain,
  })
  .superRefine(({ kinds, words }, { addIssue }) => {
    for (const [kind, languages] of Object.entries(kinds))
      for (const [language, list] of Object.entries(languages))
        for (const [at, row] of list.entries())
          for (const [name] of row.matchAll(/[A-Z_]+/g))
            if (!Object.hasOwn(words, name))
              addIssue({ code: 'custom', path: ['kinds', kind, language, at], message: `no words are named ${name}` });
  });

/**
 * Read the text of `floor.yaml`.
 * @throws Error that names each mistake with its line.
 */
export function readFloor(text: string): FloorTable {
  const { data, problems } = parseFile({ name: 'src/urgency/floor.yaml', text }, schema);
  if (!data) throw new Error(formatProblems(problems));
  return data;
}
