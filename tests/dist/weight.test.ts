import { brotliCompressSync } from 'node:zlib';
import { Parser } from 'htmlparser2';
import { expect, it } from 'vitest';
import { htmlOf, practices, SAMPLE } from './practices.ts';

/** What makes a page slow to show, as counts: Lighthouse measures their effect every night. */
interface Loaded {
  /** Style sheets and scripts that block painting. */
  blocking: string[];
  scripts: string[];
  fonts: string[];
  /** Bytes on the wire of the page, and of all that it names to load at once. */
  bytes: number;
}

const wire = (text: string): number => brotliCompressSync(text).byteLength;

function loadedBy(html: string): Loaded {
  const found: Loaded = { blocking: [], scripts: [], fonts: [], bytes: wire(html) };
  const parser = new Parser({
    onopentag(name, { rel, href = '', src = '', type, as, async, defer }) {
      if (name === 'link' && rel === 'stylesheet') found.blocking.push(href);
      if (name === 'link' && rel === 'preload' && as === 'font') found.fonts.push(href);
      if (name === 'script' && src) {
        found.scripts.push(src);
        if (type !== 'module' && async === undefined && defer === undefined) found.blocking.push(src);
      }
      if (name === 'img' && src) found.bytes += SAMPLE.read(src).length;
    },
  });
  parser.end(html);
  for (const file of [...found.blocking, ...found.scripts]) found.bytes += wire(SAMPLE.read(file));
  // Fonts are compressed already.
  for (const file of found.fonts) found.bytes += Buffer.byteLength(SAMPLE.read(file), 'latin1');
  return found;
}

it.runIf(practices.includes(SAMPLE)).each([
  ['the home page', 'home'],
  ['a service', 'service'],
])('%s waits for one style sheet and no script before it shows, and is light', (_, sought) => {
  const { path } = SAMPLE.pages().find(({ kind }) => kind === sought)!;
  const { blocking, scripts, fonts, bytes } = loadedBy(SAMPLE.read(htmlOf(path)));
  expect(blocking).toEqual([expect.stringMatching(/^\/_astro\/.*\.css$/)]);
  expect(fonts.length).toBeLessThanOrEqual(2);
  // Hours, contents, printing, the one-line question box, links into folds.
  expect(scripts.length).toBeLessThanOrEqual(5);
  // On a slow phone (1.6 Mbit/s) 100 kB are half a second.
  expect(bytes).toBeLessThanOrEqual(100_000);
});
