import type { Knowledge } from '#answers/forBuild.ts';

const SYLLABLES = 'ka le mi so tu ra ne ze bi do gü şa çe ğı yö pu va fi hu ce'.split(' ');
/** Entries for each word of the vocabulary: a larger field has more words. */
const SHARE = 2;

/** A knowledge of `count` made-up questions with three phrasings each, the same each time. */
export function syntheticKnowledge(count: number): Knowledge {
  let state = count;
  /** A linear congruential generator. */
  const random = () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const word = () => Array.from({ length: 3 + Math.floor(random() * 2) }, () => pick(SYLLABLES)).join('');
  const vocabulary = Array.from({ length: Math.max(60, Math.floor(count / SHARE)) }, word);
  const phrase = (topic: readonly string[]) => `${[pick(topic), pick(topic), pick(vocabulary)].join(' ')} nasıl olur?`;
  const entries = Array.from({ length: count }, (_, index) => {
    const topic = [pick(vocabulary), pick(vocabulary), pick(vocabulary)];
    return {
      key: `k-${index}`,
      id: `k-${index}`,
      question: `${topic.join(' ')} nedir?`,
      answer: `${topic.join(' ')} muayenede değerlendirilir.`,
      url: `https://x.example/sss#k-${index}`,
      phrasings: [phrase(topic), phrase(topic), phrase(topic)],
    };
  });
  return { entries };
}
