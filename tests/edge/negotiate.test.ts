import fc from 'fast-check';
import Negotiator from 'negotiator';
import { describe, expect, it } from 'vitest';
import { negotiate } from '#edge/negotiate.ts';
import { RUNS } from '../propertyRuns.ts';

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
    ['*', html],
    ['*;q=0.5, text/markdown', markdown],
    ['*;q=0', none],
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
  // For ranges that differ and have no parameters see the property below.
  'weights, then the more specific range, then the first named, then HTML': [
    ['text/html;q=0.5, text/markdown;q=0.6', markdown],
    ['*/*;q=0.9, text/html;q=0.8', markdown],
    ['text/*, text/markdown', markdown],
    ['text/markdown, text/html, text/markdown', markdown],
    ['text/html, text/markdown, text/html', html],
    ['text/html;q=0, */*', markdown],
    ['text/*;q=0.0', none],
  ],
  'neither type accepted': [
    ['application/json', none],
    ['application/xhtml+xml', none],
    ['text/markdownx', none],
    ['html', none],
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
  'a range with parameters counts only if none without them names the type': [
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

describe.each(Object.entries(CASES))('%s', (_, cases) => {
  it.each(cases)('%j → %s', (accept, chosen) => {
    expect(negotiate(accept)).toBe(chosen);
  });
});

const RANGES = ['text/html', 'text/markdown', 'text/*', '*/*', 'application/json'];

it('agrees with negotiator on every header whose ranges differ and have no parameters', () => {
  const range = fc.record({ type: fc.constantFrom(...RANGES), q: fc.integer({ min: 0, max: 10 }) });
  const header = fc
    .uniqueArray(range, { minLength: 1, selector: ({ type }) => type })
    .map((ranges) => ranges.map(({ type, q }) => `${type};q=${q / 10}`).join(', '));
  fc.assert(
    fc.property(header, (accept) => {
      expect(negotiate(accept)).toBe(new Negotiator({ headers: { accept } }).mediaType([html, markdown]));
    }),
    RUNS,
  );
});

it('answers any text at all', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'text/hmlarkdown*;,q=.01" \\') }), (accept) => {
      expect([html, markdown, none]).toContain(negotiate(accept));
    }),
    RUNS,
  );
});
