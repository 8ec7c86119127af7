import type { UrgentKind } from '../entries/schemas/urgentKinds.ts';
import type { UrgentModel } from './model.ts';
import { patientOf } from './animals.ts';
import { isGrave } from './matchFloor.ts';
import { createRecognise } from './recognise.ts';
import type { Urgent } from './response.ts';
import { createSigns, type Sign } from './signs.ts';

/** The number to call in a kind of emergency, and first aid in Turkish and English. */
export interface FirstAidMessage {
  readonly call: '112' | '114';
  readonly message: string;
  readonly messageEn: string;
}

/** Behind what a practice for animals says where nobody knows whether an animal is meant. */
const IF_A_PERSON = { tr: 'Bir insan için soruyorsanız 112’yi arayın.', en: 'If you ask for a person, call 112.' };

/** A practice's own data on emergencies. Plain data; addresses are absolute. */
export interface UrgentData {
  /** The page that says more, unless `pages` has one for the kind. */
  readonly page: string;
  readonly pages: Readonly<Partial<Record<UrgentKind, string>>>;
  /** A sentence to add, by kind. */
  readonly more: Readonly<Partial<Record<UrgentKind, { readonly tr: string; readonly en: string }>>>;
  /** Phrases that are no alarm in this practice. */
  readonly everyday: readonly string[];
  /** What is an emergency to the practice, whatever was learned. */
  readonly signs: readonly Sign[];
  /** What to do where its patients are animals, whatever the kind. */
  readonly animals?: Omit<FirstAidMessage, 'call'> & { readonly call: string };
}

/** Data that is the same for every practice. The edge function gets it with the site's data. */
export interface UrgentTables {
  readonly model: UrgentModel;
  readonly messages: Readonly<Record<UrgentKind, FirstAidMessage>>;
}

/** The number to call: poison and a medicine taken once have another than 112, unless there are signs. */
export const numberFor = ({ call }: Pick<FirstAidMessage, 'call'>, question: string): FirstAidMessage['call'] =>
  isGrave(question) ? '112' : call;

/** Create a function that gets first aid if a question tells of a possible emergency. */
export function createUrgent(
  { page, pages, more, everyday, signs, animals }: UrgentData,
  { model, messages }: UrgentTables,
): (question: string) => Urgent | undefined {
  const recognise = createRecognise(model, everyday);
  const ownSign = createSigns(signs);
  const response = (kind: UrgentKind, { call, message, messageEn }: Omit<Urgent, 'kind' | 'url'>): Urgent => {
    const own = more[kind];
    return {
      kind,
      call,
      message: own ? `${message} ${own.tr}` : message,
      messageEn: own ? `${messageEn} ${own.en}` : messageEn,
      url: pages[kind] ?? page,
    };
  };
  return (question) => {
    const recognised = recognise(question);
    const kind = recognised === undefined || recognised === 'general' ? (ownSign(question) ?? recognised) : recognised;
    const patient = animals && kind !== 'selfharm' ? patientOf(question) : 'person';
    if (patient === 'bitten') return response('bite', messages.bite);
    if (!kind) return undefined;
    if (!animals || patient === 'person') {
      return response(kind, { ...messages[kind], call: numberFor(messages[kind], question) });
    }
    const { call, message, messageEn } = response('general', animals);
    const [tr, en] = patient === 'animal' ? ['', ''] : [` ${IF_A_PERSON.tr}`, ` ${IF_A_PERSON.en}`];
    return { kind: 'general', call, message: message + tr, messageEn: messageEn + en, url: pages[kind] ?? page };
  };
}
