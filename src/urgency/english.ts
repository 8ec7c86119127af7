import { compounds } from './compounds.ts';
import { EnglishVocabulary } from './englishVocabulary.ts';
import type { ClassName } from './lexicon/lexicon.ts';
import { measures } from './measures.ts';
import type { UrgentTables } from './tables.ts';
import type { Mark, Word } from './word.ts';

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

/**
 * Reads a question in plain English as words of the classes that Turkish ones are read as, so that the same signs hold. Undefined
 * where it is not English.
 */
export function createEnglishReader(table: UrgentTables['english']): (question: string) => Word[] | undefined {
  const vocabulary = new EnglishVocabulary(table);
  return (question) => read(question, vocabulary);
}

function read(question: string, vocabulary: EnglishVocabulary): Word[] | undefined {
  const plain = question
    .toLowerCase()
    .replaceAll(/\b(?:can['’]?t|cannot|can not|couldn['’]?t|unable to|not able to)\b/g, ' cannot ')
    .replaceAll(/wo?n['’]t\b|n['’]t\b|\b(?:wont|doesnt|isnt|wouldnt|didnt|hasnt|arent|dont)\b/g, ' not ');
  const typed = plain.match(/\p{L}+/gu) ?? [];
  // Of most questions in Turkish no word is English, or one that is both.
  const known = typed.filter((word) => vocabulary.isKnown(word)).length;
  if (known * 2 < typed.length || (known < 2 && typed.length > 1)) return undefined;
  const isGeneral = GENERAL.test(plain);
  const words: Word[] = [];
  for (const [sentence, text] of plain.split(SENTENCE).entries()) {
    const story = PAST.test(text);
    for (const part of text.split(CLAUSE)) {
      const meant = (part.match(/[a-z]+|\d+/g) ?? []).map((word) => vocabulary.corrected(word));
      words.push(...wordsIn(meant, vocabulary, { sentence, story, isGeneral }));
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

function wordsIn(
  texts: readonly string[],
  vocabulary: EnglishVocabulary,
  { sentence, story, isGeneral }: Place,
): Word[] {
  const words: Word[] = [];
  const isSupposed = texts.includes('if');
  let denial: Mark['polarity'] | undefined;
  let may = false;
  const kept = texts.filter((text) => !ARTICLES.has(text));
  for (let at = 0; at < kept.length; at++) {
    const text = kept[at]!;
    const phrases = vocabulary.phrasesAt(kept, at);
    const names = phrases.length > 0 ? phrases.map(({ name }) => name) : vocabulary.classesOf(text);
    at += (phrases[0]?.words.length ?? 1) - 1;
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
