import { wordsOf } from '../turkish/tokenise.ts';
import { clauses } from './clauses.ts';
import { compounds } from './compounds.ts';
import { createCorrection, type Meant } from './correct.ts';
import { cries } from './cries.ts';
import type { Everyday } from './everyday.ts';
import { wordsIn } from './marks.ts';
import { measures } from './measures.ts';
import { sentenceOf } from './sentence.ts';
import { storyIn } from './story.ts';
import type { Word } from './word.ts';
import type { Vocabulary } from './words.ts';

/** So many words of a question are read. */
const WORDS = 250;

const SENTENCE = /[.!?;\n](?:\s|$)|…/;
const BUT = /^(?:ama|fakat|ancak|lakin|but|amma|yalniz|sadece)$/;

/** A question as words with what each says, its sentences and clauses told apart. */
export type Read = (question: string) => Word[];

export interface Reader {
  /** Whether what is put as a condition ("if it swells") counts as said: texts speak so to their readers. Their spelling is right. */
  readonly supposed?: boolean;
}

/** Reads questions by the words of a vocabulary, typing errors corrected. */
export function createReader(vocabulary: Vocabulary, everyday: Everyday, { supposed = false }: Reader = {}): Read {
  const meantBy = supposed ? asWritten : createCorrection(vocabulary, everyday);
  return (question) => {
    const words: Word[] = [];
    let sentence = 0;
    /** Whoever repeats a word pays for it once. */
    const known = new Map<string, readonly Meant[]>();
    const meaning = (word: string): readonly Meant[] => {
      const meant = known.get(word) ?? meantBy(word);
      known.set(word, meant);
      return meant;
    };
    for (const part of question.replaceAll(DYING, 'oel').split(SENTENCE)) {
      sentence++;
      const meant = wordsOf(part)
        .slice(0, WORDS - words.length)
        .flatMap(meaning);
      let from = 0;
      for (let at = 0; at <= meant.length; at++) {
        if (at < meant.length && !BUT.test(meant[at]![0])) continue;
        const some = meant.slice(from, at);
        words.push(...wordsIn(some, sentence++, sentenceOf(some, vocabulary.readingsOf, supposed), everyday));
        from = at + 1;
      }
    }
    compounds(words);
    measures(words);
    clauses(words);
    storyIn(words);
    cries(words);
    return words;
  };
}

/** Folded, "ölüyor" would be "oluyor". */
const DYING = /(?<!\p{L})öl(?=üyo|dü(?!r)|müş|eli)/giu;

const asWritten = (word: string): readonly Meant[] => [[word]];
