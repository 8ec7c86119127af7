import { type Document, isMap, LineCounter, type Node, parseDocument, type Scalar } from 'yaml';
import { z } from 'zod';
import { foldTurkish } from '#turkish/foldTurkish.ts';
import { isPattern } from '#turkish/patterns.ts';
import { URGENT_KINDS } from './urgentKinds.ts';

/** Patterns of `turkish/patterns.ts`, folded. */
const rows = z.array(
  z.string().refine((row) => isPattern(row) && isFolded(row.replaceAll(/[A-Z_]/g, '')), {
    error: 'must be written as the top of the file explains',
  }),
);
const isFolded = (text: string): boolean => foldTurkish(text) === text;

const caseSchema = z.strictObject({
  kind: z.enum(URGENT_KINDS),
  /** Whether it raises no alarm by itself, and only chooses first aid. */
  onlyFirstAid: z.boolean().optional(),
  /** Whether what is long past counts, too. */
  past: z.boolean().optional(),
  rows,
  /** What is an emergency only in a question about pregnancy: elsewhere "bebek oynamıyor" is about a child. */
  inPregnancy: rows.default([]),
});

const schema = z
  .strictObject({
    /** Phrases that are an emergency in any sentence about now, by kind. */
    certain: z.partialRecord(z.enum(URGENT_KINDS), z.strictObject({ tr: rows, en: rows, other: rows.default([]) })),
    /** Cases of a kind with first aid of their own, by name. */
    cases: z.record(z.string(), caseSchema),
    words: z.record(
      z.string(),
      z.string().refine((words) => isPattern(words) && isFolded(words), { error: 'must be folded words' }),
    ),
    /** Symptoms that choose among kinds whose first aid speaks of them. */
    symptoms: z.strictObject({
      fever: rows,
      chills: rows,
      swelling: rows,
      source: rows,
      noSwelling: rows,
      born: rows,
    }),
    /** Words of which a kind of the model needs one. */
    needed: z.partialRecord(z.enum(URGENT_KINDS), rows),
    grave: rows,
    past: rows,
    imagined: rows,
    goesOn: rows,
    tells: rows,
    now: rows,
    /** Phrases that only sound like thoughts of suicide. */
    notSelfHarm: rows,
    /** Phrases that alone are no emergency at any practice. */
    everyday: rows,
    /** Words of questions about hours, appointments, prices and the way; one of nothing else is no emergency. */
    logistics: rows,
    /** Words of questions whether it can wait, what it is or what to do. */
    asking: rows,
  })
  .superRefine(({ words, ...rest }, { addIssue }) => {
    const check = (value: unknown, path: readonly (string | number)[]) => {
      if (typeof value === 'object' && value !== null)
        for (const [key, item] of Object.entries(value))
          check(item, [...path, Array.isArray(value) ? Number(key) : key]);
      else if (typeof value === 'string')
        for (const [name] of value.matchAll(/[A-Z_]+/g))
          if (!Object.hasOwn(words, name))
            addIssue({ code: 'custom', path: [...path], message: `no words are named ${name}` });
    };
    check(rest, []);
  });

/** `phrases.yaml`, plain data: what tells of an emergency whatever the model says, and what does not. */
export type PhraseTable = z.infer<typeof schema>;
export type Case = z.infer<typeof caseSchema>;
export type Symptom = keyof PhraseTable['symptoms'];

/**
 * Read the text of `phrases.yaml`.
 * @throws Error that names each mistake with its line.
 */
export function readPhraseTable(text: string): PhraseTable {
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
