import { limitProblems } from '../check/limits.ts';
import { linkProblems, targetsOf, type AnchoredLink, type PlacedLink, type Targets } from '../check/links.ts';
import { practiceProblems } from '../check/practice.ts';
import { lintTexts } from '../check/texts.ts';
import { readEntry, type Entry, type Reading } from '../entries/entries.ts';
import type { Practice } from '../entries/practice.ts';
import { fileProblem } from '../entries/problem.ts';
import { NOT_PAGES } from '../entries/targets.ts';
import type { SourceFile } from '../entries/source.ts';
import { pathOf } from '../site/addresses.ts';

/** The file that says who the practice is. */
export const PRACTICE = 'practice.yaml';

/** What every file is checked against. */
export interface Frame {
  readonly targets: Targets;
  /** The practice's telephone numbers; none where its file is broken. */
  readonly numbers: readonly string[];
}

/** `names` are those of all content files; `practice` is the one that says who the practice is, where there is one. */
export function frameOf(names: readonly string[], practice: SourceFile | undefined): Frame {
  const entry = practice && (lint(practice).entry as Entry<Practice> | undefined);
  return {
    targets: targetsOf(names, entry?.url),
    numbers: entry
      ? [entry.phone.e164, entry.phone.display, ...(entry.booking.whatsapp ? [entry.booking.whatsapp] : [])]
      : [],
  };
}

/** A file read, with all that can be said of it alone. */
export interface Linted extends Reading {
  readonly links: readonly PlacedLink[];
}

/** Reads a file, its fields and its texts: most of the work of a check. Whatever is wrong comes back as problems. */
export function lint(file: SourceFile, ...numbers: readonly string[]): Linted {
  try {
    const problems = limitProblems(file);
    return problems.length > 0 ? { name: file.name, problems, links: [] } : lintWithinLimits(file, numbers);
  } catch (error) {
    const message = `cannot be read (${String(error)}); look for what is nested deeply or repeated many times`;
    return { name: file.name, problems: [fileProblem(file.name, message)], links: [] };
  }
}

function lintWithinLimits(file: SourceFile, numbers: readonly string[]): Linted {
  const reading = readEntry(file);
  const { problems, links } = lintTexts(file, numbers);
  const practice =
    reading.entry && file.name === PRACTICE ? practiceProblems(reading.entry as Entry<Practice>, file) : [];
  return { ...reading, problems: [...reading.problems, ...problems, ...practice], links };
}

/** A file with all that can be said of it before there is a site. Plain data. */
export interface Checked extends Reading {
  /** Links that only the whole site can check. */
  readonly anchored: readonly AnchoredLink[];
}

function withLinks({ links, ...reading }: Linted, { targets }: Frame): Checked {
  const ref = reading.name.replace(/\.\w+$/, '');
  const path = NOT_PAGES.test(ref) ? '/' : pathOf(ref);
  const { problems, anchored } = linkProblems(links, path, targets);
  return { ...reading, problems: [...reading.problems, ...problems], anchored };
}

/** Reads and checks files against `frame`, `look` being asked for each. */
export const lintFiles = (files: readonly SourceFile[], frame: Frame, look = lint): Checked[] =>
  files.map((file) => withLinks(look(file, ...frame.numbers), frame));
