import type { Problem } from '#content/problem.ts';
import type { PlacedText } from '#markdown/places.ts';
import { type Block, blocksOf, parsePassage, problemInVisible, sentencesIn } from '../parsedPassage.ts';
import { type Passage, problemIn } from '../passages.ts';
import { dangerIf } from './dangers.ts';
import { notSentTo } from './helpDenied.ts';

/**
 * Phrases in lines of text, each of them beginnings of words that occur in this order, with or without others between
 * them.
 */
const phrases = (...lines: readonly string[]): readonly (readonly string[])[] =>
  lines.flatMap((line) => line.split(', ').map((phrase) => phrase.split(' ')));

const SIGNS = phrases(
  'nefes dar, nefes kes, nefes alam, nefes al zorlan, nefes al güçl, solu zorlan, solu güçl',
  'yutam, yutkunam, yut zor, yut güç',
  'bilin bulan, bilin kap, bilin kayb, konuşma peltek, pil yut',
  'şiş boyn yayılı, şiş boyna iner, şiş boyna iniyor, şiş boynunuza iner, şiş boynunuza iniyor, şiş boynuna iner, şiş boynuna iniyor, şiş göz yayılı',
);
/** Words of such signs that a sentence may also hold by chance. */
const PERHAPS_SIGNS = phrases(
  'şiş boy iner, şiş boy iniyor, şiş boy indi, şiş göz kapa',
  'çene alt şiş, dil şiş, boğaz şiş, nefes al zor, nefes al güç, solu zor, solu güç',
  'ateş şiş, şiş ateş, ateş açılm, açılm ateş, kemoterapi ateş',
  'göğ ağrı, göğ bask, göğ sıkış, yüz kay, yüz sark, konuşma boz',
  'boyn şişti, hamile kana, gebe kana, bayıl bekle, dudağ morar, dudak morar, boğaz kaç',
);
/** Phrases by which a text denies a sign. */
const ABSENT = phrases('yok, değil, olmadan, olmasa, daha önce, yayılm, büyüm, burn nefes, el kaldır');
/** A sign of 112 that is also treated at a practice. */
const BLEEDING = phrases('kanama durm, kanama durdurulam, durmayan kanama, durdurulamayan kanama');
/** Words of a sentence about the treatment, not about what a patient does. */
const TREATMENT = phrases('değiştiril, uygulan, yapıl, konur, dikil, ertelen, döner, geçil, gerekebil, iltihap, demek');
const WRITE = phrases('mesaj, whatsapp, bize yaz, bize ilet');
const HOURS = phrases(
  'mesai dış, mesai iç, saat dışı, saatleri içinde, kapalıyken, kapalıysa',
  'klini kapalı, klini açık, muayenehane kapalı, muayenehane açık',
  'hafta sonu ise, hafta sonu olursa, pazar günü ise, gece ise, gece olursa',
);
/** Closed, but not the practice. */
const UNCONSCIOUS = /(?:bilin|şuur)\p{L}*\s+kapalı\p{L}*/giu;
/** An ambulance, a hospital to go to, or what somebody does until they come. */
const HELP =
  /112|ambulans|telefonu hoparlöre|kalp masajı|acil servis:|(?:hastane|(?<!\p{L})acil(?:e|\sserv|\sbirim))\p{L}*(?:\s+(?!çalış|oku)\S+){0,6}?\s+(?:git|gid|başvur|götür|ara(?!l)|ulaş|görün|gel|gönder|yönlen|değerlen|iste|işi|çek)/iu;
/** Parts of verbs that put a condition to the reader: `olursa`, `durmazsa`, `şişmişse`, `alamıyorsanız`. */
const CONDITION = /[rzşy]s[ae]/;
/** What ends a clause that tells the reader what to do. */
const ADVISES =
  /(?:\p{L}[ıiuü]n(?:[ıi]z)?|s[ıiuü]n(?:l[ae]r)?|m[ae]l[ıi](?:d[ıi]r|s[ıi]n[ıi]z)?|bilirsiniz)(?=\s*(?:[.,;:!?)]|$))/iu;
const CALMS =
  /(?<!\p{L})(?:olağan|normal|beklenen|geçici|zararsız|doğal)(?:\sbir\s\p{L}+?)?(?:d[ıiu]r)?\s*(?:[.,;:!?)]|$)/iu;

/** Fields that only name their subject. */
const NAMES_ONLY = /(?:^|\.)(?:phrasings|keywords)\b/;

/** Another number of three digits, such as 155. */
const OTHER_NUMBER = /(?<!\d)1(?!12)\d\d(?!\d)/;

