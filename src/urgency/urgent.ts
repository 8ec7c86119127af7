import type { UrgentKind } from '../entries/urgentKinds.ts';
import type { FirstAid } from './firstAid.ts';
import type { UrgentModel } from './model.ts';
import { createRecognise } from './recognise.ts';
import type { Urgent } from './response.ts';

/** A practice's own data on emergencies. Plain data; addresses are absolute. */
export interface UrgentData {
  /** The page that says more, unless `pages` has one for the kind. */
  readonly page: string;
  readonly pages: Readonly<Partial<Record<UrgentKind, string>>>;
  /** A sentence to add, by kind. */
  readonly more: Readonly<Partial<Record<UrgentKind, { readonly tr: string; readonly en: string }>>>;
  /** Phrases that are no alarm in this practice. */
  readonly everyday: readonly string[];
}

/** Data that is the same for every practice. The edge function gets it with the site's data. */
export interface UrgentTables {
  readonly model: UrgentModel;
  readonly firstAid: Readonly<Record<UrgentKind, FirstAid>>;
}

/** Create a function that gets first aid if a question tells of a possible emergency. */
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
