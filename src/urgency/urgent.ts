import { foldTurkish } from '../turkish/fold.ts';
import type { Urgent } from './response.ts';
import type { Kind } from './kinds.ts';
import { createRecogniser } from './recogniser.ts';
import type { UrgentTables } from './tables.ts';

/** What a practice says of emergencies: plain data, addresses absolute. */
export interface UrgentData {
  /** The page that says more, where the kind has none of its own. */
  readonly page: string;
  readonly pages: Readonly<Partial<Record<Kind, string>>>;
  /** Words of its field. */
  readonly words: UrgentWords;
}

/** Words that a practice adds, by what they name; any spelling and case. */
export interface UrgentWords {
  /** Medicines that may bring an allergic reaction or be taken in excess. */
  readonly medicines?: readonly string[] | undefined;
  /** What is no medicine and must not be swallowed. */
  readonly poisons?: readonly string[] | undefined;
  /** What may be swallowed or breathed in. */
  readonly objects?: readonly string[] | undefined;
}

/** Says what to do first where a question tells of a possible emergency, whatever its answer. */
export function createUrgent(
  { page, pages, words }: UrgentData,
  tables: UrgentTables,
): (question: string) => Urgent | undefined {
  const folded = (list: readonly string[] = []) => list.map(foldTurkish);
  const medicines = folded(words.medicines);
  const recognise = createRecogniser(tables, {
    medicine: medicines,
    pill: medicines,
    toxic: folded(words.poisons),
    piece: folded(words.objects),
  });
  return (question) => {
    const kind = recognise(question);
    if (!kind) return undefined;
    const { call, message, messageEn } = tables.kinds[kind];
    return { kind, call, message, messageEn, url: pages[kind] ?? page };
  };
}
