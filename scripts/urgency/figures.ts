import { FIRST_AID } from '../../src/urgency/firstAid.ts';
import type { Recognise } from '../../src/urgency/recognise.ts';
import type { Told } from './material.ts';

/** How a recogniser does on questions, in percent. */
export interface Figures {
  /** Of the emergencies. */
  readonly recognised: number;
  /** Of near-misses and stories, taken for one. */
  readonly nearMiss: number;
  readonly ordinary: number;
  /** Of the recognised whose kind is known: it is right, or the general one. */
  readonly kind: number;
  /** Of the same: the number is theirs. */
  readonly number: number;
}

export function figuresOf(questions: readonly Told[], recognise: Recognise): Figures {
  const judged = questions.map((one) => ({ ...one, found: recognise(one.text) }));
  const share = (list: typeof judged, is: (one: (typeof judged)[number]) => boolean) =>
    (100 * list.filter(is).length) / (list.length || 1);
  const taken = (list: typeof judged) => share(list, ({ found }) => found !== undefined);
  const known = judged.filter(({ kind, found }) => kind && kind !== 'unknown' && found);
  const callOf = (kind: Told['kind']) => FIRST_AID[kind as keyof typeof FIRST_AID].call;
  return {
    recognised: taken(judged.filter(({ kind }) => kind)),
    nearMiss: taken(judged.filter(({ sort }) => sort && sort !== 'ordinary')),
    ordinary: taken(judged.filter(({ sort }) => sort === 'ordinary')),
    kind: share(known, ({ kind, found }) => kind === found),
    number: share(known, ({ kind, found }) => callOf(kind) === callOf(found)),
  };
}

export const formatFigures = ({ recognised, nearMiss, ordinary, kind, number }: Figures): string =>
  [recognised, nearMiss, ordinary, kind, number].map((value) => value.toFixed(1).padStart(11)).join('');

export const HEADING = ['', 'recognised', 'near-miss', 'ordinary', 'kind', 'number']
  .map((name, at) => (at === 0 ? name.padEnd(12) : name.padStart(11)))
  .join('');
