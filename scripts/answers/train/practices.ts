import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { KnownEntry } from '#answers/forBuild.ts';

/** A question as somebody may ask it. `labels` are the keys of the entries that would be right, if any. */
export interface Question {
  readonly text: string;
  readonly labels: readonly string[];
  readonly sort?: string;
  readonly style?: string;
}

/** A practice to learn from. */
export interface Practice {
  readonly name: string;
  readonly entries: readonly KnownEntry[];
  /** What it is judged by; empty if its texts teach the language only. */
  readonly questions: readonly Question[];
  /** Further questions without an answer, written by machine: to learn from, not to judge by. */
  readonly negatives: readonly Question[];
}

const FOLDER = new URL('practices/', import.meta.url);
const read = (place: URL): unknown => parse(readFileSync(place, 'utf8'));

/** Every practice of the folder, by name. */
export const practices = (): Practice[] =>
  readdirSync(FOLDER, { withFileTypes: true })
    .filter((item) => item.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map(practiceOf);

/** Tell whether a practice has questions: then trees are learned from it, and it is judged. */
export const isAsked = ({ questions }: Practice): boolean => questions.length > 0;

/** Group the names of practices of near fields (`groups.yaml`); a practice in no group is one of its own. */
export function practiceGroups(all: readonly Practice[]): string[][] {
  const groups = read(new URL('groups.yaml', FOLDER)) as string[][];
  return [...groups, ...all.flatMap(({ name }) => (groups.flat().includes(name) ? [] : [[name]]))];
}

export function practiceOf(name: string): Practice {
  const folder = new URL(`${name}/`, FOLDER);
  const { entries } = read(new URL('entries.yaml', folder)) as {
    entries: (Omit<KnownEntry, 'id' | 'url'> & { page: string })[];
  };
  const more = readLines(new URL('phrasings.txt', folder)).map((line) => line.split('\t') as [string, string]);
  const negatives = readLines(new URL('negatives.txt', folder)).map((line) => line.split('\t') as [string, string]);
  const questions = new URL('questions.yaml', folder);
  return {
    name,
    entries: entries.map(({ page, phrasings, ...entry }) => ({
      ...entry,
      id: entry.key,
      url: `https://x.example/${page}`,
      phrasings: [...phrasings, ...more.filter(([key]) => key === entry.key).map(([, text]) => text)],
    })),
    questions: existsSync(questions) ? (read(questions) as { questions: Question[] }).questions : [],
    negatives: negatives.map(([sort, text]) => ({ text, labels: [], sort })),
  };
}

const readLines = (place: URL): string[] =>
  existsSync(place)
    ? readFileSync(place, 'utf8')
        .split('\n')
        .filter((line) => line && !line.startsWith('#'))
    : [];
