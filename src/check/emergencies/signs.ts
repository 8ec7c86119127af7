import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Problem } from '#content/problem.ts';
import { inFirstPerson } from '#site/words/inFirstPerson.ts';
import { createAlarm, URGENT_TABLES } from '#urgency/forBuild.ts';
import { createFirstAidFinder, hasMilderCases, isSameDay } from '#urgency/forRequests.ts';

const alarmOf = createAlarm(URGENT_TABLES);
const firstAidFor = createFirstAidFinder({ page: '', pages: {}, more: {}, signs: [], everyday: [] }, URGENT_TABLES);

const LISTS = parse(readFileSync(new URL('signs.yaml', import.meta.url), 'utf8')) as Readonly<
  Record<
    'certain' | 'perhaps' | 'bleeding' | 'treatment' | 'absent' | 'emergency' | 'others' | 'later' | 'write' | 'hours',
    readonly (readonly string[])[]
  >
>;

/** Tell whether a text names one of the phrases of a list. */
export function names(list: keyof typeof LISTS, text: string): boolean {
  const words = text.toLocaleLowerCase('tr').match(/[\p{L}\d]+/gu) ?? [];
  return LISTS[list].flat().some((phrase) => {
    let at = 0;
    return phrase
      .split(' ')
      .every((start) => (at = words.findIndex((word, index) => index >= at && word.startsWith(start)) + 1));
  });
}

/** Who has a sign: `bayılan kişi`, `ağrısı olan hasta`. */
const WHO = String.raw`\s(?:hasta|kişi|çocu|bebe)`;
/** A sign as a noun or a participle: `ağrısında`, `bayılınca`, `bayılan kişi`. */
const NOMINAL = String.raw`\p{L}(?:[ıiuü]nd[ae](?!\p{L})|[ıiuü]nc[ae](?!\p{L})|[ae]n(?=${WHO}))`;
const IS_NOMINAL = new RegExp(NOMINAL, 'u');
/** The condition that a sentence puts to the reader, to its last verb: `olursa`, `durmazsa`, `şiştiyse`. */
const WHOLE_CONDITION = new RegExp(
  String.raw`^.*(?:\p{L}(?:[rzşy]|[dt][ıiuü]y)s[ae](?:n[ıi]z|k|m)?(?!\p{L})|${NOMINAL})`,
  'su',
);
/** `şişerse`, `durmazsanız`, `bayılınca`, `bayılan`, but not `varsa`, `alamıyorsanız` and `olan`. */
const IF =
  /(?<!\p{L})(?!vars|olan|\p{L}*yors)(\p{L}+?)(?:(?:[aeıiuü]?r|z)s[ae](n[ıi]z)?|[ıiuü]nc[ae]|[ae]n(?=$))(?!\p{L})/gu;

/** Say as now what a text says of a case: "şişerse" becomes "şişiyor". */
const asNow = (text: string): string =>
  text.replaceAll(IF, (_, stem: string, you?: string) => {
    const bare = stem.replace(/[aeıiuü]$/u, '');
    const vowel = /[aıeiouöü](?=[^aıeiouöü]*$)/u.exec(bare)?.[0] ?? 'ı';
    return `${bare}${{ a: 'ı', e: 'i', o: 'u', ö: 'ü' }[vowel] ?? vowel}yor${you ? 'um' : ''}`;
  });

/** Of these kinds, texts also name what patients of a practice may wait for. */
const MAY_BE_MILD = new Set(['infection', 'swelling', 'eye']);
const WAITS = /yarın|ertesi|sabah|pazartesi/u;

/**
 * Tell whether the question box would take the condition of a sentence for an emergency that cannot wait for the same
 * day, or, if the sentence lets it wait longer, for one that can: an error if it is one in any sentence, otherwise a
 * warning.
 */
export function dangerIf(sentence: string): Problem['severity'] | undefined {
  const lower = sentence.toLocaleLowerCase('tr');
  const condition = WHOLE_CONDITION.exec(lower)?.[0];
  if (condition === undefined) return undefined;
  const told = inFirstPerson(asNow(condition));
  const alarm = alarmOf(told);
  if (alarm !== 'certain' && alarm !== 'clear') return undefined;
  const firstAid = firstAidFor(told);
  if (!firstAid) return undefined;
  if (isSameDay(firstAid) || hasMilderCases(firstAid))
    return WAITS.test(lower.slice(condition.length)) ? 'warning' : undefined;
  return alarm === 'certain' && !MAY_BE_MILD.has(firstAid.kind) ? 'error' : 'warning';
}

/** Parts of verbs that put a condition to the reader: `olursa`, `durmazsa`, `şişmişse`, `alamıyorsanız`. */
const CONDITION = /[rzşy]s[ae]/;
/** What ends a clause that tells the reader what to do. */
const ADVISES =
  /(?:\p{L}[ıiuü]n(?:[ıi]z)?|s[ıiuü]n(?:l[ae]r)?|m[ae]l[ıi](?:d[ıi]r|s[ıi]n[ıi]z)?|bilirsiniz)(?=\s*(?:[.,;:!?)]|$))/iu;
const CALMS =
  /(?<!\p{L})(?:olağan|normal|beklenen|geçici|zararsız|doğal)(?:\sbir\s\p{L}+?)?(?:d[ıiu]r)?\s*(?:[.,;:!?)]|$)/iu;

/** Tell how serious it is that a sentence names a sign of 112 and says what to do; undefined if it does not. */
export function signIn(sentence: string): Problem['severity'] | undefined {
  if (sentence.endsWith('?')) return undefined;
  const isCase = CONDITION.test(sentence) || CALMS.test(sentence);
  const words = wordsOfSign(sentence);
  const isAdvised = ADVISES.test(sentence) && (words === 'error' || IS_NOMINAL.test(sentence));
  const named = isCase || isAdvised ? words : undefined;
  if (names('emergency', sentence) && names('later', sentence) && !names('others', sentence)) return 'error';
  const isOther = names('absent', sentence) || names('treatment', sentence);
  return named === 'error' || isOther || !(CONDITION.test(sentence) || ADVISES.test(sentence))
    ? named
    : (dangerIf(sentence) ?? named);
}

/** Tell whether a patient who asks this cannot wait. */
export function isDangerAsked(question: string): boolean {
  const firstAid = alarmOf(question) === 'certain' ? firstAidFor(question) : undefined;
  return firstAid !== undefined && !isSameDay(firstAid) && !hasMilderCases(firstAid) && !MAY_BE_MILD.has(firstAid.kind);
}

/** Tell whether a text says what to do. */
export const advises = (text: string): boolean => ADVISES.test(text) || names('later', text);

/** Tell how certainly the words of a text are those of a sign of 112. */
export function wordsOfSign(text: string): Problem['severity'] | undefined {
  const denied = names('absent', text);
  if ((names('certain', text) && !denied) || (names('bleeding', text) && !names('treatment', text))) return 'error';
  return names('perhaps', text) && !denied ? 'warning' : undefined;
}
