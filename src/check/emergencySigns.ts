import type { Entries } from '#content/entries.ts';
import type { Finding } from '#content/finding.ts';
import { pageEntries } from '#content/pageEntries.ts';
import type { Care } from '#content/schemas/commonFields.ts';
import { signsByPhrase } from '#content/schemas/urgentFile.ts';
import { TODO } from '#content/todo.ts';
import { isAboutMouth } from '#content/vocabulary.ts';
import type { ContentFile } from '#content/yamlSource.ts';
import { emergencyCall } from '#site/emergency/emergencyCall.ts';
import { everydayTexts, firstAidConfig } from '#site/emergency/firstAidConfig.ts';
import type { Site } from '#site/site.ts';
import { inFirstPerson } from '#site/words/inFirstPerson.ts';
import { createAlarmLevelOf, createPlainFinder, DANGERS, URGENT_TABLES } from '#urgency/forBuild.ts';
import {
  createFirstAidFinder,
  createSignFinder,
  type FirstAidConfig,
  isSameDay,
  prefixesIn,
} from '#urgency/forRequests.ts';
import { findingIn, findingOfField, type Passage } from './passages.ts';
import { longerWords } from './spelling/dictionary.ts';

const TRIAGE = 'triage.yaml';
const SIGN_ROLES: readonly Passage['role'][] = ['sign', 'canWait'];

/** List the signs on the cards of a page. */
const shownBy = ({ emergency, atOnce, hospital, sameDay, others = [] }: Care): string[] => [
  ...[emergency, atOnce, hospital, sameDay].flatMap((signs = []) => signs),
  ...others.flatMap(({ signs }) => signs),
];

/** Warn about signs of triage.yaml that no page shows. */
export function unshownSignWarnings(entries: Entries, files: readonly ContentFile[]): Finding[] {
  const { file, emergency, atOnce, sameDay } = entries.singles[TRIAGE];
  const shownSigns = new Set(pageEntries(entries).flatMap(({ care = {} }) => shownBy(care)));
  const placed = [
    ...emergency.flatMap(({ signs }, at) =>
      signs.map((sign, index) => ({ sign, path: ['emergency', at, 'signs', index] })),
    ),
    ...atOnce.map((sign, index) => ({ sign, path: ['atOnce', index] })),
    ...sameDay.map((sign, index) => ({ sign, path: ['sameDay', index] })),
  ];
  return placed
    .filter(({ sign }) => !shownSigns.has(sign.text))
    .map(({ sign, path }) => {
      const message = `no page shows this sign; write its key, ${JSON.stringify(sign.key)}, in "care.signs" of the pages that it belongs to`;
      return findingOfField(files, file, [...path, 'key'], message, 'warning');
    });
}

/** Letters of a word from which a sign may be it alone. */
const MIN_LONE_WORD_LETTERS = 5;

/** Share of the words of the shorter sign from which two are one. */
const SAME_SIGN = 0.8;

/** Warn about a sign in the file of a page that says the same as one before it there, or as one of triage.yaml. */
export function repeatedSignWarnings(entries: Entries, passages: readonly Passage[]): Finding[] {
  const signs = passages
    .filter(({ role, file, field }) => SIGN_ROLES.includes(role) && (file === TRIAGE || field.startsWith('care.')))
    .map((passage) => ({ passage, words: new Set(prefixesIn(passage.text.replaceAll(/\(.*?\)/g, ''))) }));
  return pageEntries(entries).flatMap(({ file, care = {} }) => {
    const shown = new Set(shownBy(care));
    const onPage = signs.filter(({ passage }) => [TRIAGE, file].includes(passage.file) && shown.has(passage.text));
    return onPage.flatMap(({ passage, words }, at) => {
      if (passage.file === TRIAGE) return [];
      const others = onPage.filter((other, index) => other.passage.file === TRIAGE || index < at);
      const same = others.find((other) => {
        const shared = [...words].filter((word) => other.words.has(word));
        // What is worse, or milder, is said in the same words.
        const isOfOneLevel = passage.role === other.passage.role;
        return isOfOneLevel && shared.length >= SAME_SIGN * Math.min(words.size, other.words.size);
      })?.passage;
      if (!same) return [];
      const remedy =
        same.file === TRIAGE ? 'remove it here, and name the key of the other in "care.signs"' : 'remove one';
      const message = `repeats ${JSON.stringify(same.text)} of ${same.file}:${same.at(0).line}; ${remedy}`;
      return [findingIn(passage, 0, message, 'warning')];
    });
  });
}

