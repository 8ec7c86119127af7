import { describe, expect, it } from 'vitest';
import { inlinePanels, inlineSvg } from '../../src/components/inlineSvg.ts';

const source = `<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="8" height="8">
  <!-- a note -->
  <clipPath id="cut"><rect width="4" height="4"/></clipPath>
  <path clip-path="url(#cut)" d="M0 0h8"/><use href="#cut"/>
</svg>`;

describe('a drawing inside a page', () => {
  const inlined = inlineSvg(source, 'dis', { role: 'img', 'aria-label': 'A "small" <thing>' });

  it('has ids of its own, and references that follow them', () => {
    expect(inlined).toContain('id="dis-cut"');
    expect(inlined).toContain('url(#dis-cut)');
    expect(inlined).toContain('href="#dis-cut"');
  });

  it('follows ids and references in single quotes, with spaces, and of XLink', () => {
    const gradient =
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink='http://www.w3.org/1999/xlink' viewBox="0 0 8 8">` +
      `<linearGradient id='light'/><g id = "wave"/><path fill="url( '#light' )"/><use xlink:href='#wave'/></svg>`;
    const made = inlineSvg(gradient, 'dis', {});
    expect(made).toContain('id="dis-light"');
    expect(made).toContain('url(#dis-light)');
    expect(made).toContain('id="dis-wave"');
    expect(made).toContain('<use href="#dis-wave"/>');
    expect(made).not.toContain('xlink');
  });

  it('has the given role and words, and no size, declaration or comment', () => {
    expect(inlined).toMatch(/^<svg viewBox="0 0 8 8" role="img" aria-label="A &quot;small&quot; &lt;thing&gt;">/);
    expect(inlined).not.toContain('a note');
  });
});

it('the parts of a drawing share its shapes, and the first is described', () => {
  const source =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><view id="a" viewBox="0 0 10 10"/>' +
    '<view id="b" viewBox="10 0 10 10"/><path d="M0 0h20"/></svg>';
  expect(inlinePanels(source, { name: 'x', alt: 'Bir "çizgi"' })).toEqual([
    '<svg viewBox="0 0 10 10" role="img" aria-label="Bir &quot;çizgi&quot;"><g id="x-panels"><path d="M0 0h20"/></g></svg>',
    '<svg viewBox="10 0 10 10" aria-hidden="true"><use href="#x-panels"></use></svg>',
  ]);
});
