import { edgeModule } from '../edge/module.ts';
import type { Site } from '../site/site.ts';
import { answersIndex } from './answersIndex.ts';
import type { Crew } from './crew/crew.ts';
import type { Reading } from './crew/reading.ts';
import { useSite } from './siteContext.ts';
import { edgeData } from '../outputs/edgeData.ts';
import type { PageMaker } from './prerender.ts';
import { Progress } from './progress.ts';
import type { Published } from './publish.ts';
import type { Timings } from './timings.ts';

/** The work of a build that is not Astro's: what is done beside it on other threads, and when it has to be done. */
export class Work implements PageMaker {
  /** What is wrong with what was written so far, a line each. */
  readonly faults: string[] = [];
  /** Site paths of the files that were written. */
  readonly published = new Set<string>();
  /** The site, when the content has been read. Rejects with a ContentError where it has faults. */
  readonly site: Promise<Site>;
  readonly #crew: Crew;
  readonly #folder: string;
  readonly #learned: Promise<void>;
  readonly #drawn: Promise<void>;
  readonly #listed: Promise<void>;
  #opened: Promise<void> = Promise.resolve();
  #failed = false;
  readonly #progress = new Progress();
  readonly #timings: Timings;

  /** Begins at once. Pages and files are written below `folder`. */
  constructor(crew: Crew, reading: Reading, folder: string, timings: Timings) {
    this.#crew = crew;
    this.#folder = folder;
    this.#timings = timings;
    const read = crew.read(reading, process.env);
    this.site = read.then((assembled) => crew.check(reading, assembled)).then(timings.done('content read and checked'));
    this.#learned = read.then(({ site }) => site && crew.learn(site)).then(timings.done('answers learned'));
    this.#drawn = this.site
      .then((site) => crew.draw(site, folder))
      .then((drawn) => this.#note(...drawn))
      .then(timings.done('social cards drawn'));
    this.#listed = this.site
      .then(() => crew.list(folder))
      .then((written) => this.#note(written))
      .then(timings.done('lists written'));
    // They are waited for below; until then a failure is nobody's.
    for (const begun of [this.site, this.#learned, this.#drawn, this.#listed]) begun.catch(() => {});
  }

  async open(module: string): Promise<void> {
    this.#timings.reached('templates bundled');
    const site = await this.site;
    useSite(site);
    this.#progress.begin(site.pages.length);
    this.#opened = this.#crew.open(module);
    this.#opened.catch(() => {});
  }

  async make(path: string, address: string): Promise<boolean> {
    const site = await this.site;
    const page = site.pagesByPath.get(path);
    if (!page) return false;
    try {
      this.#note(await this.#crew.make({ folder: this.#folder, path, address }, page));
      this.#progress.step();
    } catch (error) {
      // One page that cannot be made ends the build; thousands that were under way would say nothing else.
      if (this.#failed) return true;
      this.#failed = true;
      throw error;
    }
    return true;
  }

  /** Waits for what is not yet done. */
  async finish(): Promise<void> {
    await Promise.all([this.#learned, this.#listed, this.#drawn, this.#opened]);
  }

  /** Source of the edge function's data. */
  async edgeModule(): Promise<string> {
    const site = await this.site;
    return edgeModule({ ...edgeData(site), answers: answersIndex(site) });
  }

  #note(...all: readonly Published[]): void {
    for (const { paths, faults } of all) {
      for (const path of paths) this.published.add(path);
      this.faults.push(...faults);
    }
  }
}
