import { limitProblems } from '../check/limits.ts';
import { linkProblems, targetsOf, type AnchoredLink, type PlacedLink, type Targets } from '../check/links.ts';
import { practiceProblems } from '../check/practice.ts';
import { lintTexts, type Known } from '../check/texts.ts';
import { readEntry, type Entry, type Reading } from '../entries/entries.ts';
import type { Practice } from '../entries/schemas/practice.ts';
import { fileProblem } from '../entries/problem.ts';
import { publicFiles } from '../entries/publicFiles.ts';
import { NOT_PAGES } from '../entries/targets.ts';
import type { SourceFile } from '../entries/source.ts';
import { isForAnimals } from '../site/emergency/emergency.ts';
import { pathOf } from '../site/addresses.ts';

export const PRACTICE = 'practice.yaml';

/** What the files of one content folder are checked against. */
interface LintContext {
  readonly targets: Targets;
  readonly known: Known;
}

const UNKNOWN: Known = { numbers: [], animals: false };

/** Create the context from the names of all content files and the entry of practice.yaml. */
export function lintContext(names: readonly string[], practice: Reading['entry']): LintContext {
  const entry = practice as Practice | undefined;
  return {
    targets: targetsOf([...names, ...[...publicFiles().keys()].map((path) => `public${path}`)], entry?.url),
    known: entry ? { numbers: numbersOf(entry), animals: isForAnimals(entry) } : UNKNOWN,
  };
}

/** The numbers that texts may name: the practice's own, and whom to call while it is closed. */
const numbersOf = ({ phone, booking, whileClosed }: Practice): string[] =>
  [phone.e164, phone.display, booking.whatsapp, whileClosed?.help?.call].filter((number) => number !== undefined);

/** A file's entry, problems and links, found without the other files. */
export interface FileFindings extends Reading {
  readonly links: readonly PlacedLink[];
}

/** Parse and check one file, apart from its links. Never throws for bad content. */
export function lint(file: SourceFile, known = UNKNOWN): FileFindings {
  try {
    const problems = limitProblems(file);
    return problems.length > 0 ? { name: file.name, problems, links: [] } : lintWithinLimits(file, known);
  } catch (error) {
    const message = `cannot be read (${String(error)}); look for what is nested deeply or repeated many times`;
    return { name: file.name, problems: [fileProblem(file.name, message)], links: [] };
  }
}

function lintWithinLimits(file: SourceFile, known: Known): FileFindings {
  const reading = readEntry(file);
  const { problems, links } = lintTexts(file, known);
  const practice =
    reading.entry && file.name === PRACTICE ? practiceProblems(reading.entry as Entry<Practice>, file) : [];
  return { ...reading, problems: [...reading.problems, ...problems, ...practice], links };
}

/** A file checked against the context; only its links with anchors are left to check. Plain data. */
interface CheckedFile extends Reading {
  readonly anchored: readonly AnchoredLink[];
}

/** Check files against the context. `lintOne` may be a cached `lint`. */
export const lintFiles = (files: readonly SourceFile[], context: LintContext, lintOne = lint): CheckedFile[] =>
  files.map((file) => checkLinks(lintOne(file, context.known), context.targets));

function checkLinks({ links, ...reading }: FileFindings, targets: Targets): CheckedFile {
  const ref = reading.name.replace(/\.\w+$/, '');
  const path = NOT_PAGES.test(ref) ? '/' : pathOf(ref);
  const { problems, anchored } = linkProblems(links, path, targets);
  return { ...reading, problems: [...reading.problems, ...problems], anchored };
}
