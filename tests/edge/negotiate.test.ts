import fc from 'fast-check';
import Negotiator from 'negotiator';
import { describe, expect, test } from 'vitest';
import { names, negotiate } from '../../src/edge/negotiate.ts';

const html = 'text/html';
const markdown = 'text/markdown';
const none = undefined;

/** Header in, type out: RFC 9110 12.5.1, src/api/README.md, Requests. */
const CASES: Record<string, [accept: string | null, chosen: string | undefined][]> = {
  'no header or an empty one accepts everything (RFC 9110 12.5.1)': [
    [null, html],
    ['', html],
    ['  ', html],
    [',', html],
    [' , ,', html],
    ['*/*', html],
  ],
  'one type named': [
    ['text/html', html],
    ['text/markdown', markdown],
    ['TEXT/Markdown', markdown],
    ['text/*', html],
  ],
  'what browsers and agents send': [
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', html],
    [
      'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7',
      html,
    ],
    ['text/markdown, text/html, */*', markdown],
    ['text/markdown, text/html;q=0.9, */*;q=0.8', markdown],
    ['text/markdown,text/plain;q=0.9,*/*;q=0.1', markdown],
    ['text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2', html],
    ['application/json, text/plain, */*', html],
  ],
  'the higher weight wins': [
    ['text/html;q=0.5, text/markdown;q=0.6', markdown],
    ['text/markdown;q=0.5, text/html;q=0.6', html],
    ['text/html;q=0.5, text/markdown', markdown],
    ['text/markdown;q=0.001, */*;q=0', markdown],
    ['text/*;q=0.9, text/markdown;q=0.8', html],
    ['*/*;q=0.9, text/html;q=0.8', markdown],
  ],
  'the more specific range speaks for a type': [
    ['text/*, text/html;q=0.1', markdown],
    ['*/*, text/*;q=0.1, text/html;q=0.2', html],
    ['text/*;q=0.5, */*;q=0.1, text/markdown;q=0.4', html],
  ],
  'of equal weights the more specific range, then the first named, then HTML': [
    ['*/*, text/markdown', markdown],
    ['text/*, text/markdown', markdown],
    ['text/html, text/markdown', html],
    ['text/markdown, text/html', markdown],
    ['text/markdown, text/html, text/markdown', markdown],
    ['text/html, text/markdown, text/html', html],
    ['text/markdown;q=0.5, text/html;q=0.5', markdown],
  ],
  'a weight of 0 rejects': [
    ['text/html;q=0', none],
    ['text/html;q=0, text/markdown;q=0', none],
    ['text/html;q=0, */*', markdown],
    ['text/markdown;q=0, */*', html],
    ['text/markdown;q=0, text/html', html],
    ['*/*;q=0', none],
    ['text/*;q=0.0', none],
    ['text/*;q=0, text/markdown;q=1', markdown],
  ],
  'neither type accepted': [
    ['application/json', none],
    ['application/xhtml+xml', none],
    ['image/*', none],
    ['text/plain', none],
    ['text/markdownx', none],
    ['html', none],
    ['*', none],
    ['text', none],
    ['/', none],
    ['text/', none],
  ],
  'parameters do not reject': [
    ['text/markdown;charset=utf-8', markdown],
    ['text/markdown;variant=GFM', markdown],
    ['text/markdown; variant=GFM; q=0.9, text/html; q=0.8', markdown],
    ['text/html;level=1', html],
    ['text/html;level=1;q=0.4, text/markdown;q=0.5', markdown],
    ['text/markdown;x="a,b;q=0"', markdown],
    ['text/markdown;x="\\",text/html;q=1"', markdown],
    ['text/*;x=1;q=0.5, application/json', html],
  ],
  'a range with parameters counts only where none without them names the type': [
    ['text/markdown;variant=GFM, text/markdown;q=0.1, text/html;q=0.5', html],
    ['text/markdown;q=0.1, text/markdown;variant=GFM, text/html;q=0.5', html],
    ['text/html;level=1;q=0, text/html', html],
    ['text/html, text/html;level=1;q=0', html],
    ['text/markdown;charset=utf-8, text/html, text/markdown', html],
    ['text/markdown;variant=GFM;q=0.2, text/markdown;charset=utf-8;q=0.9, text/html;q=0.5', markdown],
    ['text/markdown;variant=GFM, text/*;q=0.5', markdown],
  ],
  'weights as they are mistyped': [
    ['text/markdown;Q=0.9, text/html;q=0.8', markdown],
    ['text/markdown; q = 0.9, text/html;q=0.8', markdown],
    ['text/markdown;q=2, text/html', markdown],
    ['text/markdown;q=-1', none],
    ['text/markdown;q=high, text/html;q=0.1', html],
    ['text/markdown;q=', none],
    ['text/markdown;q="0.9", text/html;q=0.8', markdown],
    ['text/html;q=.5, text/markdown;q=.6', markdown],
    ['text/html;q=0.5;q=0.9, text/markdown;q=0.6', markdown],
  ],
  'text that is no header': [
    ['"', none],
    ['"text/html', none],
    ['text/html;x="', html],
    ['text/html"a,text/markdown"', none],
    [';q=1', none],
    [';,;,text/markdown', markdown],
  ],
};

for (const [title, cases] of Object.entries(CASES))
  describe(title, () => {
    test.each(cases)('%j → %s', (accept, chosen) => {
      expect(negotiate(accept)).toBe(chosen);
    });
  });

test('2,000 ranges take no noticeable time', () => {
  const many = Array.from({ length: 2000 }, (_, index) => `a${index}/b${index};p="x,y";q=0.${index % 10}`);
  const started = performance.now();
  for (let round = 0; round < 20; round++) {
    expect(negotiate([...many, 'text/markdown'].join(','))).toBe(markdown);
    expect(negotiate(`${'"\\'.repeat(8000)}`)).toBe(none);
    expect(negotiate(many.map(() => 'text/html').join(','))).toBe(html);
  }
  expect((performance.now() - started) / 60).toBeLessThan(25);
});

const RANGES = ['text/html', 'text/markdown', 'text/*', '*/*', 'application/json'];

test('agrees with negotiator on every header whose ranges differ and have no parameters', () => {
  const range = fc.record({ type: fc.constantFrom(...RANGES), q: fc.integer({ min: 0, max: 10 }) });
  const header = fc
    .uniqueArray(range, { minLength: 1, selector: ({ type }) => type })
    .map((ranges) => ranges.map(({ type, q }) => `${type};q=${q / 10}`).join(', '));
  fc.assert(
    fc.property(header, (accept) => {
      expect(negotiate(accept)).toBe(new Negotiator({ headers: { accept } }).mediaType([html, markdown]));
    }),
  );
});

test('answers any text at all', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'text/hmlarkdown*;,q=.01" \\') }), (accept) => {
      expect([html, markdown, none]).toContain(negotiate(accept));
    }),
  );
});

test.each([
  ['text/html', true],
  ['text/html;level=1', true],
  ['text/html;q=0', false],
  ['text/*', false],
  ['*/*', false],
  [null, false],
])('%j names text/html: %s', (accept, named) => {
  expect(names(accept, html)).toBe(named);
});