/** Reject a page about emergencies that does not say when to call, and whom. */
export function emergencyPageFindings(site: Site, files: readonly ContentFile[]): Finding[] {
  const page = site.emergencyPath === undefined ? undefined : site.pagesByPath.get(site.emergencyPath);
  // A page that does not exist is reported where it is named.
  if (!page) return [];
  const { kind, blocks, markdown } = page;
  const { number } = emergencyCall(site.practice);
  const hasSigns = kind === 'contact' || blocks.some((block) => block.type === 'care' && block.level === 'emergency');
  if (hasSigns && markdown.includes(`tel:${number}`)) return [];
  const message = `names a page that does not say when to call ${number}; name one with signs of an emergency (care.signs, care.emergency), or pages/contact with the number as a link`;
  return [findingOfField(files, 'practice.yaml', ['booking', 'emergency'], message)];
}

/** Tell why a phrase should not be everyday; undefined if it may be. */
function everydayProblem(phrase: string, alarm: ReturnType<ReturnType<typeof createAlarmLevelOf>>): string | undefined {
  if (alarm === 'certain') return 'is an emergency whatever is written here; remove it';
  if (alarm === 'never')
    return 'changes nothing, since the question box takes it for no emergency; remove it, or write the words of a question that it does take for one';
  return alarm === 'clear' && prefixesIn(phrase).length === 1
    ? 'silences this word in whatever somebody tells; write the words beside it that make it harmless, too'
    : undefined;
}

/** Create a function that tells which danger an everyday phrase would silence. */
function createSilencedBy(signs: FirstAidConfig['signs']) {
  const finderWith = (everyday: readonly string[]) => createPlainFinder({ signs, everyday });
  const elsewhere = finderWith([]);
  return (phrase: string): string | undefined => {
    const stems = prefixesIn(phrase);
    const firstAid = finderWith([phrase]);
    const silenced = DANGERS.flatMap((danger) => [`${phrase} ${danger}`, danger]).find(
      (text) => stems.every((stem) => prefixesIn(text).includes(stem)) && !firstAid(text) && elsewhere(text),
    );
    return silenced && `silences ${JSON.stringify(silenced)}; write the words that make it harmless, too, or remove it`;
  };
}

/** Warn about an everyday phrase that cannot be one, that changes nothing, or that is part of an own sign. */
export function everydayWarnings({ singles }: Entries, files: readonly ContentFile[]): Finding[] {
  const { file, everyday, signs: written } = singles['answers/urgent.yaml'];
  const signs = signsByPhrase(written);
  const alarmOf = createAlarmLevelOf(URGENT_TABLES);
  const silencedBy = createSilencedBy(signs);
  const phrases = signs.map((sign) => (typeof sign === 'string' ? sign : sign.phrase));
  return everyday.flatMap((phrase, index): Finding[] => {
    const stems = prefixesIn(phrase);
    const sign = phrases.find((signPhrase) => {
      const words = prefixesIn(signPhrase);
      return stems.every((stem) => words.some((word) => stem.startsWith(word) || word.startsWith(stem)));
    });
    const message = sign
      ? `is part of your own sign ${JSON.stringify(sign)}, so the recogniser ignores those words when a patient omits one of the others; remove it here`
      : (everydayProblem(phrase, alarmOf(phrase)) ?? silencedBy(phrase));
    if (message === undefined) return [];
    return [findingOfField(files, file, ['everyday', index], message, 'warning')];
  });
}

/** Warn about signs of an emergency that a page names, but that the question box does not take for one. */
export function unrecognisedSignWarnings(site: Site, passages: readonly Passage[]): Finding[] {
  const calm = calmTexts(site);
  const { everyday } = site.urgent;
  const own = firstAidConfig(site);
  const firstAid = createFirstAidFinder(own, URGENT_TABLES);
  return passages
    .filter(({ role, text }) => role === 'sign' && !text.startsWith(TODO))
    .filter(({ text }) => !firstAid(text) && !firstAid(inFirstPerson(text)))
    .map((passage) => {
      const silencing = everyday.find((phrase) => {
        const withoutPhrase = { ...own, everyday: own.everyday.filter((kept) => kept !== phrase) };
        return createFirstAidFinder(withoutPhrase, URGENT_TABLES)(inFirstPerson(passage.text));
      });
      const message = silencing
        ? `the question box does not take this for an emergency, because ${JSON.stringify(silencing)} is everyday in answers/urgent.yaml; remove it there`
        : `the question box does not take this for an emergency; add its words to "signs" of answers/urgent.yaml, ${proposedLines(passage.text, calm)}, and try them`;
      return findingIn(passage, 0, message, 'warning');
    });
}

/** Say which words a sign of one short word matches; undefined if it has more, or matches few. */
function shortSignProblem(phrase: string): string | undefined {
  const [beginning = '', ...others] = prefixesIn(phrase);
  const words =
    others.length > 0 || beginning.length >= MIN_LONE_WORD_LETTERS ? [] : longerWords(beginning).slice(0, 3);
  if (words.length < 3) return undefined;
  return `takes every word that begins with "${beginning}" for an emergency, such as ${words.map((word) => JSON.stringify(word)).join(', ')}; write another word of the sign beside it`;
}

