import { anchorProblems } from '../../check/links.ts';
import { readFiles } from '../../entries/read.ts';
import type { Page } from '../../site/page.ts';
import type { Site } from '../../site/site.ts';
import { cardsOf } from '../../social/cards.ts';
import { keepAnswersIndex } from '../answersIndex.ts';
import { assemble, siteAddress, whole, type Assembled } from '../load.ts';
import type { Published } from '../publish.ts';
import { inBatches } from './batches.ts';
import type { Order } from './jobs.ts';
import type { Reading } from './reading.ts';
import { threadOf } from './shares.ts';
import { withTexts } from './texts.ts';
import type { BuildThread } from './threads.ts';

/** Cards drawn at a time by one thread. */
const CARDS = 8;
/** Pages made at a time by one thread. */
const PAGES = 16;

/** The threads of one build, and this one, which knows everything and tells them what to do. */
export class Crew {
  readonly #threads: readonly BuildThread[];
  readonly #makers: readonly ((order: Order) => Promise<Published>)[];
  #known: Promise<unknown> = Promise.resolve();
  /** The one that learns, and knows what the site answers. */
  readonly #answering: BuildThread;
  #learning = false;

  constructor(threads: readonly BuildThread[]) {
    this.#threads = threads;
    this.#answering = threads[0]!;
    this.#makers = threads.map((thread) => inBatches(PAGES, (orders) => this.#relieving(thread).call('make', orders)));
  }

  /** Whether a thread learns, which takes it seconds. */
  #busy(thread: BuildThread): boolean {
    return this.#learning && thread === this.#answering;
  }

  /** A thread, or another where that waits and it does not. */
  #relieving(thread: BuildThread): BuildThread {
    const free = this.#free;
    return this.#busy(thread) || (free.waiting <= 1 && thread.waiting > 3) ? free : thread;
  }

  /** The thread with the least to do; the one that learns for seconds only where there is no other. */
  get #free(): BuildThread {
    const others = this.#threads.filter((thread) => !this.#busy(thread));
    return (others.length > 0 ? others : this.#threads).reduce((least, thread) =>
      thread.waiting < least.waiting ? thread : least,
    );
  }

  /** What has been read, as a whole. The texts are studied while the site is made of it. */
  async read({ folder, names, problems, shares: reading }: Reading, env: NodeJS.ProcessEnv): Promise<Assembled> {
    const shares = await reading;
    const texts = shares.map((share) => share.texts);
    const found = new Map(shares.flatMap((share) => share.readings).map((file) => [file.name, file]));
    const readings = names.flatMap((name) => found.get(name) ?? []);
    const assembled = assemble(
      withTexts(readings, texts),
      (name) => readFiles(folder, [name]).files[0],
      (own) => siteAddress(env, own),
    );
    if (assembled.site) {
      const shared = { readings, texts, base: assembled.site.base };
      this.#known = Promise.all(this.#threads.map((thread) => thread.call('know', shared)));
      this.#known.catch(() => {});
    }
    return { ...assembled, problems: [...problems, ...shares.flatMap((s) => s.problems), ...assembled.problems] };
  }

  /** The site of content that has been read. @throws ContentError with every problem, where there are errors. */
  async check({ studied: studying }: Reading, assembled: Assembled): Promise<Site> {
    const studied = await studying;
    const anchored = studied.flatMap((share) => share.anchored);
    const anchors = assembled.site ? anchorProblems(anchored, assembled.site) : [];
    return whole({
      ...assembled,
      problems: [...assembled.problems, ...studied.flatMap(({ problems }) => problems), ...anchors],
    });
  }

  /** Learns what the question engine is to know of the site, on the thread that answers from then on. */
  async learn(site: Site): Promise<void> {
    this.#learning = true;
    await this.#known;
    keepAnswersIndex(site, await this.#answering.call('learn', undefined));
    this.#learning = false;
  }

  /** Writes the files that belong to no single page below `folder`. */
  list(folder: string): Promise<Published> {
    return this.#free.call('list', { folder });
  }

  /** Draws the social cards, and writes them below `folder`. */
  draw(site: Site, folder: string): Promise<Published[]> {
    const cards = cardsOf(site);
    const batches = Array.from({ length: Math.ceil(cards.length / CARDS) }, (_, index) =>
      cards.slice(index * CARDS, (index + 1) * CARDS),
    );
    return Promise.all(batches.map((batch) => this.#free.call('draw', { folder, cards: batch })));
  }

  /**
   * Tells every thread what Vite has made of the pages: the address of its module. Threads take it up when they come to
   * it, before any page; the promise is kept when all have.
   */
  async open(module: string): Promise<void> {
    await Promise.all([this.#known, ...this.#threads.map((thread) => thread.call('open', module))]);
  }

  /** Makes a page and all that belongs to it: on the thread that has read its text, which knows what that becomes. */
  make(order: Order, { source }: Page): Promise<Published> {
    return this.#makers[threadOf(source, this.#makers.length)]!(order);
  }
}
