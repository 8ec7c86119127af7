import { wordsOf } from '../words.ts';
import { compounds } from './compounds.ts';
import type { ClassName } from './lexicon/lexicon.ts';
import { measures } from './measures.ts';
import { storyIn } from './story.ts';
import type { Everyday } from './everyday.ts';
import { createCorrection, type Meant } from './correct.ts';
import type { Mark, Word } from './word.ts';
import type { Reading, ReadingsOf, Vocabulary } from './words.ts';

/** So many words of a question are read. */
const WORDS = 250;
/** So far ahead a noun looks for what is said of it. */
const AHEAD = 4;

/** Nouns that name a sign by themselves: whether there is one is said by what follows. */
const STATES: ReadonlySet<ClassName> = new Set<ClassName>([
  'swelling',
  'swell',
  'fever',
  'narrow',
  'hard',
  'pain',
  'rash',
  'palsy',
  'allergy',
  'reaction',
  'numb',
  'shiver',
  'hardness',
  'press',
  'faint',
  'abscess',
  'poisoned',
  'anaphylaxis',
  'sepsis',
  'vomit',
  'suicide',
  'noise',
  'red',
  'cough',
  'fastpulse',
  'attack',
  'avulsion',
  'balloon',
  'droop',
  'break',
  'poisoning',
  'haemorrhage',
]);

/** Those of them that are no nouns. */
const BY_WHAT_FOLLOWS: ReadonlySet<ClassName> = new Set<ClassName>(['faint', 'hard', 'balloon', 'anaphylaxis', 'gush']);

const YES: Mark = { polarity: 'yes', real: true, now: true };

const SENTENCE = /[.!?;\n](?:\s|$)|…/;
const BUT = /^(?:ama|fakat|ancak|lakin|but|amma|yalniz|sadece)$/;
const NO = /^(?:yok\w{0,5}|degil\w{0,4})$/;
const NORMAL = /^(?:yerinde|normal|rahat|duzgun|iyi)$/;
const HAPPEN =
  /^(?:ol|cik|gel|basla|basli|yap|et|ed|yasa|yasi|cek|gelis|hissed|hisset|kal|gor|goster|var|art|eslik|gecir|olus)(?=[aeiudmtyls]|r|$)/;
const HAPPENED_NOT = /^(?:ol|cik|gel|basla|yap|et|yasa|gelis|hisset|gor|olus)m(?:[ae](?!kt|l[iu])|[iu]y)/;
const SUBSIDED = /^(?:in|azal|sonum|sond)(?:d[iu]|m[iu]s|[iu]yo\w*)$|^(?:gecti|gecmis|indi|iniyor|dustu)$/;
/** "boynuma". */
const TO = /[mn][ae]$|^dogru$/;
const SUBSIDING: ReadonlySet<ClassName> = new Set<ClassName>([
  'swelling',
  'swell',
  'fever',
  'pain',
  'abscess',
  'rash',
  'red',
]);
const SUPPOSED =
  /(?:[aeiu]r|m[ae]z|[iu]yor|m[iu]s)s[ae](?:[mnk]|n[iu]z|l[ae]r)?$|^(?:olsa|olan)\w{0,3}$|^(?:ol|yap|gel|cik|sayil|et|ed)[aeiu]r$|^(?:ol|yap|gel|cik)[aeiu]rm[iu]$|[iu]nc[ae]$|diginde$|dugunde$/;
const IF = /s[ae](?:[mnk]|n[iu]z|l[ae]r)?$/;
const OF_ANOTHER = /^(?:tedavisi|ameliyat|belirti|riski|ilaci|hastasi|hastalig)/;
const NOT_SPREAD = /^(?:yayil|ol|art|buyu|in|cik)m[ae]d/;
const QUESTION = /^m[iu](?:$|y(?:[iu][mz]|d|m)|s[iu]n|d[iu]r)/;
const THERE = /^var(?:di|dir|)$/;
/** What happened. */
const EVENT = /[^m](?:[dt][iu]|m[iu]s)(?:[mkn]|l[ae]r|t[iu]r)?$/;
const ENDING: ReadonlySet<string> = new Set(['present', 'past', 'pluperfect']);
const FINITE = /[iu]yo(?:r|$)|yom$/;
const GENERIC =
  /^(?:nedir|nelerdir|neden|niye|nasil|belirti\w*|onle\w*|riski\w*|tehlikeli\w*|demek|olasilig\w*|ihtimal\w*|planlan\w*|olan\w*|hastasinda|hastada|hastalarda|hastaya)$/;
