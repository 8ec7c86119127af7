import { FIRST_AID_MESSAGES, URGENT_TABLES } from '#urgency/forBuild.ts';
import { createPhrases } from '#urgency/phrases.ts';
import type { Recognise } from '#urgency/recognise.ts';
import type { UrgentKind } from '#urgency/urgentKinds.ts';
import type { LabelledQuestion } from './material.ts';

const phrases = createPhrases(URGENT_TABLES.phrases);

/** Kinds that were part of others when most sets were written. */
const FINER: Readonly<Partial<Record<UrgentKind, readonly UrgentKind[]>>> = {
  arrest: ['airway', 'heart', 'general'],
  clot: ['airway', 'heart', 'swelling', 'numbness', 'general'],
  danger: ['assault', 'selfharm', 'trauma', 'general'],
  medicine: ['overdose', 'poison', 'pregnancy', 'general'],
  venom: ['bite', 'allergy', 'general'],
  gas: ['poison', 'general'],
  corrosive: ['poison'],
  eye: ['poison', 'general', 'trauma'],
  hypoglycaemia: ['general', 'overdose', 'faint'],
  hyperglycaemia: ['general', 'sepsis', 'faint'],
  infection: ['swelling', 'fever', 'sepsis'],
  choking: ['airway', 'aspiration', 'general'],
  loose: ['avulsion', 'trauma'],
  wound: ['trauma', 'bleeding', 'general'],
  burn: ['trauma', 'airway', 'general'],
  bite: ['trauma', 'general', 'bleeding'],
  assault: ['trauma', 'general'],
  seizure: ['general'],
  pregnancy: ['general', 'bleeding'],
};

/** How a recogniser does on questions: shares in percent. */
export interface Figures {
  /** Of the emergencies, those recognised. */
  readonly recognised: number;
  /** Of near-misses and stories, those mistaken for an emergency. */
  readonly nearMiss: number;
  readonly ordinary: number;
  /** Of the recognised whose kind is known, those given that kind or a finer one. */
  readonly kind: number;
  /** Of the same, those given such a kind or the general one. */
  readonly fits: number;
  /** Of the same, those given the right number, or 112, which connects to 114. */
  readonly number: number;
}

export function urgencyFigures(questions: readonly LabelledQuestion[], recognise: Recognise): Figures {
  const judged = questions.map((one) => ({ ...one, found: recognise(one.text)?.kind }));
  const share = (list: typeof judged, is: (one: (typeof judged)[number]) => boolean) =>
    (100 * list.filter(is).length) / (list.length || 1);
  const taken = (list: typeof judged) => share(list, ({ found }) => found !== undefined);
  const known = judged.filter(({ kind, found }) => kind && kind !== 'unknown' && found);
  const isRight = ({ kind, found }: (typeof judged)[number]) =>
    found === kind || FINER[found!]?.includes(kind as UrgentKind) === true;
  return {
    recognised: taken(judged.filter(({ kind }) => kind)),
    nearMiss: taken(judged.filter(({ sort }) => sort && sort !== 'ordinary')),
    ordinary: taken(judged.filter(({ sort }) => sort === 'ordinary')),
    kind: share(known, isRight),
    fits: share(known, (one) => isRight(one) || one.found === 'general'),
    number: share(known, ({ text, kind, found, call }) =>
      ['112', call ?? FIRST_AID_MESSAGES[kind as UrgentKind].call].includes(
        phrases.isGrave(text) ? '112' : FIRST_AID_MESSAGES[found!].call,
      ),
    ),
  };
}

export const formatFigures = ({ recognised, nearMiss, ordinary, kind, fits, number }: Figures): string =>
  [recognised, nearMiss, ordinary, kind, fits, number].map((value) => value.toFixed(1).padStart(11)).join('');

export const HEADING = ['', 'recognised', 'near-miss', 'ordinary', 'kind', 'fits', 'number']
  .map((name, at) => (at === 0 ? name.padEnd(16) : name.padStart(11)))
  .join('');
