import type { Practice } from '../entries/practice.ts';
import { orcidFault } from './orcid.ts';

/** Top-level domains that can belong to nobody: RFC 2606 and RFC 6761. */
const RESERVED_HOST = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/;

/** Numbers nobody can be reached at: no Turkish subscriber number begins with 0 or 1; North America keeps 555-01xx. */
const NOBODY = /^\+(?:90\d{3}[01]\d{6}|1\d{3}55501\d{2})$/;

/** ORCID's own sample, of the fictional Josiah Carberry. */
const ORCID = 'https://orcid.org/0000-0002-1825-0097';

/** DOIs under 10.5555 are for examples. */
const DOI = /^https:\/\/doi\.org\/10\.5555\//;

/** What a text of a fictional practice may hold, and a real one's may not: reserved addresses, sample DOIs and ORCID iDs. */
export const LEFTOVER =
  /(?:https?:\/\/|mailto:|www\.|@)[\w.@-]{0,80}\.(?:example|test|invalid)(?![\w-])|\b10\.5555\/|\b0000-0002-1825-0097\b/gi;

type Path = readonly (string | number)[];

/** Something that can belong to somebody. */
interface Claim {
  readonly path: Path;
  readonly value: string;
  readonly kind: 'number' | 'address' | 'orcid';
}

/** All that a practice says is its own, apart from its name. */
function claims({ phone, booking, email, security, social, sameAs, doctors }: Practice): Claim[] {
  const found: { path: Path; value: string | undefined; kind: Claim['kind'] }[] = [
    { path: ['phone', 'e164'], value: phone.e164, kind: 'number' },
    { path: ['booking', 'whatsapp'], value: booking.whatsapp, kind: 'number' },
    { path: ['booking', 'link'], value: booking.link, kind: 'address' },
    { path: ['email'], value: email && `mailto:${email}`, kind: 'address' },
    { path: ['security', 'contact'], value: security.contact, kind: 'address' },
    ...Object.entries(social).map(([name, value]) => ({ path: ['social', name], value, kind: 'address' as const })),
    ...sameAs.map((value, index) => ({ path: ['sameAs', index], value, kind: 'address' as const })),
    ...doctors.flatMap(({ memberOf, publications, orcid }, place) => {
      const links = (list: string, items: readonly { url: string }[]) =>
        items.map(({ url }, index) => ({
          path: ['doctors', place, list, index, 'url'],
          value: url,
          kind: 'address' as const,
        }));
      return [
        ...links('memberOf', memberOf),
        ...links('publications', publications),
        { path: ['doctors', place, 'orcid'], value: orcid, kind: 'orcid' as const },
      ];
    }),
  ];
  return found.filter((claim): claim is Claim => claim.value !== undefined);
}

const SAMPLE_OF: Readonly<Record<Claim['kind'], string>> = {
  number: 'an invented practice needs one such as "+902320000012"',
  address: 'an invented practice uses addresses that end in ".example"',
  orcid: `the sample of ORCID itself is ${ORCID}`,
};

/**
 * While a practice's own address is a reserved one it is an invented practice, and nothing of it may belong to somebody;
 * once its address is real, nothing of an invented practice may be left.
 */
export function ownershipFaults(practice: Practice): { path: Path; message: string }[] {
  const invented = isReserved(practice.url);
  return claims(practice).flatMap(({ path, value, kind }) => {
    const reserved = kind === 'number' ? NOBODY.test(value) : value === ORCID || isReserved(value);
    if (reserved === invented || (kind === 'orcid' && orcidFault(value))) return [];
    const shown = value.replace('mailto:', '');
    const message = invented
      ? `${shown} could be somebody's; ${SAMPLE_OF[kind]}`
      : `${shown} is left from an invented practice and belongs to nobody; write the practice's own, or remove it`;
    return [{ path, message }];
  });
}

/** Whether an address, http or mailto, is one that can belong to nobody. */
export function isReserved(address: string): boolean {
  if (DOI.test(address)) return true;
  const host = address.startsWith('mailto:') ? address.split('@').at(-1)! : new URL(address).hostname;
  return RESERVED_HOST.test(host);
}
