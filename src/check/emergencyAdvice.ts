import type { Finding } from '#content/finding.ts';
import { shortened } from '#markdown/shortened.ts';
import { inFirstPerson } from '#site/words/inFirstPerson.ts';
import { createAlarmLevelOf, createPlainFinder, URGENT_TABLES } from '#urgency/forBuild.ts';
import { hasMilderCases, isSameDay } from '#urgency/forRequests.ts';
import { blocksOf, findingInVisible, parsePassage, sentencesIn } from './parsedPassage.ts';
import { findingIn, type Passage } from './passages.ts';
import { readPhrases } from './readPhrases.ts';

const { finder, test } = readPhrases(new URL('emergencyAdvice.yaml', import.meta.url));
export const denialsIn = finder('denies');
const namesHelp = test('helps');
const harmsIn = finder('harms');
const namesSign = test('signs');
const isNotNow = test('notNow');
const saysWhatWeDo = test('weDo');
const isCase = test('case');
const tellsToWait = test('later');
const booksVisit = test('visit');
const leavesToPractice = test('toPractice');
const letsEmergencyWait = test('waits');
const makes112Wait = test('waitsBefore112');
const namesHours = test('hours');

const alarmOf = createAlarmLevelOf(URGENT_TABLES);
const findFirstAid = createPlainFinder();

/** Questions and titles only name their subject; a card for emergencies has its own heading and button. */
const EXEMPT: readonly Passage['role'][] = ['question', 'name', 'link', 'alt', 'keyword', 'sign', 'firstAid'];
/** A practice's own first aid. */
const FIRST_AID = /^answers\/urgent\.yaml (?:texts|signs)/;
/** Another number of three digits, such as 155. */
const OTHER_NUMBER = /(?<!\d)1(?!12)\d\d(?!\d)/;

/**
 * Reject what an editor may write by mistake about emergencies: a sign of 112 among what can wait, or told to wait
 * without 112 or a hospital in its paragraph or one beside it; words that deny an ambulance. Warn if only the question
 * box takes it for such a sign, or a visit is booked for it, and about 112 that depends on opening hours. This reads
 * plain sentences, and does not stop whoever means to mislead.
 */
export function emergencyAdviceFindings(passage: Passage): Finding[] {
  const { field, language, text } = passage;
  const { text: shown } = parsePassage(passage).shown;
  const other = /^words\.emergency/.test(field) ? OTHER_NUMBER.exec(text) : null;
  if (other) return [findingIn(passage, other.index, `names ${other[0]}, but the button beside it calls 112`)];
  const denials = denialsIn(shown).map(({ text: denial, index }) =>
    findingInVisible(passage, index, denialMessage(denial)),
  );
  if (language !== 'tr') return denials;
  const harms = harmsIn(shown).map(({ text: harm, index }) =>
    findingInVisible(passage, index, `${quote(harm)} is known to harm as first aid; remove it`, 'warning'),
  );
  return [...denials, ...harms, ...adviceFindings(passage, shown)];
}

function adviceFindings(passage: Passage, shown: string): Finding[] {
  const { field, file, kind, role } = passage;
  if (EXEMPT.includes(role) || FIRST_AID.test(`${file} ${field}`)) return [];
  if (/^more\./.test(field) && tellsToWait(shown) && !namesHelp(shown))
    return [
      findingIn(passage, 0, `${quote(shown)} lets an emergency wait; this stands behind first aid, so remove it`),
    ];
  if (file.startsWith('answers/') && role !== 'markdown') return [];
  if (role === 'canWait')
    return namesHelp(shown) || !(needs112(shown) || isOfPregnancy(shown))
      ? []
      : [findingIn(passage, 0, 'needs 112, but is in a list of what can wait; move it to care.emergency')];
  // Labels beside each other are one text, of which only advice to wait stands alone.
  if (kind === 'label' && !tellsToWait(shown)) return [];
  const blocks = blocksOf(passage);
  return blocks.flatMap((block, at) => {
    const before = blocks[at - 1]?.text.trim() ?? '';
    const near = [before, block.text, blocks[at + 1]?.text].join('\n');
    const listed = block.isList && before.endsWith(':') ? [{ text: `${before} ${block.text}`, index: 0 }] : [];
    return [...listed, ...sentencesIn(block.text)].flatMap(({ text: sentence, index }) => {
      const [does, severity] = problemOf(sentence, near) ?? [];
      return does ? [findingIn(passage, block.at(index), `${quote(sentence)} ${does}`, severity)] : [];
    });
  });
}

