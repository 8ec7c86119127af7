import type { Entry } from '../entries/entries.ts';
import type { Practice } from '../entries/practice.ts';
import { fieldName, type Problem } from '../entries/problem.ts';
import { locate, type SourceFile } from '../entries/source.ts';
import { subscriber } from './telephone.ts';

/** Top-level domains that can belong to nobody: RFC 2606 and RFC 6761. */
const RESERVED_HOST = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/;

/** Numbers nobody can be reached at: no Turkish subscriber number begins with 0 or 1; North America keeps 555-01xx. */
const NOBODY = /^\+(?:90\d{3}[01]\d{6}|1\d{3}55501\d{2})$/;

/** ORCID's own sample, of the fictional Josiah Carberry. */
const ORCID = 'https://orcid.org/0000-0002-1825-0097';

/** DOIs under 10.5555 are for examples. */
const DOI = /^https:\/\/doi\.org\/10\.5555\//;

/**
 * What a practice may not claim: a display form that is another number than the one dialled; and while its own address
 * is a reserved one, and so the practice an invented one, anything that could belong to somebody.
 */
export function practiceProblems(practice: Entry<Practice>, source: SourceFile): Problem[] {
  const problems: Problem[] = [];
  const report = (path: (string | number)[], message: string) =>
    problems.push({ severity: 'error', file: practice.file, ...locate(source, path), field: fieldName(path), message });

  if (subscriber(practice.phone.display) !== subscriber(practice.phone.e164))
    report(['phone', 'display'], `is another number than phone.e164 (${practice.phone.e164}); the two must agree`);
  if (!isReserved(practice.url)) return problems;

  const number = (path: string[], value: string) => {
    if (!NOBODY.test(value))
      report(path, `${value} could be somebody's; an invented practice needs one such as "+902320000012"`);
  };
  const address = (path: (string | number)[], value: string) => {
    if (!isReserved(value))
      report(path, `${value} could be somebody's; an invented practice uses addresses that end in ".example"`);
  };
  number(['phone', 'e164'], practice.phone.e164);
  if (practice.booking.whatsapp) number(['booking', 'whatsapp'], practice.booking.whatsapp);
  if (practice.booking.link) address(['booking', 'link'], practice.booking.link);
  if (practice.email) address(['email'], `mailto:${practice.email}`);
  address(['security', 'contact'], practice.security.contact);
  for (const [name, url] of Object.entries(practice.social)) if (url) address(['social', name], url);
  practice.sameAs.forEach((url, index) => address(['sameAs', index], url));
  practice.doctors.forEach(({ memberOf, publications, orcid }, place) => {
    const of = (...rest: (string | number)[]) => ['doctors', place, ...rest];
    memberOf.forEach(({ url }, index) => address(of('memberOf', index, 'url'), url));
    publications.forEach(({ url }, index) => address(of('publications', index, 'url'), url));
    if (orcid && orcid !== ORCID && !isReserved(orcid))
      report(of('orcid'), `could be somebody's; the sample of ORCID itself is ${ORCID}`);
  });
  return problems;
}

/** Whether an address, http or mailto, is one that can belong to nobody. */
export function isReserved(address: string): boolean {
  if (DOI.test(address)) return true;
  const host = address.startsWith('mailto:') ? address.split('@').at(-1)! : new URL(address).hostname;
  return RESERVED_HOST.test(host);
}
