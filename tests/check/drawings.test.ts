import { describe, expect, it } from 'vitest';
import { drawingProblems } from '#check/drawings.ts';
import { contentWith } from '../content/folder.ts';
import { contentOf } from '../load.ts';

const drawing = (inside: string, root = '') =>
  drawingProblems({
    name: 'drawings/x.svg',
    text: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${root}>\n<g>\n  ${inside}\n</g>\n</svg>\n`,
  });

describe('a drawing', () => {
  it.each([
    ['<script>alert(1)</script>', 3, 3, /<script>/],
    ['<SCRIPT>alert(1)</SCRIPT>', 3, 3, /<SCRIPT>/],
    ['<svg:script xmlns:svg="x"/>', 3, 3, /svg:script/],
    ['<foreignObject/>', 3, 3, /foreignObject/],
    ['<style>a{}</style>', 3, 3, /style/],
    ['<image href="#a"/>', 3, 3, /image/],
    ['<a href="#a"/>', 3, 3, /<a>/],
    ['<set attributeName="href" to="#a"/>', 3, 3, /<set>/],
    ['<animate attributeName="d"/>', 3, 3, /animate/],
    ['<path\n    onload="x"/>', 4, 5, /programs/],
    ['<path d="onclick" ONCLICK="x"/>', 3, 21, /programs/],
    ['<path style="fill:red"/>', 3, 9, /style/],
    ['<path STYLE="fill:red"/>', 3, 9, /"style" in small letters/],
    ['<g ID="main"/>', 3, 6, /"id" in small letters/],
    ['<g autofocus=""/>', 3, 6, /not for input/],
    ['<text contenteditable="true">a</text>', 3, 9, /not for input/],
    ['<use href="https://baska.example/x.svg#a"/>', 3, 8, /outside/],
    ['<use xlink:href="data:image/svg+xml,x"/>', 3, 8, /outside/],
    ['<use href="java&#115;cript:x"/>', 3, 8, /outside/],
    ['<path fill="url(https://baska.example/x)"/>', 3, 9, /outside/],
    ['<path fill="url( &quot;//baska.example&quot; )"/>', 3, 9, /outside/],
    ['<path fill="u\\72l(//x)"/>', 3, 9, /outside/],
    ['<path xml:base="https://baska.example/"/>', 3, 9, /xml:base/],
    ['<path mask="image-set(&quot;//baska.example&quot; 1x)"/>', 3, 9, /outside/],
    ['<path id="a" class="d-ink ask-urgent"/>', 3, 16, /does not use this class/],
    ['<path d="M2 NaN L3 4"/>', 3, 9, /no number/],
    ['<circle cx="undefined" r="2"/>', 3, 11, /no number/],
    ['<path marker-mid="url(#a)"/>', 3, 9, /every point/],
    [`${'<g>'.repeat(150)}${'</g>'.repeat(150)}`, 3, expect.any(Number), /nested/],
    ['<path/>'.repeat(2001), 1, 1, /more than 2000 shapes/],
    ['<g id="a"><use href="#b"/></g><mask id="b" mask="url( \'#a\' )"/>', 1, 1, /uses itself/],
    [
      Array.from({ length: 12 }, (_, i) => `<g id="a${i}">${`<use href="#a${i - 1}"/>`.repeat(10)}</g>`).join(''),
      ...([1, 1, /more than 2000 shapes/] as const),
    ],
    ['<path data-a="a&gt;b"/>', 3, 9, /< or >/],
    [`<path data-a="b id='c onload=alert(1) d'"/>`, 3, 9, /= before a quotation mark/],
    [`<path data-a="b role='" data-b='" onload=alert(1) c="'/>`, 3, 9, /= before a quotation mark/],
    ['<path data-a="b id="/>', 3, 9, /= before a quotation mark/],
    ['<text><![CDATA[x]]></text>', 3, 9, /CDATA/],
    ['<?xml-stylesheet href="x"?>', 3, 3, /processing instructions/],
    ['<desc><rect width="1" height="1"/></desc>', 3, 9, /<desc> holds words only/],
    ['<title>a<desc/></title>', 3, 11, /<title> holds words only/],
  ])('is rejected for %s', (inside, line, column, says) => {
    expect(drawing(inside)).toContainEqual(
      expect.objectContaining({
        severity: 'error',
        file: 'drawings/x.svg',
        line,
        column,
        message: expect.stringMatching(says),
      }),
    );
  });

  it('is rejected for a script on its root element', () => {
    expect(drawing('', '\n  onload="x"')).toMatchObject([{ line: 2, column: 3 }]);
  });

  it('is rejected once if it is not well-formed', () => {
    for (const inside of ['<g>', '</g>', '<path d="a" d="b"/>', '<path d=a/>', '&nbsp;', '<text>a & b</text>', '<']) {
      const problems = drawing(inside).filter(({ message }) => message.includes('well-formed'));
      expect([inside, problems.length]).toEqual([inside, 1]);
      expect(problems[0]!.line).toBeGreaterThanOrEqual(3);
    }
  });

  it('must be an SVG with a viewBox that pictures can be made of', () => {
    for (const text of [
      ...['0 0 0 0', '0 0 9', 'a b c d', '0 0 -1 9', '0 0 1e9 1', '0 0 9 9" width="0', '0 0 9 9" height="99999999'].map(
        (box) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"/>`,
      ),
      '',
      'words',
      '<html/>',
      '<svg viewBox="0 0 1 1"/>',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
    ])
      expect([text, drawingProblems({ name: 'drawings/x.svg', text }).length > 0]).toEqual([text, true]);
  });

  it('cannot define entities, which could expand endlessly', () => {
    const text = '<!DOCTYPE svg [<!ENTITY a "x">]>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
    expect(drawingProblems({ name: 'drawings/x.svg', text })).toMatchObject([
      { line: 1, column: 1, message: expect.stringMatching(/document type/) },
    ]);
  });

  it('can contain references to itself, comments, and words that look like scripts', () => {
    for (const inside of [
      '<path fill="url(#a)" d="M0 0"/>',
      '<defs><path id="a" class="d-ink d-soft"/></defs><use href="#a"/>',
      '<text>style= onclick= href="x" &lt;script&gt;</text>',
      '<!-- <script> -->',
    ])
      expect([inside, drawing(inside)]).toEqual([inside, []]);
  });

  it('is rejected by the build, with its line and column', () => {
    const files = contentWith({});
    files.push({
      name: 'drawings/kotu.svg',
      text: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">\n<script/></svg>',
    });
    expect(contentOf(files).problems.filter(({ severity }) => severity === 'error')).toMatchObject([
      { file: 'drawings/kotu.svg', line: 2, column: 1 },
    ]);
  });
});
