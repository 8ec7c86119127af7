import { COMPOUNDS } from './lexicon/compounds.ts';
import type { ClassName } from './lexicon/lexicon.ts';
import { NO } from './particles.ts';
import { YES, type Word } from './word.ts';

/** Marks what two words give together. In English either may be first. */
export function compounds(words: readonly Word[], { eitherFirst = false } = {}): void {
  for (let at = 0; at + 1 < words.length; at++) {
    const [word, next] = [words[at]!, words[at + 1]!];
    if (word.marks.size > 0 && next.marks.size > 0 && !NO.test(words[at + 2]?.text ?? ''))
      for (const [first, second, both] of COMPOUNDS)
        if (follows(word, first, next, second) || (eitherFirst && follows(next, first, word, second)))
          next.marks.set(both, [YES]);
    if (word.text === 'iki' && /^kat/.test(next.text)) next.marks.set('twice', [YES]);
  }
}

const follows = (word: Word, first: ClassName, next: Word, second: ClassName): boolean =>
  word.marks.has(first) && next.marks.has(second);
