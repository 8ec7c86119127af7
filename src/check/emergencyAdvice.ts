import type { Finding } from '#content/finding.ts';
import type { PlacedText } from '#markdown/places.ts';
import { inFirstPerson } from '#site/words/inFirstPerson.ts';
import { createAlarm, URGENT_TABLES } from '#urgency/forBuild.ts';
import { createFirstAidFinder, hasMilderCases, isSameDay } from '#urgency/forRequests.ts';
import { blocksOf, findingInVisible, type ParsedBlock, parsePassage, sentencesIn } from './parsedPassage.ts';
import { findingIn, type Passage } from './passages.ts';
import { readPhrases } from './readPhrases.ts';

const { finder, test } = readPhrases(new URL('emergencyAdvice.yaml', import.meta.url));
const denialsOfAmbulance = finder('deniesAmbulance');
const denialsOfHospital = finder('deniesHospital');
const discouragements = finder('discourages');
const namesHelp = test('helps');
const namesSign = test('signs');
const mayNameSign = test('perhapsSigns');
const isNotNow = test('notNow');
const isTreated = test('TREATED');
const isOfTeam = test('ofTeam');
const isAtOnce = test('atOnce');
const isCase = test('case');
const waits = test('waits');
const tellsToWait = test('later');
const tellsToWrite = test('writes');
const namesHours = test('hours');

const alarmOf = createAlarm(URGENT_TABLES);
const firstAidFor = createFirstAidFinder({ page: '', pages: {}, more: {}, signs: [], everyday: [] }, URGENT_TABLES);

/** Questions and titles only name their subject; a card for emergencies has its own heading and button. */
const EXEMPT: readonly Passage['role'][] = ['question', 'name', 'link', 'alt', 'keyword', 'sign', 'firstAid'];
/** Another number of three digits, such as 155. */
const OTHER_NUMBER = /(?<!\d)1(?!12)\d\d(?!\d)/;

const LETS_WAIT = 'this tells a reader with a sign that needs 112 to write or to wait';

/**
 * Reject texts that deny an ambulance or let an emergency wait; only warn if the words may mean something else. If a
 * sentence asks the reader about a sign of 112, or says what to do about one, its paragraph or one beside it in the
 * section must send them to 112 or a hospital; neither a message nor opening hours may replace that.
 */
export function emergencyAdviceFindings(passage: Passage): Finding[] {
  const { text: shown } = parsePassage(passage).shown;
  const describe = (found: readonly PlacedText[], does: string, severity: Finding['severity']) =>
    found.map(({ text, index }) => findingInVisible(passage, index, `${does}: ${quote(text)}; remove it`, severity));
  const isTurkish = passage.language === 'tr' && passage.role !== 'keyword';
  return [
    ...describe(deniedHelp(shown), 'tells a reader not to call an ambulance', 'error'),
    ...(isTurkish ? describe(denialsOfHospital(shown), 'tells a reader not to go to a hospital', 'warning') : []),
    ...(isTurkish ? describe(discouragements(shown), 'names 112 for some only, or as what is left', 'warning') : []),
    ...delayFindings(passage, shown),
  ];
}

/** Find what tells a reader, in a text as it is shown, not to call an ambulance. */
export const deniedHelp = (shown: string): PlacedText[] =>
  denialsOfAmbulance(shown).filter(({ text, index }) => !/^[^.!?]*\?/.test(shown.slice(index + text.length)));

/** Reject what an answer, joined to its question, tells a patient with a sign of 112 to do instead of a call. */
export function answerAdviceFindings(joined: Passage): Finding[] {
  const { text } = parsePassage(joined).shown;
  const end = text.indexOf('?') + 1;
  const question = text.slice(0, end);
  const answer = text.slice(end);
  if (namesHelp(text) || !(isCase(answer) || tellsToWait(answer)) || dangerOf(question) !== 'error') return [];
  return [findingIn(joined, end + 1, `answers ${quote(question)} without 112; begin with "112’yi arayın"`)];
}

function delayFindings(passage: Passage, shown: string): Finding[] {
  const { field, file, kind, language, role, text: source } = passage;
  const other = /^words\.emergency/.test(field) ? OTHER_NUMBER.exec(source) : null;
  if (other) return [findingIn(passage, other.index, `names ${other[0]}, but the button beside it calls 112`)];
  if (language === 'en' && kind === 'field')
    return sentencesIn(shown)
      .filter(({ text }) => waits(text))
      .map(({ text, index }) =>
        findingInVisible(passage, index, `${LETS_WAIT}: ${quote(text)}; write "call 112" instead`),
      );
  if (/^more\./.test(field) && (tellsToWait(shown) || /(?<!\p{L})önce biz/iu.test(shown)) && !namesHelp(shown))
    return [findingIn(passage, 0, `${LETS_WAIT}: ${quote(shown)}; this stands behind first aid, so remove it`)];
  if (language !== 'tr' || EXEMPT.includes(role)) return [];
  // Labels beside each other are one text, of which only advice to wait stands alone.
  if (kind === 'label' && !tellsToWait(shown) && !waits(shown)) return [];
  if (file.startsWith('answers/') && role !== 'markdown') return [];
  if (role === 'canWait') {
    const severity = namesHelp(shown) ? undefined : signIn(shown);
    const message = 'needs 112, but is in a list of what can wait; move it to care.emergency';
    return severity ? [findingIn(passage, 0, message, severity)] : [];
  }
  const blocks = blocksOf(passage);
  return blocks.flatMap((block, place) => [
    ...(kind === 'body' ? waitingAfterSigns(passage, blocks, place) : []),
    ...sentencesIn(block.text).flatMap(({ text, index }) => {
      const problem = problemOf(text, () => (kind === 'body' ? withNeighbours(blocks, place) : shown));
      return problem ? [findingIn(passage, block.at(index), ...problem)] : [];
    }),
  ]);
}