/** What is wrong with words that deny an ambulance. */
export const denialMessage = (denial: string): string =>
  `tells a reader not to call an ambulance: ${quote(denial)}; remove it`;

/** Reject what an answer, joined to its question, tells a patient with a sign of 112 to do instead of a call. */
export function answerAdviceFindings(joined: Passage): Finding[] {
  const { text } = parsePassage(joined).shown;
  const end = text.indexOf('?') + 1;
  const [question, answer] = [text.slice(0, end), text.slice(end)];
  if (namesHelp(text) || !isInstead(answer) || !isDanger(question)) return [];
  return [findingIn(joined, end + 1, `answers ${quote(question)} without 112; begin with "112’yi arayın"`)];
}

function problemOf(sentence: string, near: string): [does: string, severity?: Finding['severity']] | undefined {
  if (sentence.endsWith('?')) return undefined;
  const isOfEmergency = sentence.includes('112') || needs112(sentence);
  if (isOfEmergency && namesHours(sentence))
    return ['makes an emergency depend on opening hours; it does not, so remove the condition', 'warning'];
  if (makes112Wait(sentence))
    return ['tells a reader to wait before a call to 112; write "112’yi arayın" first, and then what to do', 'warning'];
  if (letsEmergencyWait(sentence) && !namesHelp(sentence))
    return ['lets an emergency wait; write "112’yi arayın" instead'];
  if (!isOfEmergency || namesHelp(near) || !(isInstead(sentence) || isCase(sentence))) return undefined;
  const does = `names a sign that needs 112 without saying so; ${REMEDY}`;
  // One books a visit for what one has had for long.
  const isCertain = isInstead(sentence) && namesSign(sentence) && !booksVisit(sentence);
  return [does, isCertain ? 'error' : 'warning'];
}

const REMEDY =
  'say "112’yi arayın" or "hastanenin acil servisine gidin" in the same paragraph, or name it in care.emergency';

/** Tell whether a text says what to do instead of a call to 112. */
const isInstead = (text: string): boolean => tellsToWait(text) || leavesToPractice(text);

/** Tell whether a text is about an emergency of a reader: not if it only says what the practice does in one. */
const needs112 = (text: string): boolean =>
  !isNotNow(text) && !(saysWhatWeDo(text) && !isInstead(text)) && (namesSign(text) || isDanger(inFirstPerson(text)));

/** Of these kinds, texts also name what patients of a practice may wait for. */
const MAY_BE_MILD = ['infection', 'swelling', 'eye'];

/** Tell whether the question box would send whoever says this to 112 at once. */
function isDanger(said: string): boolean {
  const firstAid = alarmOf(said) === 'certain' ? findFirstAid(said) : undefined;
  if (!firstAid || isSameDay(firstAid) || hasMilderCases(firstAid)) return false;
  // The practice itself is where to go within the hour.
  return firstAid.otherwise === 'sameHour' ? tellsToWait(said) : !MAY_BE_MILD.includes(firstAid.kind);
}

const findInPregnancy = createPlainFinder({ isAboutPregnancy: true });
/** Tell whether a text names waters, labour or a child that does not move, which only a pregnancy has. */
const isOfPregnancy = (text: string): boolean =>
  !isNotNow(text) && findInPregnancy(inFirstPerson(text))?.kind === 'pregnancy';

const quote = (text: string): string => JSON.stringify(shortened(text.replaceAll(/\s+/g, ' ').trim(), 90));
