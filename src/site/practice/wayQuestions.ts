import type { Entry } from '#content/entries.ts';
import type { Neighborhood } from '#content/schemas/neighborhood.ts';
import type { PageQuestions } from '../site.ts';
import { ablative } from '../words/ablative.ts';
import { WAY_QUESTIONS } from '../words/questions.ts';

/** Write what patients ask about the way from a neighborhood and the places near it; the ways answer. */
export function wayQuestions({ ref, name, places, transport, answers = [] }: Entry<Neighborhood>): PageQuestions {
  const { question, phrasings } = WAY_QUESTIONS;
  return {
    ref,
    answer: transport.map(({ text }) => text).join('\n\n'),
    questions: [question(ablative(name)), ...phrasings(ablative(name)), ...answers],
    places: [name, ...places],
  };
}
