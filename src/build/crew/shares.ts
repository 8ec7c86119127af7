/** Parts in which content files are kept. Divisible among as many threads as a build has. */
const BUCKETS = 60;

/** The part a content file belongs to: always the same, whichever other files there are. */
export function bucketOf(name: string): number {
  let hash = 0;
  for (let index = 0; index < name.length; index++) hash = (hash * 31 + name.charCodeAt(index)) >>> 0;
  return hash % BUCKETS;
}

/** Which of some threads reads a content file, and makes its page. */
export const threadOf = (name: string, threads: number): number => bucketOf(name) % threads;
