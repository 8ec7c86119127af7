import type { Problem } from '#content/problem.ts';
import type { Practice } from '#content/schemas/practiceFile.ts';
import type { PlacedText } from '#markdown/places.ts';
import { type VisibleLink, visibleLinksIn } from '#markdown/visibleLinks.ts';
import { parsePassage, problemInVisible } from '../parsedPassage.ts';
import { type Passage, problemIn } from '../passages.ts';

const any = (...patterns: RegExp[]): RegExp => new RegExp(patterns.map(({ source }) => source).join('|'), 'giu');

/** Between the groups of a number, whatever somebody writes there. */
const APART = String.raw`[\s.·,;–—/|:_~*()[\]\u2190-\u21ff\u2794-\u27bf-]{0,4}`;
/** Spellings that only telephone numbers have: international, with a zero or brackets, messaging links, 444 lines. */
const NUMBERS = any(
  /(?<![\d\p{L}])\+[1-9](?:[\s().–—-]{0,2}\d){6,13}(?!\d)/u,
  /(?<![\d\p{L}])00[1-9](?:[\s().-]{0,2}\d){9,12}(?!\d)/u,
  /(?<![\d\p{L}./-])(?:0?\s?\(0?[2-589]\d{2}\)|0[\s.-]?[2-589]\d{2})[\s./-]{0,2}\d{3}[\s.-]?\d{2}[\s.-]?\d{2}(?![\d-])/u,
  // Eleven digits in groups of their own: "0532 1234 567", "0216 345, 67, 89", "0532/123/45/67".
  /(?<![\d\p{L}./-])0[\s.·,–—/|:_()[\]-]{0,4}[2-58](?:[\s.·,–—/|:_()[\]-]{0,4}\d){9}(?![\d-])/u,
  new RegExp(String.raw`(?<![\d\p{L}./-])(?:\+\s?90${APART}|0)[2-58]\d{2}(?:${APART}\d){7}(?![\d-])`, 'u'),
  // The whole of a part of an address.
  /(?<=https?:\/\/[^\s"<>]{1,200}\/)\+?(?:90|0)[2-58]\d{9}(?![\d\p{L}-])/u,
  /(?<![\d\p{L}./-])90[\s.-]?[2-58]\d{2}(?:[\s.-]?\d){7}(?![\d-])/u,
  /(?<=(?:tel|telefon|gsm|cep)[\s.:()]{1,3})[2-9]\d{6}(?!\d)/u,
  /(?<=wa\.me(?::443)?\/{1,2}|whatsapp\.com\/send\/?\?(?:[^\s"<>]*&)?phone=)\+?\d{7,15}/u,
  /(?<![\d\p{L}./-])444[\s.-]\d[\s.-]?\d{3}(?![\d-])/u,
);

/** Spellings that tax numbers, register numbers and doses have, too. */
const PERHAPS = any(
  /(?<![\d\p{L}./-])[2-58]\d{2}[\s.-]?\d{3}[\s.-]?\d{2}[\s.-]?\d{2}(?![\d-])/u,
  /(?<![\d\p{L}./-])(?:\d{3}[\s.-]\d{2}[\s.-]\d{2}|444\d{4})(?![\d-])/u,
);

/** A short number to call: "911 arayın", "113’ü hemen arayın", "118 numaralı hattı arayın", "call 999". */
const CALLED =
  /(?<![\d.,:/])(?:(?<number>\d{3}|\d-\d-\d|11\s2|1\s12)(?:[’']?[iıuüy]{1,2})?(?:\s(?:hemen|numaralı|hattı|numarayı)){0,2}\s(?:ara|çevir)\p{L}*|(?<=call\s|dial\s)(?<dialled>\d{3})(?![\d\p{L}]))/giu;

/** Words before a number that make it a telephone number. */
const CALL = /(?:tel|telefon\p{L}*|phone|gsm|cep|faks|fax|whatsapp|santral)(?: no| numara\p{L}*)?[\s.:()]*$/iu;

const IBAN = /(?<![\p{L}\d])TR\d{2}(?:[\s-]?\d{4}){5}[\s-]?\d{2}(?!\d)/giu;

/** List the telephone numbers that the texts of a practice may name. */
export const numbersOf = ({ phone, booking, whileClosed }: Practice): string[] =>
  [phone.e164, phone.display, booking.whatsapp, whileClosed?.help?.call].filter((number) => number !== undefined);

const placedMatches = (pattern: RegExp, text: string): PlacedText[] =>
  [...text.matchAll(pattern)].map(({ 0: number, index }) => ({ text: number, index }));

/** Find telephone numbers in a text, apart from those of three digits and from what only looks like one. */
export const telephoneNumbers = (text: string): PlacedText[] => split(text).certain;

/** Find numbers that may be those of a telephone. */
function split(passage: string): { readonly certain: PlacedText[]; readonly perhaps: PlacedText[] } {
  const text = passage.replaceAll(IBAN, (iban) => ' '.repeat(iban.length));
  const certain = placedMatches(NUMBERS, text);
  const isNew = ({ text: number, index }: PlacedText) =>
    !certain.some((other) => other.index < index + number.length && index < other.index + other.text.length);
  const others = placedMatches(PERHAPS, text).filter(isNew);
  const isCalled = ({ index }: PlacedText) => CALL.test(text.slice(Math.max(0, index - 40), index));
  return {
    certain: [...certain, ...others.filter(isCalled)].toSorted((a, b) => a.index - b.index),
    perhaps: others.filter((other) => !isCalled(other)),
  };
}

/**
 * Reduce a number to the subscriber's digits, without country code 90 and trunk zero.
 * @example subscriber('+90 (232) 445 12 34'); // '2324451234'
 */
export const subscriber = (number: string): string =>
  number.replaceAll(/\D/g, '').replace(/^(?:00)?(?:90)?0?(?=\d{7})/, '');

/** Tell whether digits are those of a Turkish subscriber: ten with the area code, or seven of a company number. */
export const isTurkish = (digits: string): boolean => /^(?:[2-58]\d{9}|444\d{4})$/.test(digits);

/** Create a predicate of numbers that are not among `practiceNumbers`, in any spelling. */
function createIsForeign(practiceNumbers: readonly string[]): (number: PlacedText) => boolean {
  const ours = practiceNumbers.map(subscriber);
  return ({ text }) => !/\d/.test(text) || !ours.some((number) => number.endsWith(subscriber(text)));
}

/** List the numbers of a text that are not among `practiceNumbers`, in any spelling. */
export const foreignNumbers = (text: string, practiceNumbers: readonly string[]): string[] =>
  telephoneNumbers(text)
    .filter(createIsForeign(practiceNumbers))
    .map(({ text: number }) => number);

/** Reject numbers that are not among `practiceNumbers`, in any spelling; warn about what looks like one. */
export function telephoneProblems(passage: Passage, practiceNumbers: readonly string[]): Problem[] {
  const isForeign = createIsForeign(practiceNumbers);
  const remedy =
    "is not the practice's own (practice.yaml); remove it, or name whom to call at night in whileClosed.help";
  const { text: shown } = parsePassage(passage).shown;
  const { certain, perhaps } = split(shown);
  const addresses = visibleLinksIn(parsePassage(passage).tokens);
  return [
    ...certain
      .filter(isForeign)
      .map(({ text, index }) =>
        problemInVisible(passage, index, `the telephone number ${JSON.stringify(text.trim())} ${remedy}`),
      ),
    ...perhaps.filter(isForeign).map(({ text, index }) => {
      const message = `${JSON.stringify(text)} looks like a telephone number; if it is, it ${remedy}`;
      return problemInVisible(passage, index, message, 'warning');
    }),
    ...[...shown.matchAll(CALLED)].flatMap(({ index, groups = {} }) => {
      const number = (groups['number'] ?? groups['dialled'] ?? '').replaceAll('-', '');
      // Links have a rule of their own.
      const isLinked = addresses.some(({ href, words }) => href.startsWith('tel:') && words.includes(number));
      const problem = isLinked ? undefined : shortNumberProblem(number);
      return problem ? [problemInVisible(passage, index, `this text ${problem}`, 'warning')] : [];
    }),
    ...addresses.flatMap((link) => {
      const { href, index, showsAddress } = link;
      // What is shown is among the numbers above.
      if (showsAddress && foreignNumbers(href, practiceNumbers).length > 0) return [];
      const foreign = foreignCall(link, practiceNumbers);
      if (foreign) return [problemIn(passage, index, `the telephone number ${JSON.stringify(foreign)} ${remedy}`)];
      if (calledBy(href) !== undefined || !ACCOUNT.test(href)) return [];
      const message = `messages by ${href} may not reach the practice; remove this link, unless they do`;
      return [problemIn(passage, index, message, 'warning')];
    }),
  ];
}

/** Hosts of links that write to a number, without the name of a service in front. */
const MESSAGING = /(?:^|\.)(?:wa\.me|wa\.link|whatsapp\.com)$/;

/** Links that write to an account, which nobody can tell from the practice's own. */
const ACCOUNT = /^https?:\/\/(?:\w+\.)?(?:t|telegram|m|ig|signal)\.me\b/i;

/** Schemes of links that call or write to a number. */
const DIALLED = /^(?:tel|sms|callto|facetime|facetime-audio):(.*)/is;

/** Get what a link calls or writes to: a number, or what stands for one. */
function calledBy(href: string): string | undefined {
  const dialled = DIALLED.exec(href)?.[1];
  if (dialled !== undefined) return dialled || 'tel:';
  const address = URL.parse(href, 'https://none.invalid');
  if (!address || !MESSAGING.test(address.hostname.replace(/\.$/, ''))) return undefined;
  return address.searchParams.get('phone') ?? (address.pathname.replaceAll('/', '') || href);
}

/** Tell whether a link may call a number: one of the practice, or a short one, which has a rule of its own. */
const mayBeCalled = (number: string, practiceNumbers: readonly string[]): boolean =>
  /^\+?[\d\s().-]+$/.test(number) &&
  (/^\d{1,6}$/.test(number) || practiceNumbers.some((one) => subscriber(one) === subscriber(number)));

/** Digits in words that somebody may dial: a number as such, or the three of a public one. */
const dialable = (words: string): string[] => {
  const { certain, perhaps } = split(words);
  const short = words.match(/(?<![\p{L}\d.,:/–-])1\d{2}(?![\d\p{L}]|[.,:/–-]\d)/gu) ?? [];
  return [...certain, ...perhaps].map(({ text }) => text).concat(short);
};

/** Tell why words should not dial a number: they name another one. */
export function dialProblem(words: string, dialled: string): string | undefined {
  const other = dialable(words).find((number) => subscriber(number) !== subscriber(dialled));
  return other === undefined
    ? undefined
    : `says ${JSON.stringify(other)}, but dials ${dialled}; both must be one number`;
}

/**
 * Public numbers of Turkey that anybody may be sent to: emergencies, poison, health, social services, cities. Police,
 * gendarmerie and fire brigade are at 112.
 */
const PUBLIC: readonly string[] = '112 114 184 182 144 153 175 183 186 187 188'.split(' ');

/** Tell why nobody should be sent to a number: it is none that the public knows, and too short for a telephone. */
export const shortNumberProblem = (dialled: string): string | undefined =>
  /^[\d\s]{1,6}$/.test(dialled) && !PUBLIC.includes(dialled)
    ? `dials ${dialled}, which is no public number of Turkey; write one of ${PUBLIC.slice(0, 4).join(', ')}, or a whole number`
    : undefined;

const PUBLIC_NUMBER = String.raw`(?<![\p{L}\d.,/–-])(?:${PUBLIC.join('|')}|1[\s.-]1[\s.-]2)(?:[’'‘´]?\p{L}{1,4})?(?![\d\p{L}]|[.,/–-]\d)`;
/** Words of a link that name a public number, as "112’yi arayın" or "Acil: 112", or tell to call an ambulance. */
const TOLD = new RegExp(
  `${PUBLIC_NUMBER}(?!\\s(?:madde|sayfa|yazı|soru|kişi|gün|yıl))|(?<!\\p{L})ambulans çağ[ıi]r[ıi]n`,
  'iu',
);
/** Words about when or why one calls, which may lead to a page. */
const ABOUT_CALLS =
  /gerek|belirt|durum|ne zaman|hangi|neden|nasıl|nedir|önce|sonra|kadar|when|signs?(?!\p{L})|why|how/iu;
/** Words that tell to call, whatever they are about. */
const IMPERATIVE = /(?<!\p{L})(?:ara|bas|çağ[ıi]r|çevir|dokun|tıkla)y?[ıiu]n(?!\p{L})/iu;

/** Words of whoever sends an ambulance, and of the practice. */
const OF_HELP = /ambulans|acil (?:yardım|çağrı)|emergency (?:number|services)/iu;
const OF_US = /(?<!\p{L})(?:biz[ei]|klini|muayenehane|randevu)/iu;

/** Tell why a link should not have its words: they name another number than it dials, or one that it does not dial. */
export function callProblem({ href, words }: VisibleLink, practiceNumbers: readonly string[]): string | undefined {
  const dialled = DIALLED.exec(href)?.[1];
  if (dialled !== undefined) {
    const [isOfHelp, isOfUs] = [OF_HELP.test(words), OF_US.test(words)];
    if (dialled === '112' ? isOfUs && !isOfHelp && !words.includes('112') : isOfHelp && !isOfUs)
      return `says ${JSON.stringify(words)}, but dials ${dialled}; ${isOfUs ? 'name 112 there' : 'only 112 sends an ambulance'}`;
    return dialProblem(words, dialled) ?? (practiceNumbers.includes(dialled) ? undefined : shortNumberProblem(dialled));
  }
  // A list of contents repeats headings.
  const isAbout = ABOUT_CALLS.test(words) && !IMPERATIVE.test(words);
  const told = href.startsWith('#') || isAbout ? undefined : TOLD.exec(words)?.[0].trim();
  return told === undefined
    ? undefined
    : `says ${JSON.stringify(told)}, but leads elsewhere; let it dial that number (tel:…), or write other words`;
}

/** Get the number that a link calls and must not, since it is neither public nor the practice's. */
export function foreignCall({ href }: VisibleLink, practiceNumbers: readonly string[]): string | undefined {
  const called = calledBy(href);
  if (called === undefined) return foreignNumbers(href, practiceNumbers)[0];
  return mayBeCalled(called, practiceNumbers) ? undefined : called;
}

/** Fields that are the words of links to a page. */
const LINK_WORDS = /^(?:title|label|others\.label|(?:questions\[\d+\]\.)?(?:question|link\.label))$/;

/** Reject links that dial another number than their words name, or one that is not public and not the practice's. */
export function dialProblems(passage: Passage, practiceNumbers: readonly string[]): Problem[] {
  const { field, kind } = passage;
  const words = kind === 'field' && LINK_WORDS.test(field) ? parsePassage(passage).shown.text : '';
  return [{ href: '', words, index: 0 }, ...visibleLinksIn(parsePassage(passage).tokens)].flatMap((link) => {
    const problem = callProblem(link, practiceNumbers);
    return problem === undefined ? [] : [problemIn(passage, link.index, `this link ${problem}`)];
  });
}
