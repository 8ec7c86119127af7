import { compounds } from './compounds.ts';
import { editCost } from './edit.ts';
import { ENGLISH_WORDS } from './englishWords.ts';
import type { ClassName } from './lexicon.ts';
import { measures } from './measures.ts';
import type { Mark, Word } from './word.ts';

/** Words that say nothing of a sign; with the words of the classes they tell English from other languages. */
const PLAIN = new Set(
  (
    'i im ive me my mine is are was were am the a an and or to of in on at it its he she his her hers him they them their we our you your ' +
    'have has had havent this that these those do does did what how who should can could would may might with from for after before since ' +
    'so just very really now today yesterday ago day days week year years old been be being by as up down out off there here then but if when while ' +
    'not no please help emergency still all more one two three any some about because think like feel feels feeling bad need know two got ' +
    'someone somebody already hear heard had first dentist dental night yes'
  ).split(' '),
);
/** Left out where words are counted that stand between others. */
const ARTICLES = new Set(
  'a an the my his her their our your its is are was were am be been being of and has i im ive he she they we on at by'.split(
    ' ',
  ),
);
const NEGATORS = new Set('not cannot never without hardly barely unable no'.split(' '));
const CANNOT = new Set('cannot hardly barely unable'.split(' '));
const MAY = new Set('may might could would'.split(' '));
/** Where a clause ends, and with it what a denial or a condition holds for. */
const CLAUSE = /[,;:()\n]|\bbut\b|\band (?:i|he|she|my|now|the|they)\b|\bwhen\b|\bthen\b/;
const SENTENCE = /[.!?](?:\s|$)/;

const PAST =
  /\b(?:years? ago|months? ago|last (?:year|month|summer|winter|spring|autumn)|when (?:i|he|she|they) (?:was|were) (?:a|an|young|younger|little|small|\d+)\b|as a (?:kid|child|teenager|baby)|once|long ago|in the past|used to|years? back|in (?:19|20)\d\d|in (?:the )?(?:\d0s|january|february|march|april|june|july|august|september|october|november|december)|last (?:christmas|easter|time|semester)|history of|childhood|previously)\b/;
/** What is asked in general, feared, or a manner of speaking. */
const GENERAL =
  /\b(?:afraid (?:of|that|to|i)|scared (?:of|that|to)|fear(?: of)?|worried (?:about|that)|what (?:is|are|causes?|happens)|causes of|prevent\w*|avoid\w*|definition|meaning|symptoms? of|signs? of|risks? of|dangerous if|emergency (?:appointment|hours|dentist)|lol|haha|silly question|is it true|curiosity|(?:almost|nearly) (?:had|died|choked|fainted|swallowed)|joking|movie|film|dream\w*|poster|homework|exam|essay|novel|first aid kit|nobody is hurt|no one is hurt|has any(?:body|one) ever|just (?:asking|curious|wondering|anxiety)|curious|nothing has happened|mouthguard|limit|maximum|when should (?:i|we|one)|(?:can|could|do|does) (?:you|one|people|somebody|someone|kids|children) (?:ever )?(?:choke|bleed|die|faint|swallow|stop|get|have))\b/;

interface Entry {
  readonly words: readonly string[];
  readonly start: boolean;
  readonly name: ClassName;
}

const whole = new Map<string, ClassName[]>();
const starts = new Map<string, ClassName[]>();
const phrases: Entry[] = [];
for (const [name, list] of Object.entries(ENGLISH_WORDS) as [ClassName, string][])
  for (const form of list.split(' ')) {
    const start = form.endsWith('*');
    const text = start ? form.slice(0, -1) : form;
    const map = start ? starts : whole;
    if (text.includes('_')) phrases.push({ words: text.split('_'), start, name });
    else map.set(text, [...(map.get(text) ?? []), name]);
  }
const inPhrases = new Set(phrases.flatMap(({ words }) => words));

