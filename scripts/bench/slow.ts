import { readBuilt } from '../../src/server/folder.ts';
import { createSiteHandler } from '../../src/server/server.ts';
import { readOptions } from '../lib/options.ts';

const { positionals } = readOptions(
  `npm run fuzz:slow [-- SEARCHES]
Looks in the built site for requests that take long: families of inputs that grow, then as many questions put together at random (3000).
A family whose time grows faster than its size, or a slow request, fails.`,
  { allowPositionals: true },
);

/** Longest a request may take, in microseconds: a few milliseconds. */
const LIMIT = 5000;
/** Growth of time with size above which a family is no longer linear; noise of a shared machine included. */
const LINEAR = 1.5;
/** A request faster than this, in microseconds, is not judged by its growth. */
const NOISE = 1000;
/** Bytes a request line, and all headers together, may have: Node's limit and that of most hosts. */
const LINE = 8000;
const HEADERS = 15_000;
const QUESTION = 500;

const built = await readBuilt('.');
const { data } = built;
const answer = createSiteHandler(built);

type Ask = (text: string) => Request;
const at = (path: string, headers: Record<string, string> = {}) => new Request(`http://localhost${path}`, { headers });
const html = { accept: 'text/html' };
const page = data.pages.find(({ path }) => path !== '/')!.path;

/** Where a text may be in a request, and how long it may be. */
const PLACES: Readonly<
  Record<string, { readonly ask: Ask; readonly size: number; readonly units: readonly string[] }>
> = {
  path: {
    ask: (text) => at(`/${text}!`, html),
    size: LINE,
    units: [
      'a',
      '/',
      '//x',
      '.',
      '../',
      '-',
      '%2e',
      '%25',
      '%FF',
      '%CC%81',
      '%C4%B0',
      '%2525',
      'a.md',
      '~',
      '%20',
      'kanal-',
    ],
  },
  'slug of a post': {
    ask: (text) => at(`/api/v1/posts/${text}`),
    size: LINE,
    units: ['a', '-', '%61', '%CC%81', '/', '.json', 'kanal-'],
  },
  query: {
    ask: (text) => at(`/api/v1/answers?${text}`),
    size: LINE,
    units: ['&', '=', 'q', 'q=a&', '%71=', '+', '%zz', '%25', 'a=%FF&'],
  },
  'long question': {
    ask: (text) => at(`/api/v1/answers?q=${text}`),
    size: LINE,
    units: ['a', '+', '%20', '%CC%81', '%C4%B0'],
  },
  category: { ask: (text) => at(`/api/v1/faq?category=${text}`), size: LINE, units: ['a', '%CC%81', '%25'] },
  Accept: {
    ask: (text) => at(page, { accept: text }),
    size: HEADERS,
    units: ['a/b,', ',', ';', '"', '\\"', 'text/html;q=0.1,', 'text/*;a=b;', '*/*;q=', '0', ' ', 'text/markdown;q=0.'],
  },
  'Accept, all different': {
    ask: (text) => at(page, { accept: Array.from({ length: text.length / 7 }, (_, n) => `a/${n}`).join(',') }),
    size: HEADERS,
    units: ['x'],
  },
  'If-None-Match': {
    ask: (text) => at(page, { ...html, 'if-none-match': text }),
    size: HEADERS,
    units: [',', '"', 'W/', '"a",', ' '],
  },
  'Accept-Encoding': {
    ask: (text) => at(page, { ...html, 'accept-encoding': text }),
    size: HEADERS,
    units: ['br,', ',', ';', 'gzip;q=0.1,', 'a;q=1,', ' '],
  },
  question: {
    ask: (text) => at(`/api/v1/answers?q=${encodeURIComponent([...text.toWellFormed()].slice(0, QUESTION).join(''))}`),
    size: QUESTION,
    units: [
      'a',
      'a ',
      'kanal ',
      'a\u0301',
      '\u0301',
      '\u0301\u0327',
      'İ',
      'ı ',
      'ﷺ',
      'ﷺ ',
      "a'",
      "a'a ",
      '\u200d',
      'a\u200d',
      '1',
      '1a',
      '漢',
      '😀',
      'kanl ',
      'tdavi ',
      'mi ',
      'agrirmi ',
      'merhaba ',
      'tesekkurler ',
      'diş ağrısı ',
      '?',
      '\ud800',
      'ǆ',
      '½ ',
    ],
  },
};

