import { describe, expect, it } from 'vitest';
import { brotliCompressSync } from 'node:zlib';
import { oneOfEach, PHONE, visit, type Visit } from './visit.ts';

const KB = 1000;

/** Parts of a page that have a script, and how heavy it may be, in kilobytes. */
const SCRIPTS = [
  ['ask-box', 4.2],
  ['.ask-line', 1.5],
  ['.bar', 1.9],
  ['.contents', 1.8],
  ['.request', 1.5],
  ['.code', 1.2],
  ['[data-print]', 1],
] as const;

interface Loaded {
  readonly url: string;
  readonly type: string;
  /** Bytes on the wire, head of the response included. */
  readonly bytes: number;
}

/** Everything a page loads with an empty cache. */
async function loaded({ page }: Visit): Promise<Loaded[]> {
  const session = await page.context().newCDPSession(page);
  const requests = new Map<string, Omit<Loaded, 'bytes'>>();
  const sizes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    // What an address itself holds came with the file the address is in.
    if (!response.url.startsWith('data:')) requests.set(requestId, { url: response.url, type });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength));
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.reload({ waitUntil: 'networkidle' });
  return [...requests].map(([id, request]) => ({ ...request, bytes: sizes.get(id) ?? 0 }));
}

const sum = (files: readonly Loaded[]) => files.reduce((total, { bytes }) => total + bytes, 0);
const list = (files: readonly Loaded[]) =>
  files.map(({ url, bytes }) => `${bytes} ${new URL(url).pathname}`).join('\n');

/** What a drawing within the page adds to it on the wire. */
function compressedShare(html: string, part: string): number {
  const size = (text: string) => brotliCompressSync(text).byteLength;
  return size(html) - size(html.replace(part, ''));
}

describe.each(await oneOfEach())('a page of kind %s, with an empty cache', (kind, path) => {
  it('is no heavier than it may be', () =>
    visit(path, { viewport: PHONE }, async (visited) => {
      const files = await loaded(visited);
      expect(files.some(({ type }) => type === 'Document')).toBe(true);
      expect(
        files.every(({ bytes }) => bytes > 0),
        list(files),
      ).toBe(true);
      if (kind !== 'home') return expect(sum(files), list(files)).toBeLessThanOrEqual(60 * KB);
      expect(sum(files), list(files)).toBeLessThanOrEqual(90 * KB);
      const pictures = await visited.page
        .locator('.hero svg:not(.icon)')
        .evaluateAll((all) => all.map(({ outerHTML }) => outerHTML));
      const html = await visited.page.content();
      const drawings = pictures.reduce((total, drawing) => total + compressedShare(html, drawing), 0);
      return expect(sum(files) - drawings, list(files)).toBeLessThanOrEqual(60 * KB);
    }));

  it('has a style sheet of at most 14 KB, scripts only where they have something to do, and at most two fonts', () =>
    visit(path, { viewport: PHONE }, async (visited) => {
      const files = await loaded(visited);
      const of = (type: string) => files.filter((file) => file.type === type);
      expect(of('Stylesheet').length).toBeGreaterThan(0);
      expect(sum(of('Stylesheet')), list(files)).toBeLessThanOrEqual(14 * KB);
      expect(of('Font').length).toBeLessThanOrEqual(2);
      let allowed = 0;
      for (const [part, kilobytes] of SCRIPTS)
        if ((await visited.page.locator(part).count()) > 0) allowed += kilobytes * KB;
      expect(sum(of('Script')), list(files)).toBeLessThanOrEqual(allowed);
    }));
});
