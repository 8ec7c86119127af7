import type { Problem } from '#content/problem.ts';
import type { PlacedText } from '#markdown/places.ts';
import { type Block, blocksOf, parsePassage, problemInVisible, sentencesIn } from '../parsedPassage.ts';
import { type Passage, problemIn } from '../passages.ts';

/**
 * Phrases in lines of text, each of them beginnings of words that occur in this order, with or without others between
 * them.
 */
const phrases = (...lines: readonly string[]): readonly (readonly string[])[] =>
  lines.flatMap((line) => line.split(', ').map((phrase) => phrase.split(' ')));

const SIGNS = phrases(
  'nefes dar, nefes kes, nefes alam, nefes al zorlan, nefes al güçl, solu zorlan, solu güçl',
  'yutam, yutkunam, yut zor, yut güç',
  'bilin bulan, bilin kap, bilin kayb, konuşma peltek',
  'şiş boyn yayılı, şiş boyna iner, şiş boyna iniyor, şiş boynunuza iner, şiş boynunuza iniyor, şiş boynuna iner, şiş boynuna iniyor, şiş göz yayılı',
);
/** Words of such signs that a sentence may also hold by chance. */
const PERHAPS_SIGNS = phrases(
  'şiş boy iner, şiş boy iniyor, şiş boy indi, şiş göz kapa',
  'çene alt şiş, dil şiş, boğaz şiş, nefes al zor, nefes al güç, solu zor, solu güç',
  'ateş şiş, şiş ateş, ateş açılm, açılm ateş, kemoterapi ateş',
  'göğ ağrı, göğ bask, göğ sıkış, yüz kay, yüz sark, konuşma boz',
);
/** Phrases by which a text denies a sign. */
const ABSENT = phrases('yok, değil, olmadan, olmasa, daha önce');
/** A sign of 112 that is also treated at a practice. */
const BLEEDING = phrases('kanama durm, kanama durdurulam, durmayan kanama, durdurulamayan kanama');
/** Words of a sentence about the treatment, not about what a patient does. */
const TREATMENT = phrases('değiştiril, uygulan, yapıl, konur, dikil, ertelen, döner, geçil, gerekebil, iltihap, demek');
const HELP = phrases('112, hastane, acil serv, acil birim, acile, ambulans');
const WRITE = phrases('mesaj, whatsapp, bize yaz, bize ilet');
const HOURS = phrases(
  'mesai dış, mesai iç, saat dışı, saatleri içinde, kapalıyken, kapalıysa',
  'klini kapalı, klini açık, muayenehane kapalı, muayenehane açık',
  'hafta sonu ise, hafta sonu olursa, pazar günü ise, gece ise, gece olursa',
);
/** Closed, but not the practice. */
const UNCONSCIOUS = /(?:bilin|şuur)\p{L}*\s+kapalı\p{L}*/giu;
/** Parts of verbs that put a condition to the reader: `olursa`, `durmazsa`, `şişmişse`, `alamıyorsanız`. */
const CONDITION = /[rzşy]s[ae]/;

