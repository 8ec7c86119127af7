import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Problem } from '../entries/problem.ts';
import { problemIn, type Passage } from './passages.ts';

const { praise, denied } = parse(readFileSync(new URL('superlatives.yaml', import.meta.url), 'utf8')) as {
  readonly praise: readonly string[];
  readonly denied: readonly string[];
};

const START = String.raw`(?<!\p{L})`;
const PRAISE = new RegExp(
  `${START}(?:${praise.map((words) => words.split(' ').join(String.raw`\p{L}*\s+`)).join('|')})\\p{L}*`,
  'gu',
);
const DENIED = new RegExp(`${START}(?:${denied.join('|')})`, 'u');
const SENTENCE = /[^.!?;\n]+(?:\n(?!\s*\n)[^.!?;\n]+)*[.!?;]?/gu;

/** Warn about praise and promises. A question may ask for them, and a sentence may deny them. */
export function superlativeWarnings(passage: Passage): Problem[] {
  if (passage.language !== 'tr') return [];
  return [...passage.text.matchAll(SENTENCE)].flatMap(({ 0: sentence, index: start }) => {
    // Of the same length, so that places stay.
    const lower = sentence.toLocaleLowerCase('tr');
    if (sentence.endsWith('?')) return [];
    return [...lower.matchAll(PRAISE)].flatMap(({ 0: words, index }) =>
      DENIED.test(lower.replace(words, ''))
        ? []
        : [
            problemIn(
              passage,
              start + index,
              `${JSON.stringify(words.replaceAll(/\s+/g, ' '))} is praise or a promise, which rules on health advertising forbid; say what you do, and what it depends on`,
              'warning',
            ),
          ],
    );
  });
}
