import fc from 'fast-check';
import Negotiator from 'negotiator';
import { describe, expect, it } from 'vitest';
import { negotiate } from '#edge/negotiate.ts';
import { RUNS } from '../propertyRuns.ts';
import { readTable } from '../readTable.ts';

const html = 'text/html';
const markdown = 'text/markdown';
const none = undefined;

const CASES = readTable<Record<string, Record<string, string>>>('edge/negotiate.yaml');

it('no header accepts everything, HTML first', () => expect(negotiate(null)).toBe(html));

describe.each(Object.entries(CASES))('%s', (_, cases) => {
  it.each(Object.entries(cases))('%j → %s', (accept, chosen) => {
    expect(negotiate(accept) ?? 'none').toBe(chosen);
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
