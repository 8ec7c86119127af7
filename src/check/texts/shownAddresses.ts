import { domainToASCII } from 'node:url';
import type { Finding } from '#content/finding.ts';
import { type VisibleLink, visibleLinksIn } from '#markdown/visibleLinks.ts';
import { parsePassage } from '../parsedPassage.ts';
import { findingIn, type Passage } from '../passages.ts';

/** The host of a page, or an address of mail; a title before a name (`Dt.Ahmet`) is neither. */
const ADDRESS =
  /(?<![\p{L}\d.@_+=&?#-]|(?<!\/)\/)(?:([\w.+-]+)@)?((?:[\p{L}\d-]+\.)+(?:[a-z]{2,}|[A-Z]{2,}))(?![\p{L}\d-])/gu;
const FILE = /\.(?:csv|docx?|html?|jpe?g|json|md|pdf|png|txt|xlsx?|xml|zip)$/i;

/** Tell why readers would take a link for one to somebody else. */
export function addressProblem({ href, words }: VisibleLink): string | undefined {
  const url = URL.parse(href);
  if (!url || !['http:', 'https:', 'mailto:'].includes(url.protocol)) return undefined;
  const isMail = url.protocol === 'mailto:';
  const mail = isMail ? url.pathname.toLowerCase() : '';
  const host = isMail ? mail.slice(mail.lastIndexOf('@') + 1) : url.hostname;
  const other = [...words.matchAll(ADDRESS)].find(([address, user, named = '']) => {
    if (user !== undefined) return address.toLowerCase() !== mail;
    return !FILE.test(named) && !isSameHost(domainToASCII(named), host);
  });
  return other && `says ${JSON.stringify(other[0])}, but leads to ${mail || host}; both must be one address`;
}

/** Tell whether two hosts are one, or one is below the other. */
function isSameHost(one: string, other: string): boolean {
  const [a, b] = [one, other].map((host) => `.${host.replace(/^www\./, '')}`) as [string, string];
  return a.endsWith(b) || b.endsWith(a);
}

/** Reject links that lead elsewhere than they seem to. */
export const addressFindings = (passage: Passage): Finding[] =>
  visibleLinksIn(parsePassage(passage).tokens).flatMap((link) => {
    const problem = addressProblem(link);
    return problem === undefined ? [] : [findingIn(passage, link.index, `this link ${problem}`)];
  });
