import type { Finding } from '#content/finding.ts';
import { findingInVisible, parsePassage, sentencesIn } from '../parsedPassage.ts';
import type { Passage } from '../passages.ts';
import { readPhrases } from '../readPhrases.ts';

const LAW = 'in Turkey the regulation on promotion in health services, Resmî Gazete 33075, 12.11.2025';
/** What the phrases of each list of advertising.yaml are, and what to do about them. */
const RULES: readonly (readonly [list: string, is: string, instead: string])[] = [
  ['praise', 'praise or a promise', 'say what you do, and what it depends on'],
  ['gifts', 'a gift or a discount', 'remove it, and say how patients learn the cost'],
  ['ratings', 'praise by patients or a rating', 'remove it; reviews stay on the site where they were written'],
  ['pictures', 'a comparison of before and after', 'describe the treatment; pictures of patients are not shown'],
];

const phrases = readPhrases(new URL('advertising.yaml', import.meta.url));
const isDenied = phrases.test('denied');
const rules = RULES.map(([list, is, instead]) => ({ find: phrases.finder(list), is, instead }));

/** Whose words a quotation is, after it: “…” (A.K.) */
const OF_PATIENT = /(?<=[”"»]\s*[(–—-]\s*)(?:\p{Lu}\p{Ll}+ )?\p{Lu}\.(?: ?\p{Lu}\.)?(?=\)?\s*$)/gmu;

/** Find what rules on health advertising do not allow. A question may ask for it, and a sentence may deny it. */
export function advertisingIn(shown: string): { readonly index: number; readonly message: string }[] {
  const found = sentencesIn(shown).flatMap(({ text: sentence, index: start }) =>
    sentence.endsWith('?')
      ? []
      : rules.flatMap(({ find, ...rule }) =>
          find(sentence)
            .filter(({ text }) => !isDenied(sentence.replace(text, '')))
            .map(({ text, index }) => ({ ...rule, text, index: start + index })),
        ),
  );
  const quoted = [...shown.matchAll(OF_PATIENT)].map(({ 0: text, index }) => ({ ...rules[2]!, text, index }));
  return [...found, ...quoted].map(({ text, index, is, instead }) => ({
    index,
    message: `${JSON.stringify(text)} is ${is}, which rules on health advertising forbid (${LAW}); ${instead}`,
  }));
}

export const advertisingWarnings = (passage: Passage): Finding[] =>
  (passage.language === 'tr' ? advertisingIn(parsePassage(passage).shown.text) : []).map(({ index, message }) =>
    findingInVisible(passage, index, message, 'warning'),
  );
