import type { Entry, Reading } from '../../entries/entries.ts';

/** Texts of content files as UTF-8, in memory that every thread reads: thousands of them need not be held by each. */
export interface Texts {
  readonly memory: SharedArrayBuffer;
  /** By the file, where its text begins and ends in the memory. */
  readonly places: ReadonlyMap<string, readonly [from: number, to: number]>;
}

/** What stands below the front matter of entries, put where all threads can read it. */
export function shareTexts(entries: readonly Entry<object>[]): Texts {
  const texts = entries.map(({ body }) => Buffer.from(body));
  const memory = new SharedArrayBuffer(texts.reduce((sum, text) => sum + text.byteLength, 0));
  const places = new Map<string, readonly [number, number]>();
  let from = 0;
  for (const [at, { file }] of entries.entries()) {
    const text = texts[at]!;
    new Uint8Array(memory, from).set(text);
    places.set(file, [from, (from += text.byteLength)]);
  }
  return { memory, places };
}

/** What was read of a file without what stands below its front matter: plain data that is handed from thread to thread. */
export const withoutText = ({ entry, ...reading }: Reading): Reading => ({
  ...reading,
  entry: entry && { ...entry, body: '' },
});

/** The same readings with entries that take their text from the memory when they are asked for it. */
export function withTexts(readings: readonly Reading[], shares: readonly Texts[]): Reading[] {
  const places = new Map(
    shares.flatMap(({ memory, places }) => [...places].map(([file, place]) => [file, { memory, place }])),
  );
  const textOf = (file: string) => {
    const found = places.get(file);
    if (!found) return '';
    const [from, to] = found.place;
    return Buffer.from(found.memory, from, to - from).toString();
  };
  let last = { file: '', text: '' };
  // Whoever makes a page asks for its text several times.
  const get = (file: string) => (last.file === file ? last : (last = { file, text: textOf(file) })).text;
  return readings.map(({ entry, ...reading }) => ({
    ...reading,
    entry: entry && Object.defineProperty({ ...entry }, 'body', { enumerable: true, get: () => get(entry.file) }),
  }));
}
