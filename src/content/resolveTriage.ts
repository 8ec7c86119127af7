import type { Care } from './schemas/commonFields.ts';
import type { Question } from './schemas/faqFile.ts';
import type { Sign, Triage } from './schemas/triage.ts';

/** List what `care.signs` may name. */
export const keyedSigns = ({ emergency, atOnce, sameDay }: Triage): Sign[] => [
  ...emergency.flatMap(({ signs }) => signs),
  ...atOnce,
  ...sameDay,
];

/** An entry that may show signs. */
interface Showing {
  readonly ref: string;
  readonly care?: Care | undefined;
}

/**
 * Create a function that adds the texts to the keys of an entry's `care`: of `signs`, in their order there and before
 * the page's own, and of `closing`. The signs of 112 that the emergency page does not name go into `others`, by kind,
 * of the page that triage.yaml names for them, or else of the emergency page. Unknown keys are ignored; the check
 * reports them.
 */
export function createCareResolver(
  triage: Triage,
  emergencyPage: Showing | undefined,
): <T extends Showing>(entry: T) => T {
  const others = othersOf(triage, emergencyPage?.care?.signs);
  const othersPage = triage.others?.to ?? emergencyPage?.ref;
  return (entry) => {
    const hasOthers = entry.ref === othersPage && others.length > 0;
    const care = entry.care && resolved(entry.care, triage);
    const link = entry.ref === emergencyPage?.ref && triage.others ? { othersLink: triage.others } : {};
    if (!hasOthers) return care ? { ...entry, care: { ...care, ...link } } : entry;
    return { ...entry, care: { ...care, ...link, others, first: true } };
  };
}

function othersOf({ emergency }: Triage, named: readonly string[] = []) {
  return emergency.flatMap(({ title, signs }) => {
    const rest = signs.filter(({ key }) => !named.includes(key)).map(({ text }) => text);
    return rest.length > 0 ? [{ title, signs: rest }] : [];
  });
}

function resolved(care: Care, triage: Triage): Care {
  const textsOf = (signs: readonly Sign[]) => {
    const texts = new Map(signs.map(({ key, text }) => [key, text]));
    return (care.signs ?? []).flatMap((key) => texts.get(key) ?? []);
  };
  const emergency = [...textsOf(triage.emergency.flatMap(({ signs }) => signs)), ...(care.emergency ?? [])];
  const atOnce = textsOf(triage.atOnce);
  const { true: forHospital = [], false: forPractice = [] } = Object.groupBy(triage.sameDay, ({ hospital = false }) =>
    hospital ? 'true' : 'false',
  );
  const hospital = textsOf(forHospital);
  const sameDay = [...textsOf(forPractice), ...(care.sameDay ?? [])];
  return {
    ...care,
    ...(emergency.length > 0 && { emergency }),
    ...(atOnce.length > 0 && { atOnce }),
    ...(hospital.length > 0 && { hospital }),
    ...(sameDay.length > 0 && { sameDay }),
    ...(care.closing !== undefined && { closingText: triage.closings.find(({ key }) => key === care.closing)?.text }),
  };
}

/** Append the sentence that `closing` refers to. */
export function resolveClosing<T extends Pick<Question, 'answer' | 'closing'>>(item: T, { closings }: Triage): T {
  const text = closings.find(({ key }) => key === item.closing)?.text;
  return text === undefined ? item : { ...item, answer: `${item.answer.trim()}\n\n${text}` };
}
