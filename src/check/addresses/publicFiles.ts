import { lstatSync, readFileSync } from 'node:fs';
import { fileFinding, type Finding } from '#content/finding.ts';
import { HIDDEN } from '#files/filesOf.ts';
import { isReserved } from '#site/addresses.ts';
import { reservedFileAt } from '#site/reservedFiles.ts';
import type { Site } from '#site/site.ts';
import { denialMessage, denialsIn } from '../emergencyAdvice.ts';
import { fileErrors } from '../output/fileErrors.ts';
import { endingOf, READ, UNREAD, visibleIn } from '../output/visibleTexts.ts';
import { advertisingIn } from '../texts/advertising.ts';
import { doubtfulAmountsIn, doubtOf } from '../texts/amounts.ts';
import { createIsForeign, doubtOfNumber, numbersIn, numbersOf } from '../texts/telephoneNumbers.ts';

/**
 * Reject files of `public/` that cannot be published, that would replace a generated file, or whose texts break a rule.
 * Without a site, its pages are unknown.
 * @param nameOf gets the path of a file from the content folder
 */
export const publicFileFindings = (
  publicFiles: Site['publicFiles'],
  site: Site | undefined,
  nameOf: (file: string) => string,
): Finding[] =>
  [...publicFiles].flatMap(([path, file]) => {
    const message = filePathProblem(path, file) ?? reservedAddressProblem(path, site) ?? endingProblem(path);
    if (message) return [fileFinding(nameOf(file), message)];
    const warning = sizeWarning(path, file) ?? privateWarning(path);
    return [
      ...(site ? fileErrors(path, () => readFileSync(file), numbersOf(site.practice)) : []).map((error) =>
        fileFinding(nameOf(file), error),
      ),
      ...[warning ?? [], site ? fileWarnings(path, file, site) : []]
        .flat()
        .map((doubt) => ({ ...fileFinding(nameOf(file), doubt), severity: 'warning' as const })),
    ];
  });