/** Reject advice to wait or write behind a heading or a list, or before a list, that names signs of 112. */
function waitingAfterSigns(passage: Passage, blocks: readonly ParsedBlock[], at: number): Finding[] {
  const [block, next] = [blocks[at]!, blocks[at + 1]];
  if (!next || next.isHeading || namesHelp(withNeighbours(blocks, at + 1))) return [];
  const adviceIn = ({ text }: ParsedBlock) =>
    sentencesIn(text).find((sentence) => tellsToWait(sentence.text) || tellsToWrite(sentence.text));
  const names = ({ text }: ParsedBlock) => sentencesIn(text).some((sentence) => signIn(sentence.text) === 'error');
  const pairs = [
    { signs: block, advice: next, isRead: block.isHeading || block.isList },
    { signs: next, advice: block, isRead: next.isList && !block.isHeading },
  ];
  return pairs.flatMap(({ signs, advice, isRead }) => {
    const found = isRead && names(signs) ? adviceIn(advice) : undefined;
    if (!found) return [];
    const message = `${LETS_WAIT}: ${quote(`${signs.text} … ${found.text}`)}; write "112’yi arayın" instead`;
    return [findingIn(passage, advice.at(found.index), message)];
  });
}

/** Join a block with those before and after it in its section. */
function withNeighbours(blocks: readonly ParsedBlock[], at: number): string {
  const [before, block, after] = [blocks[at - 1], blocks[at]!, blocks[at + 1]];
  const near = [block, !block.isHeading && before, !after?.isHeading && after];
  const text = near.map((neighbour) => (neighbour ? neighbour.text : '')).join('\n');
  return deniedHelp(text).reduce((rest, { text: denied }) => rest.replace(denied, ''), text);
}

function problemOf(sentence: string, surroundings: () => string): [string, Finding['severity']] | undefined {
  const dependsOnHours = namesHours(sentence);
  const isHelped = namesHelp(sentence);
  const severity = isHelped && !dependsOnHours ? undefined : adviceOnSign(sentence);
  if (dependsOnHours && (severity || sentence.includes('112')))
    return [
      `${quote(sentence)} makes an emergency depend on opening hours; signs that need 112 do so at any hour, so remove the condition`,
      sentence.includes('112') ? 'error' : severity!,
    ];
  if (!severity || isHelped) return undefined;
  if (tellsToWrite(sentence) || waits(sentence))
    return [`${LETS_WAIT}: ${quote(sentence)}; write "112’yi arayın" instead`, severity];
  if (namesHelp(surroundings())) return undefined;
  return [
    `this names a sign that needs 112 without saying what to do: ${quote(sentence)}; say "112’yi arayın" or "hastanenin acil servisine gidin" in the same paragraph (if only the practice can help within the hour, "hemen bize gelin"), or name it in care.emergency`,
    severity,
  ];
}

/** Find signs of 112 in a text of a file that says nothing of help. */
export const signsWithoutHelp = (shown: string): PlacedText[] =>
  namesHelp(shown) ? [] : sentencesIn(shown).filter(({ text }) => adviceOnSign(text) === 'error');

/** Tell how serious it is that a sentence names a sign of 112 and says what to do; undefined if it does not. */
function adviceOnSign(sentence: string): Finding['severity'] | undefined {
  if (sentence.endsWith('?')) return undefined;
  if (waits(sentence)) return 'error';
  return isCase(sentence) || tellsToWait(sentence) || tellsToWrite(sentence) ? signIn(sentence) : undefined;
}

/** Tell how certainly a text names a sign of 112. */
function signIn(text: string): Finding['severity'] | undefined {
  if (isNotNow(text)) return undefined;
  if (namesSign(text)) return 'error';
  if (mayNameSign(text)) return 'warning';
  return isTreated(text) || isOfTeam(text) ? undefined : dangerOf(inFirstPerson(asNow(text)));
}

/** Say as now what a text says of a case: "şişerse" becomes "şişiyor", "bayılırsanız" becomes "bayılıyorum". */
const asNow = (text: string): string =>
  text.replaceAll(/(?<!\p{L})(?!vars)(\p{L}+?)[aeıiuü]?[rz]s[ae](n[ıi]z)?(?!\p{L})/gu, (_, stem: string, you = '') => {
    const bare = stem.replace(/[aeıiuü]$/u, '');
    const vowel = /[aıeiouöü](?=[^aıeiouöü]*$)/u.exec(bare)?.[0] ?? 'ı';
    return `${bare}${{ a: 'ı', e: 'i', o: 'u', ö: 'ü' }[vowel] ?? vowel}yor${you && 'um'}`;
  });

/** Of these kinds, texts also name what patients of a practice may wait for. */
const MAY_BE_MILD = ['infection', 'swelling', 'eye'];

/** Tell how certainly the question box would send whoever says this to 112 at once. */
function dangerOf(said: string): Finding['severity'] | undefined {
  const firstAid = alarmOf(said) === 'certain' ? firstAidFor(said) : undefined;
  if (!firstAid || isSameDay(firstAid) || hasMilderCases(firstAid)) return undefined;
  // The practice itself is where to go within the hour.
  if (firstAid.otherwise === 'sameHour' && !tellsToWait(said)) return isAtOnce(said) ? undefined : 'warning';
  return MAY_BE_MILD.includes(firstAid.kind) ? 'warning' : 'error';
}

const quote = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return JSON.stringify(line.length > 90 ? `${line.slice(0, 89)}…` : line);
};
