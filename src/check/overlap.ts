import { isPageRef } from '#content/contentFiles.ts';
import type { Problem } from '#content/problem.ts';
import { parsedOf } from './parsedPassage.ts';
import { type Passage, problemIn, TODO } from './passages.ts';
import { runsOf } from './wordRuns.ts';

/** Words in a row that count as shared; expressions of the field are shorter. */
const RUN_LENGTH = 8;
/** Share of the shorter page's runs that another page may have. */
const MAX_SHARED = 0.3;
/** Pages with fewer runs are too short for a share. */
const MIN_RUNS = 40;
/** Words of a passage that may stand on two pages, but not on three. */
const PASSAGE_LENGTH = 12;
/** Maximum number of pages with which a run is compared, so that the time grows only with the number of pages. */
const MAX_COMPARED = 20;

interface Place {
  readonly passage: Passage;
  readonly index: number;
}

interface Page {
  readonly file: string;
  /** Runs in the order of the page, each at its first place. */
  readonly runs: ReadonlyMap<string, Place>;
}

/**
 * Report a page that shares more than 30 % of its runs of eight words with an earlier one, and warn about a passage on
 * its third page. Only the page's own file counts: neither navigation nor what it shows of triage.yaml, `notes/` or
 * other pages.
 */
export function overlapProblems(passages: readonly Passage[]): Problem[] {
  const earlier = new Map<string, Page[]>();
  return [...Map.groupBy(passages.filter(isOwnText), ({ file }) => file)].flatMap(([file, texts]) => {
    const page = { file, runs: placesOf(texts) };
    const problems = [...twinOf(page, earlier), ...thirdPlaces(page, earlier)];
    for (const run of page.runs.keys()) {
      const pages = earlier.get(run);
      if (!pages) earlier.set(run, [page]);
      else if (pages.length < MAX_COMPARED) pages.push(page);
    }
    return problems;
  });
}

/** Questions in the words of patients, captions of drawings and texts still to be written repeat on purpose. */
const isOwnText = ({ file, field, language, text }: Passage): boolean =>
  language === 'tr' &&
  !text.includes(TODO) &&
  isPageRef(file.replace(/\.\w+$/, '')) &&
  !/^(?:drawing|photo|keywords)\b/.test(field);

function placesOf(texts: readonly Passage[]): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const passage of texts)
    for (const { run, index } of runsOf(parsedOf(passage).prose, RUN_LENGTH))
      if (!places.has(run)) places.set(run, { passage, index });
  return places;
}

/** The earlier pages of each run. */
type Earlier = ReadonlyMap<string, readonly Page[]>;

function twinOf({ runs }: Page, earlier: Earlier): Problem[] {
  const counts = new Map<Page, number>();
  for (const run of runs.keys())
    for (const other of earlier.get(run) ?? []) counts.set(other, (counts.get(other) ?? 0) + 1);
  const shares = [...counts]
    .map(([other, count]) => ({ other, size: Math.min(other.runs.size, runs.size), count }))
    .filter(({ size, count }) => size >= MIN_RUNS && count > MAX_SHARED * size)
    .map(({ other, size, count }) => ({ other, share: count / size }));
  const [worst] = shares.toSorted((a, b) => b.share - a.share);
  if (!worst) return [];
  const [run, { passage, index }] = [...runs].find(([one]) => worst.other.runs.has(one))!;
  const message =
    `shares ${Math.round(worst.share * 100)} % of its text with ${describe(worst.other, run)}; ` +
    'say here only what that page does not, or make one page of the two';
  return [problemIn(passage, index, message)];
}

/** Warn where a passage begins that stands on two earlier pages. */
function thirdPlaces({ runs }: Page, earlier: Earlier): Problem[] {
  let length = 0;
  let start: Place | undefined;
  return [...runs].flatMap(([run, place]) => {
    const [first, second] = earlier.get(run) ?? [];
    if (!first || !second) {
      start = undefined;
      return [];
    }
    const isNext = start?.passage === place.passage;
    start = isNext ? start : place;
    length = isNext ? length + 1 : RUN_LENGTH;
    if (length !== PASSAGE_LENGTH) return [];
    const message = `stands in ${describe(first, run)} and ${describe(second, run)}, too; keep it on one page and link to it, or put it into notes/`;
    return [problemIn(start!.passage, start!.index, message, 'warning')];
  });
}

function describe({ file, runs }: Page, run: string): string {
  const { passage, index } = runs.get(run)!;
  return `${file}:${passage.at(index).line}`;
}
