import type { Question } from './schemas/faq.ts';
import type { Care } from './schemas/fields.ts';
import type { Sign, Triage } from './schemas/triage.ts';

/** Get the keys that `care.signs` may use. */
export const signKeys = (triage: Triage): string[] =>
  [...triage.emergency.flatMap(({ signs }) => signs), ...triage.atOnce, ...triage.sameDay].map(({ key }) => key);

/**
 * Replace `care.signs` with its texts, before the page's own signs. On the emergency page, the remaining 112 signs go
 * into `others`, by kind. Unknown keys are ignored: `checkReferences` reports them.
 */
export function resolveCare<T extends { readonly ref: string; readonly care?: Care | undefined }>(
  entry: T,
  triage: Triage,
  emergencyPage: string,
): T {
  const { care } = entry;
  if (!care?.signs) return entry;
  const named = new Set(care.signs);
  const textsOf = (signs: readonly Sign[]) => signs.filter(({ key }) => named.has(key)).map(({ text }) => text);
  const emergency = [...triage.emergency.flatMap(({ signs }) => textsOf(signs)), ...(care.emergency ?? [])];
  const atOnce = textsOf(triage.atOnce);
  const sameDay = [...textsOf(triage.sameDay), ...(care.sameDay ?? [])];
  const others = triage.emergency.flatMap(({ title, signs }) => {
    const rest = signs.filter(({ key }) => !named.has(key)).map(({ text }) => text);
    return rest.length > 0 ? [{ title, signs: rest }] : [];
  });
  const resolved: Care = {
    ...care,
    ...(emergency.length > 0 && { emergency }),
    ...(atOnce.length > 0 && { atOnce }),
    ...(sameDay.length > 0 && { sameDay }),
    ...(entry.ref === emergencyPage && others.length > 0 && { others }),
  };
  return { ...entry, care: resolved };
}

/** Append the sentence that `closing` refers to. */
export function resolveClosing<T extends Pick<Question, 'answer' | 'closing'>>(item: T, { closings }: Triage): T {
  const text = closings.find(({ key }) => key === item.closing)?.text;
  return text === undefined ? item : { ...item, answer: `${item.answer.trim()}\n\n${text}` };
}
