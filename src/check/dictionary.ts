import dictionary from 'dictionary-tr';
import { loadModule, type Hunspell } from 'hunspell-asm';
import { modelsOf } from './suffixes.ts';
import type { WordList } from './wordList.ts';

/** Judges single words, as `placedWords` gives them. */
export interface Speller {
  /** Undefined for a right word; otherwise what may be meant, best first, at most three. */
  wrong(word: string): readonly string[] | undefined;
}

/** The Turkish dictionary, read when it is first needed: that takes about a third of a second. */
let turkish: Promise<Hunspell> | undefined;

async function loadTurkish(): Promise<Hunspell> {
  const factory = await loadModule();
  const affixes = factory.mountBuffer(dictionary.aff, 'tr.aff');
  return factory.create(affixes, factory.mountBuffer(dictionary.dic, 'tr.dic'));
}

/** Suggestions are slow; the first unknown words get them, the others go without. */
const SUGGESTIONS = 8;

const HARD: Readonly<Record<string, readonly string[]>> = { ğ: ['k', 'g'], b: ['p'], c: ['ç'], d: ['t'] };

/** A stem as it may be in a list: itself, and before a vowel also with the consonant that it softens (-ğin, -k). */
function hard(stem: string, next: string | undefined): string[] {
  const ends = next && 'aeıioöuü'.includes(next) ? (HARD[stem.at(-1)!] ?? []) : [];
  return [stem, ...ends.map((end) => stem.slice(0, -1) + end)];
}

/** A speller that knows Turkish and the words of a list, each with every suffix it can take. */
export async function createSpeller(list: WordList): Promise<Speller> {
  const hunspell = await (turkish ??= loadTurkish());
  const judged = new Map<string, readonly string[] | undefined>();
  let suggested = 0;

  /** Whether `word` is `stem` with a suffix (or none): where a model word can take the suffix, so can the stem. */
  const inflected = (word: string, stem: string) =>
    word.startsWith(stem) &&
    (word.length === stem.length || modelsOf(stem).some((model) => hunspell.spell(model + word.slice(stem.length))));

  const listed = (word: string) =>
    [word, word.toLocaleLowerCase('tr')].some((written) => {
      for (let end = written.length; end > 1; end -= 1) {
        const stem = written.slice(0, end);
        if (hard(stem, written[end]).some((form) => list.words.has(form)) && inflected(written, stem)) return true;
      }
      return false;
    });

  /**
   * Whether a long form is made of a form the dictionary has and of a suffix that fits it ("kurtarılabileceği" + "dir"):
   * no dictionary lists them all. Only where every model can take the suffix, and nothing short is involved, does this
   * let few mistakes pass (3 % of random ones).
   */
  const lengthened = (word: string): boolean => {
    const lower = word.toLocaleLowerCase('tr');
    for (let end = lower.length - 3; end >= 5; end -= 1) {
      const [stem, suffix] = [lower.slice(0, end), lower.slice(end)];
      if (hunspell.spell(stem) && modelsOf(stem).every((model) => hunspell.spell(model + suffix))) return true;
    }
    return false;
  };

  const known = (word: string): boolean => {
    if (hunspell.spell(word) || listed(word) || lengthened(word)) return true;
    const [stem, suffix] = word.split("'");
    if (!suffix) return false;
    return known(stem!) && modelsOf(stem!).some((model) => hunspell.spell(model + suffix));
  };

  const unwanted = (word: string): string[] => {
    const lower = word.toLocaleLowerCase('tr');
    for (const [wrong, right] of list.instead)
      if (inflected(lower, wrong) && !list.words.has(lower)) return [right + lower.slice(wrong.length)];
    return [];
  };

  const judge = (word: string): readonly string[] | undefined => {
    const better = unwanted(word);
    if (better.length > 0) return better;
    if (known(word)) return undefined;
    if ((suggested += 1) > SUGGESTIONS) return [];
    return hunspell
      .suggest(word)
      .filter((other) => !/[\s-]/.test(other))
      .slice(0, 3);
  };

  return {
    wrong(word) {
      if (!judged.has(word)) judged.set(word, judge(word));
      return judged.get(word);
    },
  };
}
