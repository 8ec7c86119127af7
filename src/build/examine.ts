import { linkProblems, targetsOf, type AnchoredLink, type PlacedLink, type Targets } from '../check/links.ts';
import { practiceProblems } from '../check/practice.ts';
import { studyFile } from '../check/texts.ts';
import { readEntry, type Entry, type Reading } from '../entries/entries.ts';
import type { Practice } from '../entries/practice.ts';
import { NOT_PAGES } from '../entries/references.ts';
import type { SourceFile } from '../entries/source.ts';
import { pathOf } from '../site/addresses.ts';

/** The file that says who the practice is. */
export const PRACTICE = 'practice.yaml';

/** What every file is judged by. */
export interface Frame {
  readonly targets: Targets;
  /** The practice's telephone numbers; none where its file is broken. */
  readonly numbers: readonly string[];
}

/** `names` are those of all content files; `practice` is the one that says who the practice is, where there is one. */
export function frameOf(names: readonly string[], practice: SourceFile | undefined): Frame {
  const entry = practice && (readEntry(practice).entry as Entry<Practice> | undefined);
  return {
    targets: targetsOf(names, entry?.url),
    numbers: entry
      ? [entry.phone.e164, entry.phone.display, ...(entry.booking.whatsapp ? [entry.booking.whatsapp] : [])]
      : [],
  };
}

/** A file read, with all that can be said of it alone. */
export interface Examined extends Reading {
  readonly links: readonly PlacedLink[];
}

/** Reads a file, its fields and its texts: most of the work of a check. */
export const examine = (file: SourceFile, ...numbers: readonly string[]): Examined =>
  study(readEntry(file), file, numbers);

/** Adds to what was read of a file what can be said of its texts. */
export function study(reading: Reading, file: SourceFile, numbers: readonly string[]): Examined {
  const { problems, links } = studyFile(file, numbers);
  const practice =
    reading.entry && file.name === PRACTICE ? practiceProblems(reading.entry as Entry<Practice>, file) : [];
  return { ...reading, problems: [...reading.problems, ...problems, ...practice], links };
}

/** A file with all that can be said of it before there is a site. Plain data, which threads can hand on. */
export interface Judged extends Reading {
  /** Links that only the whole site can judge. */
  readonly anchored: readonly AnchoredLink[];
}

export function judge({ links, ...reading }: Examined, { targets }: Frame): Judged {
  const ref = reading.name.replace(/\.\w+$/, '');
  const path = NOT_PAGES.test(ref) ? '/' : pathOf(ref);
  const { problems, anchored } = linkProblems(links, path, targets);
  return { ...reading, problems: [...reading.problems, ...problems], anchored };
}

/** Reads and judges files by `frame`, `look` being asked for each. */
export const judgeFiles = (files: readonly SourceFile[], frame: Frame, look = examine): Judged[] =>
  files.map((file) => judge(look(file, ...frame.numbers), frame));
