import type { TextIndex } from '../ranking/search.ts';

/** From this share of entries on that name a state, all are about it: a child to a paediatrician. */
const MIN_USUAL_SHARE = 0.2;
/** From this share of an entry's phrasings on it is about a state: a single one may name it by chance. */
const MIN_NAMED_SHARE = 0.1;

/**
 * Create a function that tells whether an entry leaves out a state of a person that a question names: pregnant,
 * breast-feeding, a child. What is right for everybody else may harm them, so it is no answer to them.
 */
export function createLeavesOutState({ texts, language }: TextIndex, states: readonly number[]) {
  const named = texts.map(({ phrasings, answer }) =>
    states.filter((state) => {
      const naming = phrasings.filter(({ concepts }) => concepts.includes(state));
      const isInQuestion = naming[0] === phrasings[0];
      return isInQuestion || answer.concepts.includes(state) || naming.length >= MIN_NAMED_SHARE * phrasings.length;
    }),
  );
  const telling = states.filter(
    (state) => named.filter((ofEntry) => ofEntry.includes(state)).length < MIN_USUAL_SHARE * texts.length,
  );
  return (words: readonly string[], position: number): boolean =>
    language.conceptsIn(words).some((concept) => telling.includes(concept) && !named[position]!.includes(concept));
}
