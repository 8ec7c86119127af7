import { expect, it } from 'vitest';
import { inlinePanels, inlineSvg } from '#components/pictures/inlineSvg.ts';

it('a drawing inside a page has ids of its own, and references that follow them, however they are written', () => {
  const source =
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink='http://www.w3.org/1999/xlink' viewBox="0 0 8 8" width="8" height="8">` +
    `<!-- a note --><clipPath id="cut"/><path clip-path="url(#cut)"/><use href="#cut"/>` +
    `<linearGradient id='light'/><g id = "wave"/><path fill="url( '#light' )"/><use xlink:href='#wave'/></svg>`;
  expect(inlineSvg(source, 'dis', { role: 'img', 'aria-label': 'A "small" <thing>' }).replaceAll(/\s+/g, ' ')).toBe(
    `<svg viewBox="0 0 8 8" role="img" aria-label="A &quot;small&quot; &lt;thing&gt;">` +
      `<clipPath id="dis--cut"/><path clip-path="url(#dis--cut)"/><use href="#dis--cut"/>` +
      `<linearGradient id="dis--light"/><g id="dis--wave"/><path fill="url(#dis--light)"/><use href="#dis--wave"/></svg>`,
  );
});

it('the parts of a drawing share its shapes, and the first is described', () => {
  const source =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><view id="a" viewBox="0 0 10 10"/>' +
    '<view id="b" viewBox="10 0 10 10"/><g class="d-number"><g><text>1</text></g></g><path d="M0 0h20"/>' +
    '<g class="d-number" id="c"><text>2</text></g></svg>';
  expect(inlinePanels(source, { name: 'x', alt: 'Bir "çizgi"' })).toEqual([
    '<svg viewBox="0 0 10 10" role="img" aria-label="Bir &quot;çizgi&quot;"><g id="x--panels"><path d="M0 0h20"/></g></svg>',
    '<svg viewBox="10 0 10 10" aria-hidden="true"><use href="#x--panels"></use></svg>',
  ]);
});

it('parts may be named in either quotes, and a blank between words of a text stays', () => {
  const source =
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 10'><view viewBox='0 0 10 10'/>\n" +
    '<text><tspan>kök</tspan> <tspan>ucu</tspan></text></svg>';
  expect(inlinePanels(source, { name: 'x', alt: 'Diş' })).toEqual([
    '<svg viewBox="0 0 10 10" role="img" aria-label="Diş"><g id="x--panels"><text><tspan>kök</tspan> <tspan>ucu</tspan></text></g></svg>',
  ]);
});

it('comments are removed, whatever they contain', () => {
  const source =
    '<!-- <svg onload="alert(1)"><script src="/x.js"></script> --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><!-- <svg> --><path d="M0 0"/></svg>';
  expect(inlineSvg(source, 'x', {})).toBe('<svg viewBox="0 0 8 8"><path d="M0 0"/></svg>');
});

it('a description that looks like references stays as it is', () => {
  const source = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path id="a"/></svg>';
  const label = "Oda id='x onload=alert(1) y' url(#a) href='#a'";
  expect(inlineSvg(source, 'x', { 'aria-label': label })).toBe(
    `<svg viewBox="0 0 8 8" aria-label="${label}"><path id="x--a"/></svg>`,
  );
});
