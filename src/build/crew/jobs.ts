import type { AnswersIndex } from '../../answers/data.ts';
import type { AnchoredLink } from '../../check/links.ts';
import { gatherEntries, readEntry, type Reading } from '../../entries/entries.ts';
import type { Problem } from '../../entries/problem.ts';
import { readFiles } from '../../entries/read.ts';
import { split, type SourceFile } from '../../entries/source.ts';
import { expectRendering, render as renderMarkdown, type Rendered } from '../../markdown/render.ts';
import type { Site } from '../../site/site.ts';
import type { PageCard } from '../../social/cards.ts';
import { siteFiles } from '../../outputs/outputs.ts';
import { answersIndex } from '../answersIndex.ts';
import { cardFiles } from '../../outputs/cards.ts';
import { useSite } from '../siteContext.ts';
import { frameOf, judge, PRACTICE, study, type Frame } from '../examine.ts';
import { siteOf } from '../load.ts';
import { publishPage } from '../../outputs/page.ts';
import { publishAll, type Published } from '../publish.ts';
import { KeptReadings, type Kept } from './kept.ts';
import { openPages, type RenderPage } from './pages.ts';
import { shareTexts, withoutText, withTexts, type Texts } from './texts.ts';

/** Checked content as all threads are told of it. */
interface Known {
  readonly readings: readonly Reading[];
  readonly texts: readonly Texts[];
  readonly base: string;
}

/** A page to be made below `folder`, at the address that Astro gives it. */
export interface Order {
  readonly folder: string;
  readonly path: string;
  readonly address: string;
}

/** Content files that were read, and are to be studied. */
interface Share {
  readonly kept: KeptReadings;
  readonly files: readonly { readonly file: SourceFile; readonly reading: Reading; readonly known: Kept | undefined }[];
}

// What this thread keeps between its jobs.
let share: Share | undefined;
const renderings = new Map<string, Uint8Array>();
let site: Site;
let bodyOf: (file: string) => string;
let render: RenderPage;

/** What each thread of a build can be asked to do. */
export const JOBS = {
  /** Reads a share of the content files of a folder. The texts of what was read come by themselves. */
  read({ folder, own }: { folder: string; own: readonly string[] }): {
    readings: readonly Reading[];
    texts: Texts;
    problems: readonly Problem[];
  } {
    const kept = new KeptReadings(frameIn(folder, [PRACTICE]).numbers);
    const { files, problems } = readFiles(folder, own);
    const read = files.map((file) => {
      const known = kept.get(file);
      return { file, known, reading: known ? withBody(known.reading, file) : readEntry(file) };
    });
    share = { kept, files: read };
    const readings = read.map(({ reading }) => reading);
    return {
      readings: readings.map(withoutText),
      texts: shareTexts(readings.flatMap(({ entry }) => entry ?? [])),
      problems,
    };
  },

  /** Finds what is wrong with the texts of the share that was read. `names` are all files. */
  study({ folder, names }: { folder: string; names: readonly string[] }): {
    problems: readonly Problem[];
    anchored: readonly AnchoredLink[];
  } {
    const { kept, files } = share!;
    share = undefined;
    const frame = frameIn(folder, names);
    const judged = files.map(({ file, reading, known }) => {
      const found = known ?? studied(reading, file, frame.numbers);
      if (!known) kept.set(file, found);
      if (found.rendered) renderings.set(file.name, found.rendered);
      return judge({ ...reading, ...found.studied }, frame);
    });
    kept.save();
    return {
      problems: judged.flatMap(({ problems }) => problems),
      anchored: judged.flatMap(({ anchored }) => anchored),
    };
  },

  /** Learns what the question engine is to know. */
  learn(): AnswersIndex {
    return answersIndex(site);
  },

  /** Writes the files that belong to no single page below `folder`. */
  list: ({ folder }: { folder: string }): Promise<Published> => publishAll(folder, siteFiles(site, new Date())),

  /** Draws social cards, and writes them below `folder`. */
  draw: ({ folder, cards }: { folder: string; cards: readonly PageCard[] }): Promise<Published> =>
    publishAll(folder, cardFiles(cards)),

  /** Makes the site of checked content. */
  know({ readings, texts, base }: Known): void {
    const own = withTexts(readings, texts);
    const { entries } = gatherEntries(own);
    const bodies = new Map(own.flatMap(({ name, entry }) => (entry ? [[name, entry]] : [])));
    bodyOf = (file) => bodies.get(file)?.body ?? '';
    site = siteOf(entries!, base);
    useSite(site);
  },

  /** Takes up what Vite has made of the pages: the address of its module. */
  async open(module: string): Promise<void> {
    render = await openPages(module);
  },

  /** Makes pages and all that belongs to them. */
  async make(orders: readonly Order[]): Promise<readonly Published[]> {
    const made: Published[] = [];
    for (const { folder, path, address } of orders) {
      const page = site.pagesByPath.get(path)!;
      const rendered = renderings.get(page.source);
      if (rendered) expectRendering(bodyOf(page.source), JSON.parse(Buffer.from(rendered).toString()) as Rendered);
      renderings.delete(page.source);
      made.push(await publishPage(folder, site, page, await render(address)));
    }
    return made;
  },
} as const;

function frameIn(folder: string, names: readonly string[]): Frame {
  const [practice] = readFiles(folder, names.includes(PRACTICE) ? [PRACTICE] : []).files;
  return frameOf(names, practice);
}

const withBody = ({ entry, ...reading }: Reading, file: SourceFile): Reading => ({
  ...reading,
  entry: entry && { ...entry, body: split(file)!.body },
});

/** All that can be said of a file by itself, for this build and the next. */
function studied(reading: Reading, file: SourceFile, numbers: readonly string[]): Kept {
  const { problems, links } = study({ ...reading, problems: [] }, file, numbers);
  const body = reading.entry?.body;
  return {
    reading: withoutText(reading),
    studied: { problems, links },
    rendered: body ? Buffer.from(JSON.stringify(renderMarkdown(body))) : undefined,
  };
}
