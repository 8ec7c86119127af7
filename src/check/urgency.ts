import type { Problem } from '../entries/problem.ts';
import { problemIn, type Passage } from './passages.ts';

type Phrase = readonly string[];

/** Parse phrases: beginnings of words that occur in this order, with or without other words between them. */
const phrases = (...lists: readonly string[]): readonly Phrase[] =>
  lists.flatMap((list) => list.split(', ').map((phrase) => phrase.split(' ')));

/** Signs of 112. */
const SIGNS = phrases(
  'nefes dar, nefes kes, nefes alam, nefes al zor, nefes al güç, solu zor, solu güç',
  'yutam, yutkunam, yut zor, yut güç',
  'şiş boy yayılı, şiş boy in, şiş göz yayılı, şiş göz kapa, çene alt şiş, dil şiş, boğaz şiş',
  'ateş şiş, şiş ateş, ateş açılm, açılm ateş, kemoterapi ateş',
  'bilin bulan, bilin kap, bilin kayb',
  'göğ ağrı, göğ bask, göğ sıkış, yüz kay, yüz sark, konuşma boz, konuşma peltek',
);
/** Phrases by which a text denies a sign. */
const ABSENT = phrases('yok, değil, olmadan, olmasa, daha önce');
/** A sign of 112 that is also treated at a practice. */
const BLEEDING = phrases('kanama durm, kanama durdurulam, durmayan kanama, durdurulamayan kanama');
/** Words of a sentence about the treatment, not about what a patient does. */
const TREATMENT = phrases('değiştiril, uygulan, yapıl, konur, dikil, ertelen, döner, geçil, gerekebil, iltihap, demek');

const NUMBER = phrases('112');
const HELP = phrases('112, hastane, acil serv, acil birim, acile, ambulans');
const WRITE = phrases('mesaj, whatsapp, bize yaz, bize ilet');
const HOURS = phrases(
  'mesai dış, mesai iç, saat dışı, saatleri içinde, kapalıyken, kapalıysa',
  'klini kapalı, klini açık, muayenehane kapalı, muayenehane açık',
  'hafta sonu ise, hafta sonu olursa, pazar günü ise, gece ise, gece olursa',
);
/** Parts of verbs that put a condition to the reader: `olursa`, `durmazsa`, `şişmişse`, `alamıyorsanız`. */
const CONDITION = ['rsa', 'rse', 'zsa', 'zse', 'şsa', 'şse', 'ysa', 'yse'];

/** Questions and titles only name their subject; a card for emergencies has its own heading and button. */
const EXEMPT =
  /(?:^|\.)(?:question|title|shortTitle|procedureName|keywords\[\d+\]|phrasings\[\d+\]|label|alt|summary)$|^(?:care\.emergency\[\d+\]|emergency\[\d+\]\.signs\[\d+\]\.text|inShort\.text|urgent)$/;
const CAN_WAIT = /^(?:(?:callWhen|care\.sameDay)\[\d+\]|sameDay\[\d+\]\.text)$/;

interface Part {
  readonly text: string;
  readonly index: number;
}

/**
 * Reject an emergency that is told to wait. Where a sentence puts a sign of 112 to the reader, its paragraph or one beside it
 * in the section must send them to 112 or a hospital; neither a message nor opening hours may stand in its place.
 */
export function urgencyProblems(passage: Passage): Problem[] {
  const { field, file, kind, language, text } = passage;
  if (language !== 'tr' || kind === 'label' || EXEMPT.test(field)) return [];
  if (file.startsWith('answers/') && !field.endsWith('.answer')) return [];
  if (CAN_WAIT.test(field)) return checkCanWait(passage);
  const parts = kind === 'body' ? partsOf(text) : [{ text, index: 0 }];
  return parts.flatMap((part, at) => {
    let known: boolean | undefined;
    const isHelpNear = () => (known ??= neighboursOf(parts, at).some((near) => has(HELP, wordsOf(near.text))));
    return sentencesOf(part).flatMap((sentence) => {
      const message = faultOf(sentence.text, isHelpNear);
      return message ? [problemIn(passage, sentence.index, message)] : [];
    });
  });
}

function faultOf(sentence: string, isHelpNear: () => boolean): string | undefined {
  const words = wordsOf(sentence);
  const isCondition = words.some((word) => CONDITION.some((part) => word.includes(part)));
  const isUrgent = isCondition && hasSign(words);
  if ((isUrgent || has(NUMBER, words)) && has(HOURS, words))
    return `${quote(sentence)} makes an emergency depend on opening hours; signs of 112 hold at any hour, so take the condition out`;
  if (!isUrgent || has(HELP, words)) return undefined;
  if (has(WRITE, words))
    return `this tells a reader with a sign of 112 to write: ${quote(sentence)}; write "112’yi arayın" instead`;
  return isHelpNear()
    ? undefined
    : `this names a sign of 112 without what to do: ${quote(sentence)}; say "112’yi arayın" or "hastanenin acil servisine gidin" in the same paragraph, or name it in care.emergency`;
}

function checkCanWait(passage: Passage): Problem[] {
  const words = wordsOf(passage.text);
  if (has(HELP, words) || !hasSign(words)) return [];
  return [problemIn(passage, 0, 'is a sign of 112 in a list of what can wait; move it to care.emergency')];
}

const hasSign = (words: readonly string[]) =>
  (has(SIGNS, words) && !has(ABSENT, words)) || (has(BLEEDING, words) && !has(TREATMENT, words));

const has = (list: readonly Phrase[], words: readonly string[]) =>
  list.some((phrase) => {
    let at = 0;
    return phrase.every((start) => (at = words.findIndex((word, index) => index >= at && word.startsWith(start)) + 1));
  });

/** Lower-case words, without the destinations of links. */
const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/\]\([^()\s]*\)/g, ']')
    .toLocaleLowerCase('tr')
    .match(/[\p{L}\d]+/gu) ?? [];

const isHeading = ({ text }: Part) => /^#{1,6}\s/.test(text);

/** Get a part with those beside it in its section. */
function neighboursOf(parts: readonly Part[], at: number): Part[] {
  const [before, part, after] = [parts[at - 1], parts[at]!, parts[at + 1]];
  return [part, ...(before && !isHeading(part) ? [before] : []), ...(after && !isHeading(after) ? [after] : [])];
}

/** Split a body into headings, paragraphs and lists. */
const partsOf = (text: string): Part[] =>
  [...text.matchAll(/^#{1,6}\s.*|(?:^(?!#{1,6}\s).+\n?)+/gm)].map(({ 0: part, index }) => ({ text: part, index }));

/** Split a part into sentences and list items. */
const sentencesOf = ({ text, index }: Part): Part[] =>
  [...text.matchAll(/[^.!?;|\n]+(?:\n(?!\s*[-*\d|])[^.!?;|\n]+)*[.!?;]?/g)].map((match) => {
    const indent = /^[\s*>-]*/.exec(match[0])![0].length;
    return { text: match[0].slice(indent).trim(), index: index + match.index + indent };
  });

const quote = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return JSON.stringify(line.length > 90 ? `${line.slice(0, 89)}…` : line);
};
