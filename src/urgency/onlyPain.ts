import { wordsOf } from '../turkish/tokenise.ts';

/** Words for pain, and for what hurts in a dental practice; folded. */
const PAIN = new Set(
  (
    'pain pains painful toothache toothaches ache aches aching hurt hurts hurting tooth teeth ' +
    'agri agrim agrisi agriya agridan agriyor agriyo aciyor aciyo aci aciya acidan zonkluyor zonkluyo dayanamiyorum dayanamiyom dayanilmaz'
  ).split(' '),
);

/** What may stand beside them: how bad it is, how long, that it is not to be borne, and small words. */
const BESIDES = new Set(
  (
    'i im ive me my the this that it its is in a an of to from so very really much such any more anymore longer and at all for be been has ' +
    'have having am cant can t m not cannot stand bear take handle tolerate endure deal with because sleep night tonight day days hours bad ' +
    'badly terrible horrible awful severe strong extreme extremely unbearable excruciating intense constant throbbing sharp killing help please ' +
    'bu bir cok artik dis disim disimin disimde canim siddetli feci fena kotu'
  ).split(' '),
);

/**
 * Whether a question tells of pain and of nothing else ("I can't stand the pain"): then only a sign makes an emergency of it, not how
 * desperate it sounds.
 */
export function tellsOnlyPain(question: string): boolean {
  const words = wordsOf(question);
  return words.some((word) => PAIN.has(word)) && words.every((word) => PAIN.has(word) || BESIDES.has(word));
}
