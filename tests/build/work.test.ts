import { expect, it } from 'vitest';
import type { Crew } from '../../src/build/crew/crew.ts';
import type { Reading } from '../../src/build/crew/reading.ts';
import { loadSite } from '../../src/build/load.ts';
import { Timings } from '../../src/build/timings.ts';
import { Work } from '../../src/build/work.ts';

const site = loadSite('tests/fixtures/practice', {});
const nothing = { paths: [], faults: [] };
const crew = (make: Crew['make']): Crew =>
  ({
    read: () => Promise.resolve({ site }),
    check: () => Promise.resolve(site),
    learn: () => Promise.resolve(),
    draw: () => Promise.resolve([]),
    list: () => Promise.resolve(nothing),
    open: () => Promise.resolve(),
    make,
  }) as unknown as Crew;
const working = (make: Crew['make']) => new Work(crew(make), {} as Reading, '/nowhere', new Timings());

it('tells of the first page that cannot be made, and of no other that was under way', async () => {
  const work = working(({ path }) => Promise.reject(new Error(`broken: ${path}`)));
  const settled = await Promise.allSettled(site.pages.map(({ path }) => work.make(path, `${site.base}${path}`)));
  const told = settled.flatMap((one) => (one.status === 'rejected' ? [(one.reason as Error).message] : []));
  expect(told).toEqual(['broken: /']);
});

it('leaves to Astro what is no page of the site, and notes what is wrong with the others', async () => {
  const work = working(({ path }) => Promise.resolve({ paths: [`${path}.html`], faults: [`fault in ${path}`] }));
  expect(await work.make('/404', `${site.base}/404`)).toBe(false);
  expect(await work.make('/', `${site.base}/`)).toBe(true);
  expect(work.faults).toEqual(['fault in /']);
});