/** Shorter beginnings and words are not corrected. */
const CORRECTED = 5;
const correct = [...new Set([...whole.keys(), ...starts.keys()])].filter((form) => form.length >= CORRECTED);

function classesOf(word: string): ClassName[] {
  const names = [...(whole.get(word) ?? [])];
  for (let length = 2; length <= word.length; length++) names.push(...(starts.get(word.slice(0, length)) ?? []));
  return names;
}

const isKnown = (word: string): boolean =>
  PLAIN.has(word) || NEGATORS.has(word) || inPhrases.has(word) || classesOf(word).length > 0;

/** A word without the typing error that is in it, where it is near to one that is known here. */
const corrected = (word: string): string =>
  word.length < CORRECTED - 1 || isKnown(word)
    ? word
    : (correct.find((form) => editCost(word, form) !== undefined) ?? word);

/**
 * Reads a question in plain English as words of the classes that Turkish ones are read as, so that the same signs hold. Undefined
 * where it is not English.
 */
export function readEnglish(question: string): Word[] | undefined {
  const plain = question
    .toLowerCase()
    .replaceAll(/\b(?:can['’]?t|cannot|can not|couldn['’]?t|unable to|not able to)\b/g, ' cannot ')
    .replaceAll(/wo?n['’]t\b|n['’]t\b|\b(?:wont|doesnt|isnt|wouldnt|didnt|hasnt|arent|dont)\b/g, ' not ');
  const typed = plain.match(/\p{L}+/gu) ?? [];
  // Of most questions in Turkish no word is English, or one that is both.
  const known = typed.filter(isKnown).length;
  if (known * 2 < typed.length || (known < 2 && typed.length > 1)) return undefined;
  const isGeneral = GENERAL.test(plain);
  const words: Word[] = [];
  for (const [sentence, text] of plain.split(SENTENCE).entries()) {
    const story = PAST.test(text);
    for (const part of text.split(CLAUSE)) {
      words.push(...wordsIn((part.match(/[a-z]+|\d+/g) ?? []).map(corrected), { sentence, story, isGeneral }));
    }
  }
  compounds(words, { eitherFirst: true });
  measures(words);
  return words;
}

interface Place {
  readonly sentence: number;
  readonly story: boolean;
  readonly isGeneral: boolean;
}

function wordsIn(texts: readonly string[], { sentence, story, isGeneral }: Place): Word[] {
  const words: Word[] = [];
  const isSupposed = texts.includes('if');
  let denial: Mark['polarity'] | undefined;
  let may = false;
  const kept = texts.filter((text) => !ARTICLES.has(text));
  for (let at = 0; at < kept.length; at++) {
    const text = kept[at]!;
    const phrase = phrases.filter((one) => one.words.every((word, i) => kept[at + i] === word));
    const names = phrase.length > 0 ? phrase.map(({ name }) => name) : classesOf(text);
    at += phrase.length > 0 ? phrase[0]!.words.length - 1 : 0;
    if (NEGATORS.has(text)) denial = CANNOT.has(text) ? 'unable' : 'no';
    may ||= MAY.has(text);
    const polarity = names.length > 0 ? (denial ?? 'yes') : 'yes';
    const real = !isGeneral && !isSupposed && !may;
    const mark: Mark = { polarity, real, now: true, finite: 'present' };
    const marks = new Map<ClassName, readonly Mark[]>(
      names.map((name) => [name, /ing$/.test(text) ? [mark] : [mark, { ...mark, finite: 'past' }]]),
    );
    if (isSupposed && at === 0) marks.set('plan', [mark]);
    words.push({ text, sentence, clause: sentence, story, ends: false, meant: [text], marks });
    // A denial holds for the next word that says something, and what is joined to it.
    if (names.length > 0 && !/^(?:or|nor)$/.test(kept[at + 1] ?? '')) {
      denial = undefined;
      may = false;
    }
  }
  return words;
}
