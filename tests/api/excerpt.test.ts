import { describe, expect, it } from 'vitest';
import { excerpt, isShortened } from '../../src/api/documentation/excerpt.ts';

describe('an excerpt', () => {
  it('is the whole of what is short', () => {
    const value = { a: 'text', b: [1, 2], c: { d: null, e: [] }, f: {}, g: [{ h: true }] };
    expect(JSON.parse(excerpt(value))).toStrictEqual(value);
    expect(isShortened(excerpt(value))).toBe(false);
  });

  it('says how many items of a list it leaves out', () => {
    expect(excerpt({ items: [{ a: 1 }, { a: 2 }, { a: 3 }, { a: 4 }], after: 1 })).toBe(
      '{\n  "items": [\n    {\n      "a": 1\n    }\n    // … 3 more items\n  ],\n  "after": 1\n}',
    );
  });

  it('says how much of a text it leaves out, behind the comma', () => {
    const shown = excerpt({ long: `${'ş'.repeat(40)}${'x'.repeat(1234)}`, after: 1 });
    expect(shown).toContain(`"${'ş'.repeat(40)}…", // … 1,234 more characters\n`);
    expect(isShortened(shown)).toBe(true);
  });

  it('never cuts a character in two', () => {
    expect(excerpt('😀'.repeat(200))).toBe(`"${'😀'.repeat(40)}…" // … 160 more characters`);
  });

  it('leaves out what JSON leaves out', () => {
    expect(JSON.parse(excerpt({ a: undefined, b: 1 }))).toStrictEqual({ b: 1 });
  });
});
