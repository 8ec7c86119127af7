import type { Knowledge } from '../../answers/build/knowledge.ts';
import type { AnswersIndex } from '../../answers/data.ts';
import { documentation } from '../../api/documentation.ts';
import type { AnchoredLink } from '../../check/links.ts';
import { gatherEntries, readEntry, type Reading } from '../../entries/entries.ts';
import type { Problem } from '../../entries/problem.ts';
import { readFiles } from '../../entries/read.ts';
import type { SourceFile } from '../../entries/source.ts';
import { buildSite } from '../../site/build.ts';
import type { Site } from '../../site/site.ts';
import type { PageCard } from '../../social/cards.ts';
import { learnedIndex } from '../answersIndex.ts';
import { cardFiles } from '../cards.ts';
import { useSite } from '../current.ts';
import { frameOf, judge, PRACTICE, study } from '../examine.ts';
import { publishPage } from '../page.ts';
import { publishAll, type Published } from '../publish.ts';
import { openPages, type RenderPage } from './pages.ts';
import { shareTexts, withoutText, withTexts, type Texts } from './texts.ts';

/** A page to be made below `folder`, at the address that Astro gives it. */
export interface Order {
  readonly folder: string;
  readonly path: string;
  readonly address: string;
}

// What this thread keeps between its jobs.
const share: { readonly file: SourceFile; readonly reading: Reading }[] = [];
let site: Site;
let render: RenderPage;

/** What each thread of a build can be asked to do. */
export const JOBS = {
  /** Reads a share of the content files of a folder. The texts of what was read come by themselves. */
  read({ folder, own }: { folder: string; own: readonly string[] }): {
    readings: readonly Reading[];
    texts: Texts;
    problems: readonly Problem[];
  } {
    const { files, problems } = readFiles(folder, own);
    share.push(...files.map((file) => ({ file, reading: readEntry(file) })));
    const readings = share.map(({ reading }) => reading);
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
    const [practice] = readFiles(folder, names.includes(PRACTICE) ? [PRACTICE] : []).files;
    const frame = frameOf(names, practice);
    const judged = share.map(({ file, reading }) =>
      judge(study({ ...reading, problems: [] }, file, frame.numbers), frame),
    );
    share.length = 0;
    return {
      problems: judged.flatMap(({ problems }) => problems),
      anchored: judged.flatMap(({ anchored }) => anchored),
    };
  },

  /** Learns what the question engine is to know. */
  learn: (knowledge: Knowledge): AnswersIndex => learnedIndex(knowledge),

  /** Draws social cards, and writes them below `folder`. */
  draw: ({ folder, cards }: { folder: string; cards: readonly PageCard[] }): Promise<Published> =>
    publishAll(folder, cardFiles(cards)),

  /** Makes the site of checked content. */
  know({ readings, texts, base }: { readings: readonly Reading[]; texts: readonly Texts[]; base: string }): void {
    const { entries } = gatherEntries(withTexts(readings, texts));
    site = buildSite(entries!, { base, documentation });
    useSite(site);
  },

  /** Takes up what Vite has made of the pages: the address of its module. */
  async open(module: string): Promise<void> {
    render = await openPages(module);
  },

  /** Makes pages and all that belongs to them. */
  async make(orders: readonly Order[]): Promise<readonly Published[]> {
    const made: Published[] = [];
    for (const { folder, path, address } of orders)
      made.push(await publishPage(folder, site, site.pagesByPath.get(path)!, await render(address)));
    return made;
  },
} as const;
