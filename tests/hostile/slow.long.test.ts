import { expect, test } from 'vitest';
import { createHandler } from '#edge/handle.ts';
import { BASE, DATA, host } from '../edge/sampleEdge.ts';

const handle = createHandler(DATA);

const at = (path: string, accept = 'text/html') => new Request(BASE + path, { headers: { accept } });

/** Words without vowels, each to be corrected. */
const CONSONANTS = 'bcd cdf dfg fgh ghj hjk jkl klm lmn mnp npr prs ';

/** Where a text may be in a request, and what is repeated there: [place, request, bytes, texts]. */
const PLACES: readonly (readonly [string, (text: string) => Request, number, readonly string[]])[] = [
  [
    'the path',
    (text) => at(`/${text}!`),
    8000,
    ['a', '/', '//x', '.', '../', '-', '%2e', '%25', '%FF', '%CC%81', '%C4%B0', '%2525', 'a.md', '~', 'kanal-'],
  ],
  ['the slug of a post', (text) => at(`/api/v1/posts/${text}`), 8000, ['a', '-', '%61', '%CC%81', '/', '.json']],
  ['a query', (text) => at(`/api/v1/answers?${text}`), 8000, ['&', '=', 'q', 'q=a&', '%71=', '+', '%zz', 'a=%FF&']],
  ['a category', (text) => at(`/api/v1/faq?category=${text}`), 8000, ['a', '%CC%81', '%25']],
  [
    'Accept',
    (text) => at('/hakkimda', text),
    15_000,
    ['a/b,', ',', ';', '"', '\\"', 'text/html;q=0.1,', 'text/*;a=b;', '*/*;q=', '0', ' ', 'text/markdown;q=0.'],
  ],
  [
    'a question',
    (text) => at(`/api/v1/answers?q=${encodeURIComponent(text)}`),
    500,
    [
      'a',
      'a ',
      'kanal ',
      'a\u0301',
      '\u0301',
      'İ',
      'ı ',
      'ﷺ ',
      "a'a ",
      'a\u200d',
      '1',
      '漢',
      'kanl ',
      'mi ',
      '½ ',
      CONSONANTS,
    ],
  ],
];

/** The quickest of five times, in microseconds of the processor: what the work itself takes, on a busy machine too. */
async function time(request: () => Request): Promise<number> {
  let best = Infinity;
  for (let run = 0; run < 5; run++) {
    const sent = request();
    const started = process.cpuUsage();
    await (await handle(sent, host)).text();
    const { user, system } = process.cpuUsage(started);
    best = Math.min(best, user + system);
  }
  return best;
}

test.each(PLACES.flatMap(([place, ask, size, texts]) => texts.map((text) => [place, text, ask, size] as const)))(
  'time grows with %s of %j no faster than its size',
  async (_, text, ask, size) => {
    const filled = (length: number) => () => ask(text.repeat(Math.ceil(length / text.length)).slice(0, length));
    const [quarter, whole] = [await time(filled(size / 4)), await time(filled(size))];
    // Quadratic work grows sixteenfold. What is quicker than a millisecond is not judged by its growth.
    if (whole > 1000) expect(whole / quarter).toBeLessThan(8);
    expect(whole).toBeLessThan(20_000);
  },
);
