import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { testQuestions, type TestQuestion } from '../../scripts/answers/questions.ts';
import type { Knowledge } from '../../src/answers/train/knowledge.ts';
import { curatedFileSchema, decoysSchema, fieldSchema, rulesSchema } from '../../src/entries/answers.ts';

const FOLDER = 'tests/answers/eye-clinic';
const read = (name: string): unknown => parse(readFileSync(`${FOLDER}/${name}.yaml`, 'utf8'));

/** What a practice of another specialty knows. The language is the same; all words of the field are its own. */
export function eyeClinic(language: Knowledge['language']): Knowledge {
  const entries = curatedFileSchema
    .parse(read('entries'))
    .entries.map(({ page, ...entry }) => ({ ...entry, id: entry.key, url: `https://goz.example/${page}` }));
  const field = fieldSchema.parse(read('field'));
  const rules = rulesSchema.parse(read('rules'));
  return { entries, language, field, rules, ...decoysSchema.parse(read('decoys')) };
}

export const eyeQuestions = (): TestQuestion[] => testQuestions(FOLDER, (name) => name === 'questions.yaml');