const MAY =
  /^(?:ol|yaptir|yapil|al|cektir|kullan|temizlet|gel|yap)(?:abil|ebil|ir|ur|[iu]yor(?:um|uz|mu))|^(?:mumkun|sakinca\w*|riskli\w*|engel\w*|uygun\w*|dokunur\w*|takilir\w*)$/;

/** "dişten olabilir mi" asks where a sign comes from. */
const FROM = /[dt][ae]n$/;

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
        words.push(
          ...wordsIn(meant.slice(from, at), sentence++, { readingsOf: vocabulary.readingsOf, everyday, supposed }),
        );
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

interface Known {
  readonly readingsOf: ReadingsOf;
  readonly everyday: Everyday;
  readonly supposed: boolean;
}

function wordsIn(meant: readonly Meant[], sentence: number, { readingsOf, everyday, supposed }: Known): Word[] {
  const texts = meant.map(([likeliest]) => likeliest);
  const alternatives = meant.map((forms) => forms.map(readingsOf));
  const readings = alternatives.map((forms) => forms.flat());
  const isGeneric = !supposed && texts.some((text) => GENERIC.test(text));
  const isPlan =
    !supposed &&
    texts.some(
      (text, at) =>
        MAY.test(text) &&
        !(FROM.test(texts[at - 1] ?? '') && /^mi$/.test(texts[at + 1] ?? '')) &&
        !IF.test(text) &&
        (texts[at + 1] === undefined || QUESTION.test(texts[at + 1]!) || /m[iu]/.test(text) || !/r$/.test(text)),
    );
  const denied = neitherNor(texts);
  const verbAt = (at: number) => readings[at]!.find(({ form }) => form)?.form;
  const isAsked = (at: number) => QUESTION.test(texts[at + 1] ?? '');

  const stateOf = (at: number, name: ClassName): Mark => {
    const no: Mark = { polarity: 'no', real: true, now: true };
    if (OF_ANOTHER.test(texts[at + 1] ?? '')) return { polarity: 'yes', real: false, now: false };
    if (at === texts.length - 1 && NOT_SPREAD.test(texts[at - 1] ?? '')) return no;
    for (let next = at + 1; next < texts.length && next <= at + AHEAD; next++) {
      const text = texts[next]!;
      if (NORMAL.test(text) && NO.test(texts[next + 1] ?? '')) break;
      if (NO.test(text) || NORMAL.test(text)) return no;
      if (
        HAPPENED_NOT.test(text) ||
        (next === at + 1 && SUBSIDING.has(name) && SUBSIDED.test(text) && !TO.test(texts[at - 1] ?? ''))
      )
        return no;
      if (SUPPOSED.test(text) && !(supposed && IF.test(text))) return { polarity: 'yes', real: false, now: false };
      const form = verbAt(next);
      if (form && form.tense !== 'topic')
        return {
          polarity: 'yes',
          real: form.tense !== 'open' || (supposed && IF.test(text)),
          now: form.tense === 'present',
        };
      if (HAPPEN.test(text)) break;
    }
    return { polarity: 'yes', real: !isGeneric && !isPlan, now: true };
  };

  /** What a form says, of each class once: rather what is so than what is supposed. */
  const marksOf = (forms: readonly Reading[], at: number): Map<ClassName, Mark> => {
    const marks = new Map<ClassName, Mark>();
    for (const { name, kind, form } of forms) {
      const isBare = kind !== 'noun' && !BY_WHAT_FOLLOWS.has(name);
      const mark: Mark = form
        ? verbMark(form, texts, at, isAsked(at), supposed)
        : !STATES.has(name)
          ? YES
          : !isBare
            ? stateOf(at, name)
            : { ...YES, polarity: NO.test(texts[at + 1] ?? '') ? 'no' : 'yes' };
      const known = marks.get(name);
      if (!known || (!known.real && mark.real) || (known.real && !known.finite && mark.real && mark.finite))
        marks.set(name, denied(at) ? { ...mark, polarity: 'no', real: true } : mark);
    }
    return marks;
  };

  return texts.map((text, at): Word => {
    const marks = new Map<ClassName, Mark[]>();
    if (isPlan && at === 0) marks.set('plan', [YES]);
    for (const forms of alternatives[at]!)
      for (const [name, mark] of marksOf(forms, at)) marks.set(name, [...(marks.get(name) ?? []), mark]);
    if (EVENT.test(text) && (everyday.has(text) || readings[at]!.some(({ form }) => form))) marks.set('event', [YES]);
    const ends =
      texts[at + 1] !== 'gibi' &&
      !/[dt][iu]kc[ae]$/.test(text) &&
      (FINITE.test(text) ||
        NO.test(text) ||
        THERE.test(text) ||
        alternatives[at]!.every((forms) => forms.some(({ form }) => form && ENDING.has(form.tense))));
    return { text, sentence, clause: 0, story: false, ends, meant: meant[at]!, marks };
  });
}

