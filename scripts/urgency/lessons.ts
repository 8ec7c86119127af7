import { createHash } from 'node:crypto';
import { wordsOf } from '#turkish/wordsOf.ts';
import { featuresOf } from '#urgency/features.ts';
import { randomOf } from '../answers/train/random.ts';
import { commonWords, type LabelledQuestion, ordinary, writers } from './material.ts';
import type { Lesson } from './train/learnUrgent.ts';
import { mistype } from './train/mistype.ts';

/** There are many ordinary questions, so each counts less; of short ones there are fewer. */
const WEIGHT_OF_ORDINARY = 0.15;
const WEIGHT_OF_SHORT = 0.5;
const SHORT = 3;
const lessonWeight = ({ text }: LabelledQuestion) =>
  wordsOf(text).length <= SHORT ? WEIGHT_OF_SHORT : WEIGHT_OF_ORDINARY;

/** A near-miss counts as more: there are fewer than emergencies, and more ways to tell one. */
const WEIGHT_OF_NEAR = 1.5;

/** Copies of each question with a typing error, and how much each counts. */
const MISTYPED = 4;
const WEIGHT_OF_MISTYPED = 0.3;

/** Every third question is also put into a story, among ordinary ones, and how much that counts. */
const STORY_EVERY = 3;
const WEIGHT_OF_STORY = 0.3;

const random = randomOf('typing errors');
const lesson = ({ text, kind, sort }: LabelledQuestion, weight: number): Lesson => ({
  features: featuresOf(text),
  kind,
  weight: kind || sort === 'ordinary' ? weight : weight * WEIGHT_OF_NEAR,
});

const { learned } = ordinary();

/**
 * Stories begin with one of these in turn: if they all began with the same one, it would indicate an emergency by
 * itself.
 */
const GREETINGS = ['Merhaba, ', 'İyi günler, ', 'Selam, ', ''];
const story = ({ text }: LabelledQuestion, greeting: string): string => {
  const [before, after] = [0, 0].map(() => learned[Math.floor(random() * learned.length)]!.text);
  return `${greeting}${before}. ${text}. ${after}`;
};

/** What questions teach as they are, with typing errors, and in a story. */
const lessonsFrom = (questions: readonly LabelledQuestion[]): Lesson[] =>
  questions.flatMap((one, at) => [
    lesson(one, 1),
    ...Array.from({ length: MISTYPED }, () => lesson({ ...one, text: mistype(one.text, random) }, WEIGHT_OF_MISTYPED)),
    ...(at % STORY_EVERY === 0
      ? [lesson({ ...one, text: story(one, GREETINGS[(at / STORY_EVERY) % 4]!) }, WEIGHT_OF_STORY)]
      : []),
  ]);

const common = [...learned, ...commonWords()];

/** What practices are asked anyway. */
export const COMMON = {
  texts: common.map(({ text }) => text),
  lessons: common.map((one) => lesson(one, lessonWeight(one))),
};

/** What each writer teaches. */
export const WRITERS = writers().map(({ name, questions }) => ({ name, questions, lessons: lessonsFrom(questions) }));

/** Hash all lessons: a model with another fingerprint is stale. */
export function fingerprint(): string {
  const hash = createHash('sha256');
  for (const { features, kind = '', weight } of [COMMON, ...WRITERS].flatMap(({ lessons }) => lessons))
    hash.update(`${kind} ${weight}`).update(features);
  return hash.digest('base64url').slice(0, 16);
}
