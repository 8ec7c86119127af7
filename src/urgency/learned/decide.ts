import type { Kind } from '../kinds.ts';
import type { ClassName } from '../lexicon/lexicon.ts';
import type { Word } from '../word.ts';
import { featuresOf, ofKind } from './features.ts';
import type { KindsModel, Thresholds, UrgentModel } from './model.ts';
import { HIGHEST, HIGHEST_OF_KIND, unpackWeights } from './weights.ts';

/** Says whether a question tells of an emergency, and of which kind, by what is written, what was read and what the rules found. */
export type Decide = (question: string, words: readonly Word[], found: readonly Kind[]) => Kind | undefined;

/** Long questions have many features: what each says counts less. */
export const scaleOf = (features: number): number => 1 / Math.sqrt(features || 1);

/** So many words at most has a short question, and a usual one. */
const SHORT = 2;
const USUAL = 12;

const thresholdOf = ({ short, usual, long }: Thresholds, words: number): number =>
  words <= SHORT ? short : words <= USUAL ? usual : long;

/** Decides by a model. */
export function createDecide(model: UrgentModel): Decide {
  const weights = unpackWeights(model.weights, HIGHEST);
  const kindOf = createKindOf(model.kinds);
  return (question, words, found) => {
    const { features, count } = featuresOf(question, words, found);
    let sum = 0;
    for (const feature of features) sum += weights[feature]!;
    const score = sum * model.unit * scaleOf(features.size) + model.bias;
    if (score <= thresholdOf(model.thresholds, count)) return undefined;
    const kind = kindOf(features);
    // 114 is the number of one kind only: where the rules find another, theirs is the safer. So it is where the question denies the kind.
    const isDoubtful = (kind === 'poison' && !found.includes(kind)) || isDenied(kind, words) || isUntold(kind, words);
    if (!isDoubtful) return kind;
    const other = found.find((one) => !isDenied(one, words) && !isUntold(one, words));
    // What is said of a swelling says, too, what to do if there is fever.
    return other ?? (isUntold(kind, words) ? 'swelling' : kind);
  };
}

/** What names fever, in the words of the lexicon. */
const FEVER: readonly ClassName[] = ['fever', 'highfever', 'feverish'];

/** Whether it is a kind whose message takes fever for granted, in a question that names none. */
function isUntold(kind: Kind, words: readonly Word[]): boolean {
  const told = words.flatMap(({ marks }) => FEVER.flatMap((name) => marks.get(name) ?? []));
  return kind === 'fever' && told.every(({ polarity }) => polarity === 'no');
}

/** Whether a question names what a kind is called by ("ateş"), and says each time that it is not there. */
function isDenied(kind: Kind, words: readonly Word[]): boolean {
  const marks = words.flatMap((word) => word.marks.get(kind as ClassName) ?? []);
  return marks.length > 0 && marks.every(({ polarity }) => polarity === 'no');
}

/** Says which kind of emergency features speak of. */
export function createKindOf({ names, biases, unit, weights }: KindsModel): (features: Set<number>) => Kind {
  const all = unpackWeights(weights, HIGHEST_OF_KIND);
  return (features) => {
    const scores = [...biases];
    const scale = unit * scaleOf(features.size);
    for (const feature of features) {
      const place = ofKind(feature) * names.length;
      for (let kind = 0; kind < names.length; kind++) scores[kind]! += all[place + kind]! * scale;
    }
    return names[scores.indexOf(Math.max(...scores))]!;
  };
}
