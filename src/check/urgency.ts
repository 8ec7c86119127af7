import type { Problem } from '../entries/problem.ts';
import { problemIn, type Passage } from './passages.ts';

/** What a text must advise on a sign for 112: the number, or a hospital. */
const ACTION = /(?<!\d)112(?!\d)|hastane|acil\s+(?:servis|birim)|acile|ambulans/iu;
const MESSAGE =
  /(?:bize\s+(?:mesaj\s+)?yaz|mesaj\s+(?:yaz|at|gönder)|mesajla\s+(?:ulaş|bildir|sor)|whatsapp|bize\s+ilet)/iu;
/** Opening hours as a condition. */
const HOURS =
  /(?:mesai|çalışma\s+saat\p{L}*|klinik\s+saat\p{L}*|saatler\p{L}*)\s+(?:dışında|dışı|içinde\p{L}*\s+(?:ise|bizi))|(?:klinik|muayenehane|biz)\p{L}*\s+(?:kapalı|açık)\p{L}*|kapalıy(?:ken|sak?|sa)|(?:hafta\s+sonu|gece|pazar(?:\s+günü)?)\p{L}*\s+(?:ise|olursa)/iu;
/** Questions and titles name what they are about; other files are about words. */
const NAMES = /(?:^|\.)(?:question|title|shortTitle|procedureName|keywords\[\d+\]|phrasings\[\d+\]|label|alt|summary)$/;
/** What is shown as a card for emergencies brings its action: heading and button. */
const CARD = /^(?:care\.emergency\[\d+\]|emergency\[\d+\]\.signs\[\d+\]\.text|inShort\.text|urgent)$/;
const MILD_LISTS = /^(?:(?:callWhen|care\.sameDay)\[\d+\]|sameDay\[\d+\]\.text)$/;

/** Phrases for what belongs to 112, wherever a text has them; one that a text denies ("yayılmıyorsa") is none. */
const SIGNS: readonly RegExp[] = [
  /nefes\p{L}*\s+(?:dar|kes|al\p{L}*\s+(?:zor|güç)|alam)|solu\p{L}*\s+(?:zor|güç)/iu,
  /yut(?:kun)?(?:am[aı]|m\p{L}*\s+(?:zor|güç))/iu,
  /şi[şs]\p{L}*\s+(?:\p{L}+\s+){0,2}(?:boy[nu]|göz)\p{L}*\s+(?:doğru\s+)?(?:yayıl|in|kapa)(?!m[ıi]y)/iu,
  /(?:çene(?:nin)?\s+alt|dil|boğaz|gırtla)\p{L}*\s+(?:\p{L}+\s+){0,2}şi[şs]/iu,
  /ateş\p{L}*[^.]*(?:şi[şs]|açılm[ıa]|açam)|(?:şi[şs]|açılm[ıa]|açam)[^.]*ateş/iu,
  /bilin(?:ç|ci)\p{L}*\s+(?:\p{L}+\s+){0,1}(?:bulan|kap|kayb)/iu,
  /göğ(?:üs|sü)\p{L}*\s+(?:\p{L}+\s+){0,2}(?:ağrı|bask|sıkış)/iu,
  /yüz\p{L}*\s+(?:\p{L}+\s+){0,2}(?:kay|sark)|konuşma\p{L}*\s+(?:bozul|peltek)/iu,
  /kemoterapi[^.]*ateş/iu,
];
/** Bleeding is stopped in many a treatment, too. */
const BLEEDING = /kanama\p{L}*\s+(?:\p{L}+\s+){0,2}dur(?:mu|ma|dura)|dur(?:mayan|durulamayan)\s+kanama/iu;
/** Not there, or long ago. */
const DENIED = /(?:ateş|şiş)[^.;]*\s(?:yok|değil|olmadan|olmasa)|daha önce/iu;

/** Where a link leads is no word of the text. */
const LINKED = /\]\([^()\s]*\)/g;

function isSign(passage: string, isTreated = false): boolean {
  const text = passage.replaceAll(LINKED, ']').replaceAll('I', 'ı').replaceAll('İ', 'i');
  return (SIGNS.some((sign) => sign.test(text)) && !DENIED.test(text)) || (!isTreated && BLEEDING.test(text));
}

/** What a treatment does then, rather than its reader: "the filling is changed". Whom to call is no such thing. */
const CLINICAL =
  /(?<!\p{L})(?!(?:ara|yaz|ulaş|başvur|bekle|bildir|sor|çağır)\p{L}*)\p{L}+(?:[ıiuü][ln]|n)[ıiuüae]r(?=[\s.,;)]|$)|dön(?:er|ebilir|üşür)|demektir/iu;