function verbMark(
  { polarity, tense }: NonNullable<Reading['form']>,
  texts: readonly string[],
  at: number,
  isAsked: boolean,
  supposed: boolean,
): Mark {
  const next = texts[at + 1] ?? '';
  const comes = /[ae]c[ae][gk]/.test(texts[at]!);
  const like = (comes || tense === 'open') && /^(?:gibi|hal[ei]|durum)/.test(next);
  // "konuşamaz oldu", "bayılmak üzereyim".
  const begins =
    tense === 'topic'
      ? /^(?:basl|uzere|var(?:di)?$|oldu$|olustu$)/.test(next)
      : tense === 'open' && /z$/.test(texts[at]!) && /^ol(?:du|mus)/.test(next);
  const real =
    (supposed && IF.test(texts[at]!)) || like || begins || !['about to', 'open', 'topic', 'when'].includes(tense);
  // "duracak gibi değil".
  if (like && NO.test(texts[at + 2] ?? '')) return { polarity: 'no', real: true, now: true, finite: 'present' };
  if (next === 'diye' && tense !== 'present' && tense !== 'past') return { polarity, real: false, now: false };
  return {
    polarity,
    real: real && !(isAsked && (tense === 'participle' || tense === 'past')),
    now: tense === 'present' || like || begins,
    when: tense === 'when',
    ...((tense === 'present' || tense === 'past') && { finite: tense }),
  };
}

/** "ne ateş var ne şişlik": whether a word stands behind the first "neither" of two. */
function neitherNor(texts: readonly string[]): (at: number) => boolean {
  const places = texts.flatMap((text, at) => (text === 'ne' && !ASKING.test(texts[at + 1] ?? '') ? [at] : []));
  return (at) => places.length > 1 && at > places[0]!;
}
const ASKING = /^(?:zaman|kadar|yap\w*|ol\w*|demek|gibi|ise|diye|dedi\w*|icin|ile|oluyo\w*)$/;

/** A bare cry for help: "acil", "ambulans lazım", "yardım edin". What is asked for urgently ("acil randevu") is none. */
function cries(words: readonly Word[]): void {
  const [first] = words;
  const says = (name: ClassName) => words.some(({ marks }) => marks.has(name));
  if (!first || words.length > CRY || !words.every(({ marks }) => marks.has('cry') || marks.has('plea'))) return;
  if (says('cry')) first.marks.set('alone', [YES]);
}
const CRY = 6;

/** Clauses end with what is said: words behind the last of a sentence belong to it, too. */
function clauses(words: readonly Word[]): void {
  let clause = 0;
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    if (at > 0 && word.sentence !== words[at - 1]!.sentence) clause++;
    word.clause = clause;
    const isLast = !words.slice(at + 1, at + 40).some((other) => other.sentence === word.sentence && other.ends);
    if (word.ends && !isLast) clause++;
  }
}