/** 112, whatever stands between its digits, or an ambulance, with any ending. */
const CALLED_HELP = String.raw`(?:(?<![\d.,])1([\s.-]?)1\1(?:2)(?!\d)[^\s.,;:!?]*|(?<!\p{L})(?:yüz on iki|amb[uü]lans)\p{L}*)`;
/** Forms that leave what follows to another time or condition, advise not to hesitate, or tell to call. */
const ELSEWHERE = String.raw`\p{L}*(?:ken|[dt][ıiuü]k[çt][ea]n?|m[ae]d[ae]n|[ıiuü]p|s[ae](?:n[ıi]z|k)?|[ae]n[ae]|yerine|önce|kadar|sonra|için|yerini|tereddüt|ihmal)(?!\p{L})|ve\s|(?:ara(?:y[ıi]n|r|n[ıi]r|mal[ıi])|çağır[ıi]|söyley|gid(?:in|ilir)|başvur[uü][nl])\p{L}*`;
const BETWEEN = String.raw`(?:\s+(?!${ELSEWHERE})[^\s.,;:!?]+){0,7}?\s+`;
const NOT_NEEDED = String.raw`(?<=(?:2[^\s.,;:!?]*|ambulans\p{L}*|(?:ara|çağır|git|başvur)\p{L}*)\s+(?:(?:hiç|hemen|genellikle)\s+)?)gerek(?:m[ei](?:z|yor|di)\p{L}{0,3}|\s+(?:yok(?:tur)?|değil(?:dir)?|kalma\p{L}|duymay[ıi]n))`;
/** What denies, at the end of a clause. */
const DENIAL = String.raw`(?:(?!(?:çekin|kork|gecik|ertele|unut|utan|vazgeç|gerek)\p{L}*m[ae]y?)\p{L}+m[ae](?:y[ıi]n(?:[ıi]z)?|mal[ıi]\p{L}*)|(?:aran|çağrıl|gel|çalış|ver|yetiş|yara|aç|bak)m(?:[ae]z|[ıiuü]yor)(?:l[ae]r|d[ıiu]r)?|değil(?:dir)?(?!\s+m[iı])|gereksiz(?:dir)?(?=\s*(?:[.,;:!?]|$))|yasak\p{L}*|kapalı(?:dır)?|tehlikeli(?:dir)?|ihtiya[cç]\p{L}*\s+(?:yok(?:tur)?|duym\p{L}*)|(?:anlam|fayda|yarar)\p{L}*\s+yok(?:tur)?|boşuna\p{L}*|kayb[ıi]\p{L}*|kaçın[ıi]n|unutun|${NOT_NEEDED})(?!\p{L})`;
const CALLS_US = String.raw`\s+(?:(?!112)\S*[^\s.,:;!?]\s+){0,5}(?:arayın|gelin|yazın)`;
const OTHERWISE = String.raw`(?!until|before|unless|without|while|if|but|hesitate|delay|wait|forget|fail)`;
/** Says not to call an ambulance, or whom to call before or instead. */
const DENIES_HELP = new RegExp(
  [
    CALLED_HELP + BETWEEN + DENIAL,
    String.raw`(?:112|ambulans)[^\s.,;:!?]*\s+(?:yerine|(?:ara|çağır)madan önce)${CALLS_US}|112[’']den önce${CALLS_US}`,
    String.raw`(?:ara|çağır)may[ıi]n\s+(?:112[’']?\p{L}*|ambulans\p{L}*)(?=\s*(?:[.!?]|$))`,
    String.raw`(?:\bnot|\bnever|n[’']t|\bno (?:need|reason))\s+(?:${OTHERWISE}\w+\s+){1,3}?(?:112|ambulance)(?!\w|\scompany)`,
    String.raw`\b(?:ignore|avoid|skip|forget)\s+(?:calling\s+)?(?:112|an ambulance)(?!\w)`,
    String.raw`(?<!\b(?:if|when|until)\s)(?:\b112|ambulance)\s+(?:is|are|does|do|will|can|must|should)(?:n[’']t|\s(?:\w+\s){0,2}(?:not|no|never|unnecessary|useless|(?:a )?waste))`,
    String.raw`(?:^|[.:;!?]\s+)call\s(?:(?!112)[^.;!?]){0,40}(?:instead of|rather than|, not|before)(?: calling)? (?:112|an ambulance)`,
  ].join('|'),
  'giu',
);

/** Tells a reader not to go to a hospital, as one may who has no emergency. */
const DENIES_HOSPITAL = new RegExp(
  String.raw`(?<!\p{L})(?:acil\s(?:servis|birim)\p{L}*|hastaneye)${BETWEEN}${DENIAL}`,
  'giu',
);

/** Find what tells a reader, in a text as it is shown, not to call an ambulance. */
export const deniedHelp = (text: string): PlacedText[] =>
  [...text.matchAll(DENIES_HELP)].map(({ 0: words, index }) => ({ text: words, index }));