/** The names and questions of a practice that no sign may take for an emergency. */
function calmTexts(site: Site): readonly string[] {
  const { names, questions } = everydayTexts(site);
  const { name, doctors } = site.practice;
  return [name, ...doctors.map((doctor) => doctor.name), ...names, ...questions];
}

/** Warn about signs of a practice that match its own names or calm questions, or words of any kind. */
export function wideSignWarnings(site: Site, files: readonly ContentFile[]): Finding[] {
  const calm = calmTexts(site);
  return site.urgent.signs.flatMap((sign, index) => {
    const matches = createSignFinder(signsByPhrase([sign]), URGENT_TABLES.signWords);
    const taken = calm.find((text) => matches(text));
    const phrases = signsByPhrase([sign]).map((one) => (typeof one === 'string' ? one : one.phrase));
    const short = phrases.map(shortSignProblem).find((problem) => problem !== undefined);
    if (taken === undefined && short === undefined) return [];
    const message =
      short ??
      `takes ${JSON.stringify(taken)} for an emergency; write more words of the sign, since a word matches all that begin with its first five letters`;
    return [findingOfField(files, 'answers/urgent.yaml', ['signs', index], message, 'warning')];
  });
}

/** Warn about signs without a kind, whose words are of one for the question box. */
export function kindlessSignWarnings({ singles }: Entries, files: readonly ContentFile[]): Finding[] {
  const { file, signs } = singles['answers/urgent.yaml'];
  const firstAid = createPlainFinder();
  return signs.flatMap((sign, index) => {
    const kind = typeof sign === 'string' ? firstAid(sign)?.kind : undefined;
    if (!kind || kind === 'general') return [];
    const message = `gets the general first aid, while the question box takes these words for "${kind}"; write { phrase: ${sign as string}, kind: ${kind} }`;
    return [findingOfField(files, file, ['signs', index], message, 'warning')];
  });
}

/** Warn about questions whose answers send nobody to a hospital, but which get first aid. */
export function alarmingQuestionWarnings(site: Site, passages: readonly Passage[]): Finding[] {
  const firstAid = createFirstAidFinder(firstAidConfig(site), URGENT_TABLES);
  const calm = new Set(everydayTexts(site).questions);
  const matchesSign = createSignFinder(signsByPhrase(site.urgent.signs), URGENT_TABLES.signWords);
  const isTakenOver = (text: string) => {
    // The sign is named instead.
    if (matchesSign(text)) return false;
    const found = firstAid(text);
    // What a dentist must see the same day, dental practices answer every day, beside first aid.
    return found && !(isAboutMouth(site.practice) && isSameDay(found));
  };
  const message =
    'the question box takes this for an emergency, so first aid stands before your answer or in its place; add its words to "everyday" of answers/urgent.yaml, ask in other words, or say in the answer when to call 112';
  return passages
    .filter(({ role, text }) => role === 'question' && calm.has(text) && isTakenOver(text))
    .map((passage) => findingIn(passage, 0, message, 'warning'));
}

/** Words that say nothing of the sign itself. */
const PARTICLE =
  /^(?:ve|veya|ya|da|de|ile|bir|iki|çok|daha|gibi|sonra|önce|varsa|olduysa|olursa|başladıysa|birlikte|sizde|kişi)$/u;
const MAX_SIGN_WORDS = 3;
const MIN_SIGN_LETTERS = 5;

/**
 * Shorten the first clause of a sign to lines of answers/urgent.yaml: word beginnings, which match every ending. A last
 * word with an alternative ("morardı ya da karardıysa") makes two lines, since a line needs all of its words. None is
 * only a short word, or matches a calm text of the practice.
 */
function proposedLines(text: string, calm: readonly string[]): string {
  const clause = (/^[^,;(]+/.exec(text)?.[0] ?? text).toLocaleLowerCase('tr');
  const [, before = clause, word = '', alternative = ''] = /^(.*?)(\S+) (?:ya da|veya) (\S+)$/u.exec(clause) ?? [];
  const lines = alternative ? [`${before}${word}`, `${before}${alternative}`] : [clause];
  const isNarrow = (line: string): boolean =>
    line.length >= MIN_SIGN_LETTERS && !calm.some(createSignFinder([line], URGENT_TABLES.signWords));
  const proposed = [...new Set(lines.map(beginningsOf))].filter(isNarrow).map((line) => `"- ${line}"`);
  return proposed.length > 0 ? `such as ${proposed.join(' and ')}` : 'several of them, as your patients write them';
}

const beginningsOf = (clause: string): string =>
  clause
    .match(/[\p{L}\d]+/gu)!
    .filter((word) => !PARTICLE.test(word))
    .slice(0, MAX_SIGN_WORDS)
    // "yüzünüz" to "yüzü", which is the beginning of "yüzüm", too.
    .map((word) => word.slice(0, 5).replace(/n[ıiuü]?$/u, ''))
    .join(' ');
