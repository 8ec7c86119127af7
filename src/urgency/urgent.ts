import type { UrgentKind } from '../entries/urgentKinds.ts';
import type { FirstAid } from './firstAid.ts';
import type { UrgentModel } from './model.ts';
import { createRecognise } from './recognise.ts';
import type { Urgent } from './response.ts';

/** What a practice says of emergencies: plain data, addresses absolute. */
export interface UrgentData {
  /** The page that says more, where the kind has none of its own. */
  readonly page: string;
  readonly pages: Readonly<Partial<Record<UrgentKind, string>>>;
  /** A last sentence of the practice's own, by kind. */
  readonly more: Readonly<Partial<Record<UrgentKind, { readonly tr: string; readonly en: string }>>>;
  /** What the practice is asked every day and is no alarm by itself. */
  readonly everyday: readonly string[];
}

/** What is the same for every practice. Plain data: the edge function gets it with the site's data. */
export interface UrgentTables {
  readonly model: UrgentModel;
  readonly firstAid: Readonly<Record<UrgentKind, FirstAid>>;
}

/** Says what to do first where a question tells of a possible emergency, whatever its answer. */
export function createUrgent(
  { page, pages, more, everyday }: UrgentData,
  { model, firstAid }: UrgentTables,
): (question: string) => Urgent | undefined {
  const recognise = createRecognise(model, everyday);
  return (question) => {
    const kind = recognise(question);
    if (!kind) return undefined;
    const { call, message, messageEn } = firstAid[kind];
    const own = more[kind];
    return {
      kind,
      call,
      message: own ? `${message} ${own.tr}` : message,
      messageEn: own ? `${messageEn} ${own.en}` : messageEn,
      url: pages[kind] ?? page,
    };
  };
}