/** Sentences that put something to the reader as a condition, or that have no verb: an item of a list. */
const CONDITION = /(?<!\bkı)(?:s[ae](?:nız|niz|k)?|yorsa\p{L}*|[dt][ıiuü]ysa\p{L}*|varsa|olursa)(?=[\s,.;:!?)]|$)/iu;

interface Sentence {
  readonly text: string;
  readonly index: number;
}

/**
 * No emergency is told to wait: where a text puts a sign of 112 to its reader, the same paragraph, list or heading says to call 112 or
 * go to a hospital; writing to the practice is no answer to it, and no opening hours are.
 */
export function urgencyProblems(passage: Passage): Problem[] {
  if (passage.language !== 'tr' || passage.kind === 'label' || NAMES.test(passage.field)) return [];
  if (passage.file.startsWith('answers/') && !passage.field.endsWith('.answer')) return [];
  if (CARD.test(passage.field)) return [];
  if (MILD_LISTS.test(passage.field)) return mild(passage);
  const problems: Problem[] = [];
  for (const { blocks, at } of contexts(passage)) {
    const block = blocks[at]!;
    const around = [blocks[at - 1]?.text, block.text, blocks[at + 1]?.text].join('\n');
    for (const sentence of sentencesOf(block)) {
      const hours = HOURS.exec(sentence.text);
      const acts = ACTION.test(sentence.text);
      const names = CONDITION.test(sentence.text) && isSign(sentence.text, CLINICAL.test(sentence.text));
      const report = (message: string) => problems.push(problemIn(passage, sentence.index, message));
      if (hours && (names || /(?<!\d)112(?!\d)/.test(sentence.text)))
        report(
          `${quoted(hours[0])} makes an emergency depend on opening hours; signs of 112 hold at any hour, so take the condition out`,
        );
      else if (names && !acts && MESSAGE.test(sentence.text))
        report(
          `this tells a reader with a sign of 112 to write: ${quoted(sentence.text)}; write "112’yi arayın" instead`,
        );
      else if (names && !ACTION.test(around))
        report(
          `this names a sign of 112 without what to do: ${quoted(sentence.text)}; say "112’yi arayın" or "hastanenin acil servisine gidin" in the same paragraph, or name it in care.emergency`,
        );
    }
  }
  return problems;
}

/** A list of what can wait until a call the same day. */
function mild(passage: Passage): Problem[] {
  if (ACTION.test(passage.text) || !isSign(passage.text)) return [];
  return [problemIn(passage, 0, 'is a sign of 112 in a list of what can wait; move it to care.emergency')];
}

/** The blocks of a text, each with those beside it in its section, its heading included. */
function* contexts({ text, kind }: Passage): Generator<{ blocks: readonly Sentence[]; at: number }> {
  const blocks = kind === 'body' ? blocksOf(text) : [{ text, index: 0 }];
  let section: Sentence[] = [];
  const sections = [section];
  for (const block of blocks) {
    if (/^#{1,6}\s/.test(block.text)) sections.push((section = [block]));
    else section.push(block);
  }
  for (const list of sections) for (let at = 0; at < list.length; at++) yield { blocks: list, at };
}

/** Paragraphs, lists and headings, each with its place. */
function blocksOf(text: string): Sentence[] {
  const blocks: Sentence[] = [];
  for (const match of text.matchAll(/(?:[^\n]+\n?)+/g)) {
    const [first = '', ...rest] = match[0].split('\n');
    if (!/^#{1,6}\s/.test(first)) blocks.push({ text: match[0], index: match.index });
    else {
      blocks.push({ text: first, index: match.index });
      if (rest.join('').trim()) blocks.push({ text: rest.join('\n'), index: match.index + first.length + 1 });
    }
  }
  return blocks;
}

/** Sentences and items of lists. */
function sentencesOf({ text, index }: Sentence): Sentence[] {
  return [...text.matchAll(/[^.!?;|\n]+(?:\n(?!\s*[-*\d|])[^.!?;|\n]+)*[.!?;]?/g)].map((match) => {
    const lead = /^[\s*>-]*/.exec(match[0])![0].length;
    return { text: match[0].slice(lead).trim(), index: index + match.index + lead };
  });
}

const quoted = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return JSON.stringify(line.length > 90 ? `${line.slice(0, 89)}…` : line);
};