/** Another number of three digits, such as 155. */
const OTHER_NUMBER = /(?<!\d)1(?!12)\d\d(?!\d)/;

/** Questions and titles only name their subject; a card for emergencies has its own heading and button. */
const EXEMPT =
  /(?:^|\.)(?:question|title|shortTitle|procedureName|keywords\[\d+\]|phrasings\[\d+\]|label|alt|summary)$|^(?:care\.emergency\[\d+\]|emergency\[\d+\]\.signs\[\d+\]\.text|inShort\.text|urgent)$/;
const CAN_WAIT = /^(?:(?:callWhen|care\.sameDay)\[\d+\]|sameDay\[\d+\]\.text)$/;

/**
 * Reject texts that let an emergency wait; only warn if the words of the sign may be there by chance. If a sentence
 * asks the reader about a sign of 112, its paragraph or one beside it in the section must send them to 112 or a
 * hospital; neither a message nor opening hours may replace that.
 */
export function emergencyAdviceProblems(passage: Passage): Problem[] {
  const { text: shown } = parsePassage(passage).shown;
  const denied = deniedHelp(shown);
  if (denied.length > 0)
    return denied.map(({ text, index }) =>
      problemInVisible(passage, index, `tells a reader not to call an ambulance: ${quote(text)}; remove it`),
    );
  const away = [...shown.matchAll(DENIES_HOSPITAL)].map(({ 0: words, index }) =>
    problemInVisible(
      passage,
      index,
      `tells a reader not to go to a hospital: ${quote(words)}; remove it, unless nobody with a sign of an emergency is meant`,
      'warning',
    ),
  );
  return [...away, ...delayProblems(passage, shown)];
}

function delayProblems(passage: Passage, shown: string): Problem[] {
  const { field, file, kind, language, text: source } = passage;
  const other = /^words\.emergency/.test(field) ? OTHER_NUMBER.exec(source) : null;
  if (other) return [problemIn(passage, other.index, `names ${other[0]}, but the button beside it calls 112`)];
  if (language !== 'tr' || kind === 'label' || EXEMPT.test(field)) return [];
  if (file.startsWith('answers/') && !field.endsWith('.answer')) return [];
  if (CAN_WAIT.test(field)) {
    const severity = has(HELP, shown) ? undefined : signIn(shown);
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
  return near.map((one) => (one ? one.text : '')).join('\n');
}

function problemOf(sentence: string, surroundings: () => string): [string, Problem['severity']] | undefined {
  const severity = CONDITION.test(sentence) ? signIn(sentence) : undefined;
  const names112 = sentence.includes('112');
  if ((severity || names112) && has(HOURS, sentence.replaceAll(UNCONSCIOUS, '')))
    return [
      `${quote(sentence)} makes an emergency depend on opening hours; signs that need 112 do so at any hour, so remove the condition`,
      names112 ? 'error' : severity!,
    ];
  if (!severity || has(HELP, sentence)) return undefined;
  if (has(WRITE, sentence))
    return [
      `this tells a reader with a sign that needs 112 to write: ${quote(sentence)}; write "112’yi arayın" instead`,
      severity,
    ];
  if (has(HELP, surroundings().replaceAll(DENIES_HOSPITAL, ''))) return undefined;
  return [
    `this names a sign that needs 112 without saying what to do: ${quote(sentence)}; say "112’yi arayın" or "hastanenin acil servisine gidin" in the same paragraph, or name it in care.emergency`,
    severity,
  ];
}

/** Tell how serious it is that a text names a sign of 112; undefined if it names none. */
function signIn(text: string): Problem['severity'] | undefined {
  const denied = has(ABSENT, text);
  if ((has(SIGNS, text) && !denied) || (has(BLEEDING, text) && !has(TREATMENT, text))) return 'error';
  return has(PERHAPS_SIGNS, text) && !denied ? 'warning' : undefined;
}

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
