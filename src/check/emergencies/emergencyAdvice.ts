import type { Problem } from '#content/problem.ts';
import type { PlacedText } from '#markdown/places.ts';
import { type Block, blocksOf, parsePassage, problemInVisible, sentencesIn } from '../parsedPassage.ts';
import { type Passage, problemIn } from '../passages.ts';
import { notSentTo } from './helpDenied.ts';
import { advises, dangerIf, isDangerAsked, names, signIn, wordsOfSign } from './signs.ts';

/** Closed, but not the practice. */
const UNCONSCIOUS = /(?:bilin|şuur)\p{L}*\s+kapalı\p{L}*/giu;
/** An ambulance, a hospital to go to, or what somebody does until they come. */
const HELP =
  /112|ambulans|telefonu hoparlöre|kalp masajı|acil servis:|(?:hastane|(?<!\p{L})acil(?:e|\sserv|\sbirim))\p{L}*(?:\s+(?!çalış|oku)\S+){0,6}?\s+(?:git|gid|başvur|götür|ara(?!l)|ulaş|görün|gel|gönder|yönlen|değerlen|iste|işi|çek)/iu;
/** Fields that only name their subject. */
const NAMES_ONLY = /(?:^|\.)(?:phrasings|keywords)\b/;

/** Another number of three digits, such as 155. */
const OTHER_NUMBER = /(?<!\d)1(?!12)\d\d(?!\d)/;

/** Questions and titles only name their subject; a card for emergencies has its own heading and button. */
const EXEMPT =
  /(?:^|\.)(?:question|title|shortTitle|procedureName|keywords\[\d+\]|phrasings\[\d+\]|label|alt|summary)$|^firstAid\[|^(?:care\.emergency\[\d+\]|emergency\[\d+\]\.signs\[\d+\]\.text|inShort\.text|urgent)$/;
const CAN_WAIT = /^(?:(?:callWhen|care\.sameDay)\[\d+\]|sameDay\[\d+\]\.text)$/;

const LETS_WAIT = 'this tells a reader with a sign that needs 112 to write or to wait';
/** An emergency, and what makes a reader wait, in an English sentence without help. */
const LATER_IN_ENGLISH = new RegExp(
  String.raw`^(?!.*(?:112|ambulance|hospital|\b(?:not|never|n[’']t|without) (?:wait|writ)))` +
    String.raw`(?=.*(?:\b(?:in|for) (?:an )?emergenc|\b(?:cannot|can[’']t|can not|unable to) (?:breathe|swallow)|chest pain|bleeding (?:that )?(?:does not|doesn[’']t|will not|won[’']t) stop|unconscious|overdose))` +
    String.raw`.*\b(?:wait|write|message|e-?mail|whatsapp|appointment|tomorrow|morning|monday)\b`,
  'isu',
);

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

/** Reject what an answer, joined to its question, tells a patient with a sign of 112 to do instead of a call. */
export function answerAdviceProblems(joined: Passage): Problem[] {
  const { text } = parsePassage(joined).shown;
  const end = text.indexOf('?') + 1;
  if (HELP.test(text) || !advises(text.slice(end)) || !isDangerAsked(text.slice(0, end))) return [];
  return [problemIn(joined, end + 1, `answers ${quote(text.slice(0, end))} without 112; begin with "112’yi arayın"`)];
}

function delayProblems(passage: Passage, shown: string): Problem[] {
  const { field, file, kind, language, text: source } = passage;
  const other = /^words\.emergency/.test(field) ? OTHER_NUMBER.exec(source) : null;
  if (other) return [problemIn(passage, other.index, `names ${other[0]}, but the button beside it calls 112`)];
  if (language === 'en' && kind === 'field')
    return sentencesIn(shown)
      .filter(({ text }) => LATER_IN_ENGLISH.test(text))
      .map(({ text, index }) =>
        problemInVisible(passage, index, `${LETS_WAIT}: ${quote(text)}; write "call 112" instead`),
      );
  if (/^more\./.test(field) && (names('later', shown) || /(?<!\p{L})önce biz/iu.test(shown)) && !HELP.test(shown))
    return [problemIn(passage, 0, `${LETS_WAIT}: ${quote(shown)}; this stands behind first aid, so remove it`)];
  if (language !== 'tr' || kind === 'label' || EXEMPT.test(field)) return [];
  if (file.startsWith('answers/') && !field.endsWith('.answer')) return [];
  if (CAN_WAIT.test(field)) {
    const isCertain = !names('absent', shown) && !names('others', shown) && dangerIf(shown) === 'error';
    const severity = HELP.test(shown) ? undefined : isCertain ? 'error' : wordsOfSign(shown);
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
  const severity = isHelped && !names('hours', sentence) ? undefined : signIn(sentence);
  if ((severity || names112) && names('hours', sentence.replaceAll(UNCONSCIOUS, '')))
    return [
      `${quote(sentence)} makes an emergency depend on opening hours; signs that need 112 do so at any hour, so remove the condition`,
      names112 ? 'error' : severity!,
    ];
  if (!severity || isHelped) return undefined;
  if (names('write', sentence) || names('emergency', sentence))
    return [`${LETS_WAIT}: ${quote(sentence)}; write "112’yi arayın" instead`, severity];
  if (HELP.test(surroundings())) return undefined;
  return [
    `this names a sign that needs 112 without saying what to do: ${quote(sentence)}; say "112’yi arayın" or "hastanenin acil servisine gidin" in the same paragraph, or name it in care.emergency`,
    severity,
  ];
}

/** Find signs of 112 in a text of a file that says nothing of help. */
export const signsWithoutHelp = (shown: string): PlacedText[] =>
  HELP.test(shown) ? [] : sentencesIn(shown).filter(({ text }) => signIn(text) === 'error');

const quote = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return JSON.stringify(line.length > 90 ? `${line.slice(0, 89)}…` : line);
};
