import type { Entries } from '../entries/entries.ts';
import type { Problem } from '../entries/problem.ts';
import type { SourceFile } from '../entries/source.ts';
import { stemsIn } from '../urgency/signs.ts';
import { problemOfField } from './passages.ts';

/** Warn about a sentence of the home page that nobody reads, since triage.yaml has one for all pages. */
export function unreadSigns({ singles }: Entries, files: readonly SourceFile[]): Problem[] {
  const { file, urgent } = singles['pages/home.md'];
  if (urgent === undefined || !singles['triage.yaml'].inShort) return [];
  const message = 'is not shown, because "inShort" of triage.yaml is shown instead; remove this, or change that';
  return [problemOfField(files, file, ['urgent'], message, 'warning')];
}

/** Warn about an everyday phrase that is part of a sign of the practice's own. */
export function everydayWarnings({ singles }: Entries, files: readonly SourceFile[]): Problem[] {
  const { file, everyday, signs } = singles['answers/urgent.yaml'];
  const phrases = signs.map((sign) => (typeof sign === 'string' ? sign : sign.phrase));
  return everyday.flatMap((phrase, index): Problem[] => {
    const stems = stemsIn(phrase);
    const sign = phrases.find((one) => {
      const words = stemsIn(one);
      return stems.every((stem) => words.some((word) => stem.startsWith(word) || word.startsWith(stem)));
    });
    if (sign === undefined) return [];
    const message = `is part of your own sign ${JSON.stringify(sign)}, so the recogniser ignores those words when a patient omits one of the others; remove it here`;
    return [problemOfField(files, file, ['everyday', index], message, 'warning')];
  });
}
