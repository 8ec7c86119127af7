import type { Practice } from '../entries/schemas/practice.ts';
import type { Problem } from '../entries/problem.ts';
import { problemIn, type Passage } from './passages.ts';

/** Top-level domains that are reserved for examples and tests: RFC 2606 and RFC 6761. */
const RESERVED_HOST = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/;

/** No Turkish subscriber number begins with 0 or 1; North America reserves 555-01xx for fiction. */
const UNASSIGNED_NUMBER = /^\+(?:90\d{3}[01]\d{6}|1\d{3}55501\d{2})$/;

/** ORCID's own example, of the fictional Josiah Carberry. */
const SAMPLE_ORCID = 'https://orcid.org/0000-0002-1825-0097';

/** DOIs under 10.5555 are reserved for examples. */
const SAMPLE_DOI = /^https:\/\/doi\.org\/10\.5555\//;

/** Reserved addresses, sample DOIs and the sample ORCID iD in a text. */
const LEFTOVER =
  /(?:https?:\/\/|mailto:|www\.|@)[\w.@-]{0,80}\.(?:example|test|invalid)(?![\w-])|\b10\.5555\/|\b0000-0002-1825-0097\b/gi;

type Path = readonly (string | number)[];
type Kind = 'number' | 'address' | 'orcid';
type OwnedValue = readonly [path: Path, value: string | undefined, kind: Kind];

/** List what practice.yaml says is the practice's own, apart from its name. */
const ownedValues = ({ phone, booking, email, security, social, sameAs, doctors }: Practice): OwnedValue[] => [
  [['phone', 'e164'], phone.e164, 'number'],
  [['booking', 'whatsapp'], booking.whatsapp, 'number'],
  [['booking', 'link'], booking.link, 'address'],
  [['email'], email && `mailto:${email}`, 'address'],
  [['security', 'contact'], security.contact, 'address'],
  [['booking', 'online'], booking.online, 'address'],
  ...Object.entries(social).map(([name, value]): OwnedValue => [['social', name], value, 'address']),
  ...sameAs.map((value, index): OwnedValue => [['sameAs', index], value, 'address']),
  ...doctors.flatMap((doctor, index): OwnedValue[] => [
    ...(['memberOf', 'publications'] as const).flatMap((list) =>
      doctor[list].map(({ url }, place): OwnedValue => [['doctors', index, list, place, 'url'], url, 'address']),
    ),
    [['doctors', index, 'orcid'], doctor.orcid, 'orcid'],
  ]),
];

const SAMPLE_OF: Readonly<Record<Kind, string>> = {
  number: 'an invented practice needs one whose last seven digits begin with 0 or 1',
  address: 'an invented practice uses addresses that end in ".example"',
  orcid: `the sample of ORCID itself is ${SAMPLE_ORCID}`,
};

/**
 * Reject values that somebody may own in an invented practice, whose own address is reserved, and reserved values in a
 * real one.
 */
export function ownershipFaults(practice: Practice): [Path, string][] {
  const invented = isReserved(practice.url);
  return ownedValues(practice).flatMap(([path, value, kind]): [Path, string][] => {
    if (value === undefined || (kind === 'orcid' && orcidFault(value))) return [];
    const reserved = kind === 'number' ? UNASSIGNED_NUMBER.test(value) : value === SAMPLE_ORCID || isReserved(value);
    if (reserved === invented) return [];
    const shown = value.replace('mailto:', '');
    const message = invented
      ? `${shown} could be somebody's; ${SAMPLE_OF[kind]}${kind === 'number' && value.startsWith('+90') ? `, such as "${value.slice(0, 6)}0000012"` : ''}`
      : leftover(shown);
    return [[path, message]];
  });
}

/** Reject what is left of an invented practice in the texts of a real one. */
export const leftoverProblems = (passage: Passage): Problem[] =>
  [...passage.text.matchAll(LEFTOVER)].map(({ 0: text, index }) =>
    problemIn(passage, index, leftover(JSON.stringify(text))),
  );

const leftover = (value: string) =>
  `${value} is left from an invented practice and belongs to nobody; write the practice's own, or remove it`;

/** Tell whether an address (http, https or mailto) is reserved for examples and tests. */
export function isReserved(address: string): boolean {
  if (SAMPLE_DOI.test(address)) return true;
  const host = address.startsWith('mailto:') ? address.split('@').at(-1)! : new URL(address).hostname;
  return RESERVED_HOST.test(host);
}

const ORCID = /^https:\/\/orcid\.org\/(\d{4}-\d{4}-\d{4}-\d{3}[\dX])$/;

/** Describe what is wrong with the address of an ORCID iD, check digit (ISO 7064 MOD 11-2) included. */
export function orcidFault(address: string): string | undefined {
  const id = ORCID.exec(address)?.[1]?.replaceAll('-', '');
  if (!id) return 'must be "https://orcid.org/" and four groups of four digits, such as 0000-0002-1825-0097';
  const sum = [...id.slice(0, -1)].reduce((total, digit) => (total + Number(digit)) * 2, 0);
  const wanted = (12 - (sum % 11)) % 11;
  return id.at(-1) === (wanted === 10 ? 'X' : String(wanted))
    ? undefined
    : 'is not an ORCID iD: its check digit is wrong, so a digit is mistyped or two are swapped';
}