/** What the Content-Security-Policy of the site blocks. */
const BLOCKED = /<style\b|<[^<>]*\sstyle\s*=/i;
const BLOCKED_DOUBT = 'browsers show no style within this page; write styles into a .css file in public/ and link it';
/** Addresses of what a page or a style sheet loads, if they name a host. */
const LOADED =
  /(?:<(?:audio|image|img|input|source|track|use|video)\b[^<>]*?\s(?:poster|src(?:set)?|(?:xlink:)?href)\s*=|<link\b(?=[^<>]*\srel\s*=[^<>]*(?:font|icon|stylesheet))[^<>]*?\shref\s*=|@import\s|url\()\s*["']?\s*((?:https?:)?\/\/[^\s"'<>)]+)/gi;
/** Names in JSON-LD of what is not published. */
const RATING = /"(?:aggregateRating|priceRange|ratingValue|reviewRating)"(?=\s*:(?!\s*(?:""|null)))/g;

/**
 * Describe what may be a fee, a rate, a telephone number or advertising in a file, and what browsers do not show, if it
 * can be read.
 */
function fileWarnings(path: string, file: string, { practice, base }: Site): string[] {
  const ending = endingOf(path);
  const isForReaders = ['htm', 'html', 'md', 'txt'].includes(ending);
  if (!isForReaders && !['css', 'json', 'svg', 'vcf'].includes(ending)) return [];
  try {
    const source = readFileSync(file, 'utf8');
    const loaded = [...source.matchAll(LOADED)].flatMap(([, address = '']) =>
      address.startsWith(`${base}/`)
        ? []
        : `browsers load nothing from another site here, such as ${address}; save it into public/`,
    );
    if (ending === 'css') return [...new Set(loaded)];
    const { texts } = visibleIn(path, source);
    const numbers = texts.flatMap((text) => numbersIn(text).perhaps.filter(createIsForeign(numbersOf(practice))));
    const ratings = [...source.matchAll(RATING)].map(([name]) => `${name} is a price or praise; remove it`);
    return [
      ...(ending.startsWith('htm') && BLOCKED.test(source) ? [BLOCKED_DOUBT] : []),
      ...new Set([
        ...(isForReaders ? texts : []).flatMap((text) => [
          ...doubtfulAmountsIn(text).map(doubtOf),
          ...advertisingIn(text).map(({ message }) => message),
          ...denialsIn(text).map((denial) => denialMessage(denial.text)),
        ]),
        ...numbers.map(({ text }) => doubtOfNumber(text)),
        ...(['md', 'txt'].includes(ending) ? [] : [...loaded, ...ratings]),
      ]),
    ];
  } catch {
    return [];
  }
}

/** Characters that end the path in an address, or that no address holds. */
const UNSERVABLE = /[#?\\\p{Cc}\u{FFFD}]/u;
/** Bytes of a path as browsers send it. */
const MAX_PATH_BYTES = 1000;

function filePathProblem(path: string, file: string): string | undefined {
  const quotedPath = JSON.stringify(`public${path}`);
  if (UNSERVABLE.test(path)) return `no host can serve ${quotedPath}; rename it without # ? \\ and control characters`;
  if (HIDDEN.test(path) && lstatSync(file, { throwIfNoEntry: false })?.isFile())
    return `${quotedPath} is not published, since its name or folder begins with a dot; remove it, or rename it`;
  if (/^\/_[^/]*$/.test(path) && !reservedFileAt(path, undefined))
    return `some hosts read ${quotedPath} as their own settings; give it a name without "_" before it`;
  if (path !== path.normalize('NFC'))
    return `another file has the same name as ${quotedPath}, with other characters for the same letters; rename one of the two`;
  if (encodeURI(path).length > MAX_PATH_BYTES)
    return `the address of ${quotedPath} is too long; give it a shorter name`;
  return lstatSync(file, { throwIfNoEntry: false })?.isFile() === false
    ? `${quotedPath} is a symbolic link, not a file, or a folder that nobody may read, which is not published; put the file itself there`
    : undefined;
}

/** Bytes of a file. Some hosts publish no larger one. */
const MAX_PUBLIC_BYTES = 25 * 1024 * 1024;

function sizeWarning(path: string, file: string): string | undefined {
  const size = lstatSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= MAX_PUBLIC_BYTES) return undefined;
  const own = `${JSON.stringify(`public${path}`)} has ${Math.ceil(size / 1024 / 1024)} MiB`;
  return `${own}; some hosts publish no file above 25 MiB, and phones wait for it: save it smaller`;
}

/** Archives, tables and keys: they are rarely meant for visitors. */
const PRIVATE = /\.(?:gz|ods|xlsx?|zip)$|\/id_\w+$/i;

const privateWarning = (path: string): string | undefined =>
  PRIVATE.test(path)
    ? `everybody can download ${JSON.stringify(`public${path}`)}; remove it if it is a copy, a key or a list of patients`
    : undefined;

function endingProblem(path: string): string | undefined {
  const ending = endingOf(path);
  const endings = [...READ, ...UNREAD].toSorted();
  if (ending === '' || endings.includes(ending)) return undefined;
  return /^[cm]?js$/.test(ending)
    ? 'a script of your own would run where editors are signed in (/admin/), and is not published; remove it'
    : `nobody can tell what ".${ending}" publishes; save the file with one of these endings: ${endings.join(' ')}`;
}

function reservedAddressProblem(path: string, site: Site | undefined): string | undefined {
  // Some file systems take `/INDEX.HTML` for `/index.html`.
  const made = reservedFileAt(path.toLowerCase(), site?.pagesByPath);
  if (made === undefined) return undefined;
  const ownPath = `public${path}`;
  if (made.endsWith('/') && made !== '/')
    return `the site makes the folder ${made.slice(1)} itself; move ${ownPath} to another`;
  return isReserved(made) || site?.pagesByPath.has(made)
    ? `${made} is an address of the site already; rename or remove ${ownPath}`
    : `the site makes ${made.slice(1)} itself; remove ${ownPath}`;
}
