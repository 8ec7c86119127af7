import type { Problem } from '#content/problem.ts';
import { asPatient } from '#site/words/asPatient.ts';
import { createAlarm, URGENT_TABLES } from '#urgency/forBuild.ts';
import { createFirstAidFinder, hasMilderCases, isSameDay } from '#urgency/forRequests.ts';

const alarmOf = createAlarm(URGENT_TABLES);
const firstAidFor = createFirstAidFinder({ page: '', pages: {}, more: {}, signs: [], everyday: [] }, URGENT_TABLES);

/** The condition that a sentence puts to the reader, to its last verb: `olursa`, `durmazsa`, `şiştiyse`. */
const CONDITION = /^.*\p{L}(?:[rzşy]|[dt][ıiuü]y)s[ae](?:n[ıi]z|k|m)?(?!\p{L})/su;
/** `şişerse`, `durmazsanız`, but not `varsa` and `alamıyorsanız`. */
const IF = /(?<!\p{L})(?!vars|\p{L}*yors)(\p{L}+?)(?:[aeıiuü]?r|z)s[ae](n[ıi]z)?(?!\p{L})/gu;

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
  const condition = CONDITION.exec(lower)?.[0];
  if (condition === undefined) return undefined;
  const told = asPatient(asNow(condition));
  const alarm = alarmOf(told);
  if (alarm !== 'floor' && alarm !== 'clear') return undefined;
  const firstAid = firstAidFor(told);
  if (!firstAid) return undefined;
  if (isSameDay(firstAid) || hasMilderCases(firstAid))
    return WAITS.test(lower.slice(condition.length)) ? 'warning' : undefined;
  return alarm === 'floor' && !MAY_BE_MILD.has(firstAid.kind) ? 'error' : 'warning';
}
