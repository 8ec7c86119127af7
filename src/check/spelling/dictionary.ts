import dictionary from 'dictionary-tr';
import { type Hunspell, loadModule } from 'hunspell-asm';
import { foldTurkish } from '#turkish/foldTurkish.ts';
import { modelsOf } from './suffixes.ts';
import type { WordList } from './wordList.ts';

/** Judges single words, as `placedWords` lists them. */
export interface Speller {
  /** Suggest up to three corrections, best first; undefined for a correct word. */
  wrong: (word: string) => readonly string[] | undefined;
}

/** Tell whether a word in lower case is in no English text: it has a Turkish letter, or is a frequent word. */
export const isTurkishWord = (word: string): boolean => /[çğıöşü]|^(?:ve|bir|ile|ya|da|de|için|var|yok)$/.test(word);

/** Loaded on first use, which takes about a third of a second. */
let turkish: Promise<Hunspell> | undefined;

async function loadTurkish(): Promise<Hunspell> {
  const factory = await loadModule();
  const affixes = factory.mountBuffer(dictionary.aff, 'tr.aff');
  return factory.create(affixes, factory.mountBuffer(dictionary.dic, 'tr.dic'));
}

/** Suggestions are slow: only this many unknown words get them. */
const MAX_SUGGESTED = 8;

/** Beginnings of words that are never suggested. */
const INDECENT = /^(?:sperm|osur|sik|göt|taşa[kğ]|yarra|amcı|piç|orospu|ibne|kahpe|fahişe|bok|sıç)/iu;

/** Letters that the dictionary lists without their circumflex: zekâ, rüzgârlı. */
const WITHOUT_CIRCUMFLEX: Readonly<Record<string, string>> = { â: 'a', î: 'i', û: 'u' };

/** What follows any form of a verb: "yutulamıyor" + "sa", "yutuldu" + "ysa", "inceltir" + "iz". */
const AFTER_VERBS =
  /(?<=yor|[aeıiuü][rz]|c[ae]k|[dt][ıiuü])y?s[ae](?:m|n|k|n[ıi]z|l[ae]r)?$|(?<=[aeıiuü][rz])(?:[ıiuü][mz]|ken)$/u;

/** What follows a noun with an owner: "sivilcem" + "i", "kliniği" + "yiz". */
const AFTER_OWNED = /(?<=[aı]m)ı$|(?<=[ei]m)i$|(?<=[ou]m)u$|(?<=[öü]m)ü$|(?<=ı)yız$|(?<=i)yiz$|(?<=u)yuz$|(?<=ü)yüz$/u;

/** The consonants that soften before a vowel (`kitapçık`, `kitapçığın`), by what they become. */
const HARD: Readonly<Record<string, readonly string[]>> = { ğ: ['k', 'g'], b: ['p'], c: ['ç'], d: ['t'] };

function unsoftened(stem: string, next: string | undefined): string[] {
  const ends = next && 'aeıioöuü'.includes(next) ? (HARD[stem.at(-1)!] ?? []) : [];
  return [stem, ...ends.map((end) => stem.slice(0, -1) + end)];
}

/** List the shortest words of the dictionary that add two letters or more to a beginning without accents. */
export const longerWords = (beginning: string): string[] =>
  dictionary.dic
    .toString()
    .split('\n')
    .map((line) => line.split(/[/\s]/, 1)[0]!)
    .filter(
      (word) =>
        /^\p{Ll}+$/u.test(word) && word.length > beginning.length + 1 && foldTurkish(word).startsWith(beginning),
    )
    .toSorted((a, b) => a.length - b.length);

/** Create a speller that knows Turkish and the words of a list, with all suffixes. */
export async function createSpeller(list: WordList): Promise<Speller> {
  const hunspell = await (turkish ??= loadTurkish());
  const judged = new Map<string, readonly string[] | undefined>();
  let suggested = 0;

  /** Tell whether `word` is `stem`, with or without a suffix that a model word can take. */
  const inflected = (word: string, stem: string) =>
    word.startsWith(stem) &&
    (word.length === stem.length || modelsOf(stem).some((model) => hunspell.spell(model + word.slice(stem.length))));

  const listed = (word: string) =>
    [word, word.toLocaleLowerCase('tr')].some((written) => {
      for (let end = written.length; end > 1; end -= 1) {
        const stem = written.slice(0, end);
        if (unsoftened(stem, written[end]).some((form) => list.words.has(form)) && inflected(written, stem))
          return true;
      }
      return false;
    });

  /**
   * Tell whether a long word is a known form with one more suffix ("kurtarılabileceği" + "dir"), which dictionaries do
   * not list. Every model must take the suffix and both parts be long, so that only 3 % of random mistakes pass.
   */
  const lengthened = (word: string): boolean => {
    const lower = word.toLocaleLowerCase('tr');
    for (let end = lower.length - 3; end >= 5; end -= 1) {
      const [stem, suffix] = [lower.slice(0, end), lower.slice(end)];
      if (hunspell.spell(stem) && modelsOf(stem).every((model) => hunspell.spell(model + suffix))) return true;
    }
    return false;
  };

  const isKnown = (word: string): boolean => {
    if (hunspell.spell(word) || listed(word) || lengthened(word)) return true;
    const plain = word
      .replaceAll(/[âîû]/g, (letter) => WITHOUT_CIRCUMFLEX[letter]!)
      .replace(AFTER_VERBS, '')
      .replace(AFTER_OWNED, '');
    if (plain !== word && hunspell.spell(plain)) return true;
    const [stem, suffix] = word.split("'");
    if (!suffix) return false;
    return isKnown(stem!) && modelsOf(stem!).some((model) => hunspell.spell(model + suffix));
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
    if (isKnown(word)) return undefined;
    if ((suggested += 1) > MAX_SUGGESTED) return [];
    return hunspell
      .suggest(word)
      .filter((other) => !/[\s-]/.test(other) && !INDECENT.test(other))
      .slice(0, 3);
  };

  return {
    wrong(word) {
      if (!judged.has(word)) judged.set(word, judge(word));
      return judged.get(word);
    },
  };
}