/** Best of some runs, in microseconds of the processor: what the work itself takes, on a busy machine, too. */
async function time(request: () => Request, runs = 5): Promise<number> {
  let best = Infinity;
  for (let run = 0; run < runs; run++) {
    const sent = request();
    const started = process.cpuUsage();
    await (await answer(sent)).arrayBuffer();
    const { user, system } = process.cpuUsage(started);
    best = Math.min(best, user + system);
  }
  return best;
}

// The first requests read and compress files, and unfold tables.
for (const { ask } of Object.values(PLACES))
  for (let warm = 0; warm < 200; warm++) await time(() => ask(`a${warm}`), 1);

const errors: string[] = [];
let requests = 0;
let worst = { microseconds: 0, what: '' };
const note = (microseconds: number, what: string) => {
  if (microseconds > worst.microseconds) worst = { microseconds, what };
  if (microseconds > LIMIT) errors.push(`${what}: ${Math.round(microseconds)} µs`);
};

console.log('place                   repeated         size      µs  growth');
for (const [place, { ask, size, units }] of Object.entries(PLACES))
  for (const unit of units) {
    const sizes = [8, 4, 2, 1].map((share) => Math.floor(size / share));
    const times: number[] = [];
    for (const length of sizes)
      times.push(await time(() => ask(unit.repeat(Math.ceil(length / unit.length)).slice(0, length))));
    requests += 5 * sizes.length;
    // Over the last two doublings: below, the fixed cost of a request hides the growth.
    const growth = Math.log2(times[3]! / times[1]!) / 2;
    const microseconds = times[3]!;
    note(microseconds, `${place} of ${JSON.stringify(unit)}`);
    if (growth > LINEAR && microseconds > NOISE)
      errors.push(`${place} of ${JSON.stringify(unit)} grows by ${growth.toFixed(2)}`);
    console.log(
      `${place.padEnd(22)}  ${JSON.stringify(unit).padEnd(15)}  ${String(size).padStart(5)}  ${microseconds.toFixed(0).padStart(6)}  ${growth.toFixed(2).padStart(6)}`,
    );
  }

/** Mulberry32: the same search each time. */
let state = 7;
const random = () => {
  state = (state + 0x6d2b79f5) >>> 0;
  let t = Math.imul(state ^ (state >>> 15), state | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
};
const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;

// The engine's own words are the ones it does most with.
const { answers: index } = data;
const words = [
  ...index.entries.flatMap(({ question }) => question.split(' ')),
  ...index.language.concepts.flat().flatMap((pattern) => pattern.split(/[ |*]+/)),
  ...index.language.greetings,
  ...index.texts.flatMap(({ phrasings }) => phrasings.split(/\s/)),
].filter((word) => word.length > 0);
const searches = Number(positionals[0] ?? 3000);
const question = PLACES['question']!;
for (let search = 0; search < searches; search++) {
  // Every second one with unknown words: one letter of each is changed.
  const mistype = (word: string) =>
    search % 2 === 0 ? word : word.replace(/(?<=^..)./u, () => pick([...'abcdefghijklmnop']));
  const few = Array.from({ length: 1 + Math.floor(random() * 80) }, () => mistype(pick(words)));
  let text = '';
  while (text.length < QUESTION) text += `${pick(few)} `;
  requests += 2;
  const sent = () => question.ask(text);
  let microseconds = await time(sent, 2);
  // On a shared machine anything is slow now and then: requests that seem slow are repeated.
  if (microseconds > LIMIT / 2) microseconds = await time(sent, 10);
  note(microseconds, `the question ${JSON.stringify(text.slice(0, 60))}…`);
}

console.log(`${requests} requests; the slowest took ${Math.round(worst.microseconds)} µs: ${worst.what}`);
for (const error of errors) console.error(error);
process.exitCode = errors.length > 0 ? 1 : 0;
