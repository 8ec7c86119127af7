import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Problem } from '#content/problem.ts';
import { parsePassage, problemInVisible, sentencesIn } from '../parsedPassage.ts';
import type { Passage } from '../passages.ts';

const { law, rules, denied } = parse(readFileSync(new URL('advertising.yaml', import.meta.url), 'utf8')) as {
  readonly law: string;
  readonly rules: readonly Readonly<{ is: string; instead: string; phrases: readonly string[] }>[];
  readonly denied: readonly string[];
};

const RULES = rules.map(({ is, instead, phrases }) => {
  const words = phrases.map((phrase) => phrase.replaceAll(' ', String.raw`\p{L}*\s+`)).join('|');
  return { is, instead, pattern: new RegExp(String.raw`(?<!\p{L})(?:${words})\p{L}*`, 'gu') };
});
const DENIED = new RegExp(String.raw`(?<!\p{L})(?:${denied.join('|')})`, 'u');

/** Warn about what rules on health advertising do not allow. A question may ask for it, and a sentence may deny it. */
export function advertisingWarnings(passage: Passage): Problem[] {
  if (passage.language !== 'tr') return [];
  return sentencesIn(parsePassage(passage).shown.text).flatMap(({ text, index: start }) => {
    const sentence = text.toLocaleLowerCase('tr');
    if (sentence.endsWith('?')) return [];
    return RULES.flatMap(({ is, instead, pattern }) =>
      [...sentence.matchAll(pattern)]
        .filter(({ 0: words }) => !DENIED.test(sentence.replace(words, '')))
        .map(({ 0: words, index }) => {
          const message = `${JSON.stringify(words.replaceAll(/\s+/g, ' '))} is ${is}, which rules on health advertising forbid (${law}); ${instead}`;
          return problemInVisible(passage, start + index, message, 'warning');
        }),
    );
  });
}