/** Questions and titles only name their subject; a card for emergencies has its own heading and button. */
const EXEMPT =
  /(?:^|\.)(?:question|title|shortTitle|procedureName|keywords\[\d+\]|phrasings\[\d+\]|label|alt|summary)$|^firstAid\[|^(?:care\.emergency\[\d+\]|emergency\[\d+\]\.signs\[\d+\]\.text|inShort\.text|urgent)$/;
const CAN_WAIT = /^(?:(?:callWhen|care\.sameDay)\[\d+\]|sameDay\[\d+\]\.text)$/;

const REMEDY = {
  ambulance: 'tells a reader not to call an ambulance',
  hospital: 'tells a reader not to go to a hospital',
  unclear: 'names 112 or an ambulance and does not say to call it',
} as const;

/**
 * Reject texts that deny an ambulance or let an emergency wait; only warn if the words may mean something else. If a
 * sentence asks the reader about a sign of 112, or says what to do about one, its paragraph or one beside it in the
 * section must send them to 112 or a hospital; neither a message nor opening hours may replace that.
 */
export function emergencyAdviceProblems(passage: Passage): Problem[] {
  const { text: shown } = parsePassage(passage).shown;
  const notSent = notSentTo(shown)
    .filter(({ what }) => what === 'ambulance' || (passage.language === 'tr' && !NAMES_ONLY.test(passage.field)))
    .map(({ text, index, what }) =>
      what === 'ambulance'
        ? problemInVisible(passage, index, `${REMEDY[what]}: ${quote(text)}; remove it`)
        : problemInVisible(
            passage,
            index,
            `${REMEDY[what]}: ${quote(text)}; say to call or to go there, or remove it`,
            'warning',
          ),
    );
  return [...notSent, ...delayProblems(passage, shown)];
}

function delayProblems(passage: Passage, shown: string): Problem[] {
  const { field, file, kind, language, text: source } = passage;
  const other = /^words\.emergency/.test(field) ? OTHER_NUMBER.exec(source) : null;
  if (other) return [problemIn(passage, other.index, `names ${other[0]}, but the button beside it calls 112`)];
  if (language !== 'tr' || kind === 'label' || EXEMPT.test(field)) return [];
  if (file.startsWith('answers/') && !field.endsWith('.answer')) return [];
  if (CAN_WAIT.test(field)) {
    const severity = HELP.test(shown) ? undefined : wordsOfSign(shown);
    const message = 'needs 112, but is in a list of what can wait; move it to care.emergency';
    return severity ? [problemIn(passage, 0, message, severity)] : [];
  }
  const blocks = blocksOf(passage);
  return blocks.flatMap((block, place) =>
    sentencesIn(block.text).flatMap(({ text, index }) => {
      const problem = problemOf(text, () => (kind === 'body' ? withNeighbours(blocks, place) : shown));
      return problem ? [problemIn(passage, block.at(index), ...problem)] : [];
    }),
  );
}

/** Join a block with those before and after it in its section. */
function withNeighbours(blocks: readonly Block[], at: number): string {
  const [before, block, after] = [blocks[at - 1], blocks[at]!, blocks[at + 1]];
  const near = [block, !block.isHeading && before, !after?.isHeading && after];
  const text = near.map((one) => (one ? one.text : '')).join('\n');
  return notSentTo(text).reduce((rest, { text: denied }) => rest.replace(denied, ''), text);
}

function problemOf(sentence: string, surroundings: () => string): [string, Problem['severity']] | undefined {
  const names112 = sentence.includes('112');
  const isHelped = HELP.test(sentence);
  const severity = isHelped && !has(HOURS, sentence) ? undefined : signIn(sentence);
  if ((severity || names112) && has(HOURS, sentence.replaceAll(UNCONSCIOUS, '')))
    return [
      `${quote(sentence)} makes an emergency depend on opening hours; signs that need 112 do so at any hour, so remove the condition`,
      names112 ? 'error' : severity!,
    ];
  if (!severity || isHelped) return undefined;
  if (has(WRITE, sentence))
    return [
      `this tells a reader with a sign that needs 112 to write: ${quote(sentence)}; write "112’yi arayın" instead`,
      severity,
    ];
  if (HELP.test(surroundings())) return undefined;
  return [
    `this names a sign that needs 112 without saying what to do: ${quote(sentence)}; say "112’yi arayın" or "hastanenin acil servisine gidin" in the same paragraph, or name it in care.emergency`,
    severity,
  ];
}

/** Tell how serious it is that a sentence names a sign of 112 and says what to do; undefined if it does not. */
function signIn(sentence: string): Problem['severity'] | undefined {
  if (sentence.endsWith('?')) return undefined;
  const isCase = CONDITION.test(sentence) || CALMS.test(sentence);
  const words = wordsOfSign(sentence);
  const named = isCase || (words === 'error' && ADVISES.test(sentence)) ? words : undefined;
  return named === 'error' || has(ABSENT, sentence) || has(TREATMENT, sentence) ? named : (dangerIf(sentence) ?? named);
}

/** Tell how certainly the words of a text are those of a sign of 112. */
function wordsOfSign(text: string): Problem['severity'] | undefined {
  const denied = has(ABSENT, text);
  if ((has(SIGNS, text) && !denied) || (has(BLEEDING, text) && !has(TREATMENT, text))) return 'error';
  return has(PERHAPS_SIGNS, text) && !denied ? 'warning' : undefined;
}

/** Find signs of 112 in a text of a file that says nothing of help. */
export const signsWithoutHelp = (shown: string): PlacedText[] =>
  HELP.test(shown) ? [] : sentencesIn(shown).filter(({ text }) => signIn(text) === 'error');

function has(list: readonly (readonly string[])[], text: string): boolean {
  const words = wordsOf(text);
  return list.some((phrase) => {
    let at = 0;
    return phrase.every((start) => (at = words.findIndex((word, index) => index >= at && word.startsWith(start)) + 1));
  });
}

const wordsOf = (text: string): string[] => text.toLocaleLowerCase('tr').match(/[\p{L}\d]+/gu) ?? [];

const quote = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return JSON.stringify(line.length > 90 ? `${line.slice(0, 89)}…` : line);
};
