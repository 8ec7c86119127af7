import type { Finding } from '#content/finding.ts';
import { visibleLinksIn } from '#markdown/visibleLinks.ts';
import { parsePassage } from '../parsedPassage.ts';
import { findingIn, type Passage } from '../passages.ts';
import { readPhrases } from '../readPhrases.ts';

const saysThatItDials = readPhrases(new URL('telephoneLinks.yaml', import.meta.url)).test('dials');

/** Services whose addresses hide where they lead, and may lead elsewhere tomorrow. */
const SHORTENERS =
  /^(?:bit\.ly|cutt\.ly|goo\.gl|is\.gd|kisa\.link|lnkd\.in|ow\.ly|rb\.gy|shorturl\.at|t\.co|t\.ly|tinyurl\.com)$/;

/** Warn of links whose reader cannot tell what they call, to whom they write, or where they lead. */
export const linkWarnings = (passage: Passage, email: string | undefined): Finding[] =>
  visibleLinksIn(parsePassage(passage).tokens).flatMap(({ href, words, index }) => {
    const doubt = linkDoubt(href, words, email);
    return doubt ? [findingIn(passage, index, `this link ${doubt}`, 'warning')] : [];
  });

function linkDoubt(href: string, words: string, email: string | undefined): string | undefined {
  const [, scheme, rest = ''] = /^(tel|mailto):([^?]*)/i.exec(href) ?? [];
  if (scheme === 'tel' && !/\d/.test(words) && !saysThatItDials(words))
    return `says ${JSON.stringify(words)}, but dials ${rest}; write there whom it calls`;
  if (scheme === 'mailto' && email !== undefined && rest.toLowerCase() !== email.toLowerCase())
    return `writes to ${rest}, not to the practice (${email}); correct it, if it is not somebody else's`;
  const { hostname = '', username = '' } = URL.parse(href) ?? {};
  const host = withoutWww(hostname);
  if (SHORTENERS.test(host)) return 'hides where it leads, and its service may change that; link the page itself';
  if (username) return `leads to ${host}, which the name before "@" hides; remove that name`;
  const shown = withoutWww(SHOWN_HOST.exec(words.trim())?.[1]?.toLowerCase() ?? '');
  return shown && host && shown !== host ? `shows ${shown}, but leads to ${host}; both must be one site` : undefined;
}

/** Words that are the address of a page. */
const SHOWN_HOST = /^(?:https?:\/\/)?((?:[\w-]+\.)+(?:com|edu|example|gov|net|org|tr))(?:\/\S*)?$/i;
const withoutWww = (hostname: string): string => hostname.replace(/^www\./, '');
