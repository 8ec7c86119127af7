import { listContent } from '../../entries/read.ts';
import type { Problem } from '../../entries/problem.ts';
import type { JOBS } from './jobs.ts';
import { threadOf } from './shares.ts';
import type { BuildThread } from './threads.ts';

type Done<N extends 'read' | 'study'> = Promise<readonly ReturnType<(typeof JOBS)[N]>[]>;

/** A content folder that the threads are reading. */
export interface Reading {
  readonly folder: string;
  /** All its files, in order. */
  readonly names: readonly string[];
  /** What is wrong with the folder itself. */
  readonly problems: readonly Problem[];
  /** What the threads have read, each its share. */
  readonly shares: Done<'read'>;
  /** What is wrong with the texts of what they have read. */
  readonly studied: Done<'study'>;
}

/**
 * Has the threads read a content folder. They need nothing else for it, and this module next to nothing: it begins
 * before the main thread has loaded Astro.
 */
export function beginReading(threads: readonly BuildThread[], folder: string): Reading {
  const { names, problems } = listContent(folder);
  const shares = Promise.all(
    threads.map((thread, index) =>
      thread.call('read', { folder, own: names.filter((name) => threadOf(name, threads.length) === index) }),
    ),
  );
  const studied = Promise.all(threads.map((thread) => thread.call('study', { folder, names })));
  // They are waited for later; until then a failure is nobody's.
  for (const begun of [shares, studied]) begun.catch(() => {});
  return { folder, names, problems, shares, studied };
}
