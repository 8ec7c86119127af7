import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Problem } from '../entries/problem.ts';
import { sentencesIn } from './parsed.ts';
import { type Passage, problemIn } from './passages.ts';

const { praise, denied } = parse(readFileSync(new URL('superlatives.yaml', import.meta.url), 'utf8')) as {
  readonly praise: readonly string[];
  readonly denied: readonly string[];
};

const PRAISE = new RegExp(
  String.raw`(?<!\p{L})(?:${praise.map((words) => words.replaceAll(' ', String.raw`\p{L}*\s+`)).join('|')})\p{L}*`,
  'gu',
);
const DENIED = new RegExp(String.raw`(?<!\p{L})(?:${denied.join('|')})`, 'u');

/** Warn about praise and promises. A question may ask for them, and a sentence may deny them. */
export function superlativeWarnings(passage: Passage): Problem[] {
  if (passage.language !== 'tr') return [];
  return sentencesIn(passage).flatMap(({ text, index: start }) => {
    const sentence = text.toLocaleLowerCase('tr');
    if (sentence.endsWith('?')) return [];
    return [...sentence.matchAll(PRAISE)]
      .filter(({ 0: words }) => !DENIED.test(sentence.replace(words, '')))
      .map(({ 0: words, index }) => {
        const message = `${JSON.stringify(words.replaceAll(/\s+/g, ' '))} is praise or a promise, which rules on health advertising forbid; say what you do, and what it depends on`;
        return problemIn(passage, start + index, message, 'warning');
      });
  });
}
