import type { Finding } from '#content/finding.ts';
import type { PlacedText } from '#markdown/places.ts';
import { type VisibleLink, visibleLinksIn } from '#markdown/visibleLinks.ts';
import { findingInVisible, parsePassage } from '../parsedPassage.ts';
import { findingIn, type Passage } from '../passages.ts';
import { readPhrases } from '../readPhrases.ts';
import {
  createIsForeign,
  doubtOfNumber,
  foreignNumbers,
  numbersIn,
  PUBLIC_NUMBERS,
  REMEDY_FOR_NUMBER,
  SHORT_NUMBER,
  shortNumberProblem,
  subscriber,
} from './telephoneNumbers.ts';

const phrases = readPhrases(new URL('telephoneLinks.yaml', import.meta.url));
const saysToCall = phrases.finder('saysToCall');
const namesAmbulance = phrases.test('ambulance');
const namesEmergency = phrases.test('emergency');
const namesPoison = phrases.test('poison');
const namesPractice = phrases.test('practice');

/** Schemes of links that call or write to a number. */
const DIALLED = /^(?:tel|sms):(.*)/is;
/** Hosts of links that write to a number, without the name of a service in front. */
const MESSAGING = /(?:^|\.)(?:wa\.me|wa\.link|whatsapp\.com)$/;

/** Get what a link calls or writes to: a number, or what stands for one. */
function calledBy(href: string): string | undefined {
  const dialled = DIALLED.exec(href)?.[1];
  if (dialled !== undefined) return dialled || 'tel:';
  const address = URL.parse(href, 'https://none.invalid');
  if (!address || !MESSAGING.test(address.hostname.replace(/\.$/, ''))) return undefined;
  return address.searchParams.get('phone') ?? (address.pathname.replaceAll('/', '') || href);
}

/** Get the number that a link calls and must not, since it is neither public nor the practice's. */
export function foreignCall({ href }: VisibleLink, practiceNumbers: readonly string[]): string | undefined {
  const number = calledBy(href);
  if (number === undefined) return foreignNumbers(href, practiceNumbers)[0];
  // Short numbers have a rule of their own.
  const mayBeCalled =
    /^\d{1,6}$/.test(number) ||
    (/^(?:(?:\+|00)?90|0)?[\s().-]*[1-9][\d\s().-]+$/.test(number) &&
      practiceNumbers.some((own) => subscriber(own) === subscriber(number)));
  return mayBeCalled ? undefined : number;
}

/** Describe how the words of a link contradict the number that it dials, if they do. */
export function dialProblem(words: string, dialled: string): string | undefined {
  const { certain, perhaps } = numbersIn(words);
  // Beside a whole number, "145" is an extension.
  const isShort = (number: string) => dialled.length <= 6 || ['112', '114'].includes(number);
  const short = (words.match(/(?<![\p{L}\d.,:/–-])1\d{2}(?![\d\p{L}]|[.,:/–-]\d)/gu) ?? []).filter(isShort);
  const named = [...[...certain, ...perhaps].map(({ text }) => text), ...short];
  const other = named.find((number) => subscriber(number) !== subscriber(dialled));
  return other === undefined
    ? undefined
    : `says ${JSON.stringify(other)}, but dials ${dialled}; both must be one number`;
}

/** Describe how the words of a link contradict its address: they name another number, or one that it does not dial. */
export function callProblem({ href, words }: VisibleLink, practiceNumbers: readonly string[]): string | undefined {
  const dialled = DIALLED.exec(href)?.[1];
  if (dialled !== undefined) {
    const [isOfHelp, isOfPractice] = [namesAmbulance(words), namesPractice(words)];
    const isToPublic = PUBLIC_NUMBERS.includes(dialled);
    if (isToPublic && isOfPractice && !isOfHelp && !words.includes(dialled))
      return `says ${JSON.stringify(words)}, but dials ${dialled}; name ${dialled} there`;
    if (dialled === '112' && namesPoison(words) && !words.includes(dialled))
      return `says ${JSON.stringify(words)}, but dials 112; write 112 there, or dial 114`;
    if (dialled !== '112' && (isOfHelp || (isToPublic && namesEmergency(words))) && !isOfPractice)
      return `says ${JSON.stringify(words)}, but dials ${dialled}; only 112 sends an ambulance`;
    return dialProblem(words, dialled) ?? (practiceNumbers.includes(dialled) ? undefined : shortNumberProblem(dialled));
  }
  const isCalled = calledBy(href) !== undefined || !/^https?:/i.test(href);
  // A list of contents repeats headings.
  const [call] = href.startsWith('#') ? [] : [...saysToCall(words), ...(isCalled ? [] : namedIn(words))];
  return call === undefined
    ? undefined
    : `says ${JSON.stringify(call.text)}, but leads elsewhere; let it dial that number (tel:…), or write other words`;
}

/** Find what names a way to reach somebody: a whole number, or only the service. */
const namedIn = (words: string): PlacedText[] =>
  /^\s*whatsapp\s*$/i.test(words) ? [{ text: words, index: 0 }] : numbersIn(words).certain;

/** Reject links that dial another number than their words name, or one that is not public and not the practice's. */
export function dialFindings(passage: Passage, practiceNumbers: readonly string[]): Finding[] {
  const { language, role } = passage;
  // What patients type (phrasings) is not shown.
  const isLink = role === 'link' || (role === 'question' && language === 'tr');
  const words = isLink ? parsePassage(passage).shown.text : '';
  return [{ href: '', words, index: 0 }, ...visibleLinksIn(parsePassage(passage).tokens)].flatMap((link) => {
    const problem = callProblem(link, practiceNumbers);
    return problem === undefined ? [] : [findingIn(passage, link.index, `this link ${problem}`)];
  });
}

/** Reject numbers that are not among `practiceNumbers`, in any spelling; warn about what looks like one. */
export function telephoneFindings(passage: Passage, practiceNumbers: readonly string[]): Finding[] {
  const isForeign = createIsForeign(practiceNumbers);
  const { text: shown } = parsePassage(passage).shown;
  const { certain, perhaps } = numbersIn(shown);
  const links = visibleLinksIn(parsePassage(passage).tokens);
  return [
    ...certain
      .filter(isForeign)
      .map(({ text, index }) =>
        findingInVisible(passage, index, `the telephone number ${JSON.stringify(text.trim())} ${REMEDY_FOR_NUMBER}`),
      ),
    ...perhaps
      .filter(isForeign)
      .map(({ text, index }) => findingInVisible(passage, index, doubtOfNumber(text), 'warning')),
    ...[...shown.matchAll(SHORT_NUMBER)].flatMap(({ 0: number, index }) => {
      // Links have a rule of their own.
      const isLinked = links.some(({ href, words }) => href.startsWith('tel:') && words.includes(number));
      const problem = isLinked ? undefined : shortNumberProblem(number);
      return problem ? [findingInVisible(passage, index, `this text ${problem}`, 'warning')] : [];
    }),
    ...links.flatMap((link) => {
      const { href, index, showsAddress } = link;
      // What is shown is among the numbers above.
      if (showsAddress && foreignNumbers(href, practiceNumbers).length > 0) return [];
      const foreign = foreignCall(link, practiceNumbers);
      return foreign
        ? [findingIn(passage, index, `the telephone number ${JSON.stringify(foreign)} ${REMEDY_FOR_NUMBER}`)]
        : [];
    }),
  ];
}
