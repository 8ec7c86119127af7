import { describe, expect, it } from 'vitest';
import { drawingFindings } from '#check/drawings.ts';
import { contentWith } from '../content/folder.ts';
import { contentOf } from '../load.ts';
import { readTable } from '../readTable.ts';

interface Row {
  readonly inside: string;
  readonly line: number;
  readonly column: number;
  readonly says: string;
}
const ROWS: readonly Row[] = [
  ...readTable<Row[]>('check/drawings.yaml'),
  { inside: '<path/>'.repeat(2001), line: 1, column: 1, says: 'more than 2000 shapes' },
];

const drawing = (inside: string, root = '') =>
  drawingFindings({
    name: 'drawings/x.svg',
    text: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${root}>\n<g>\n  ${inside}\n</g>\n</svg>\n`,
  });

describe('a drawing', () => {
  it.each(ROWS)('is rejected for $inside', ({ inside, line, column, says }) => {
    expect(drawing(inside)).toContainEqual(
      expect.objectContaining({
        severity: 'error',
        file: 'drawings/x.svg',
        line,
        column,
        message: expect.stringMatching(says) as string,
      }),
    );
  });

  it('is rejected for a script on its root element', () => {
    expect(drawing('', '\n  onload="x"')).toMatchObject([{ line: 2, column: 3 }]);
  });

  it('is rejected once if it is not well-formed', () => {
    for (const inside of ['<g>', '</g>', '<path d="a" d="b"/>', '<path d=a/>', '&nbsp;', '<text>a & b</text>', '<']) {
      const findings = drawing(inside).filter(({ message }) => message.includes('well-formed'));
      expect([inside, findings.length]).toEqual([inside, 1]);
      expect(findings[0]!.line).toBeGreaterThanOrEqual(3);
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
      expect([text, drawingFindings({ name: 'drawings/x.svg', text }).length > 0]).toEqual([text, true]);
  });

  it('cannot define entities, which could expand endlessly', () => {
    const text = '<!DOCTYPE svg [<!ENTITY a "x">]>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
    expect(drawingFindings({ name: 'drawings/x.svg', text })).toMatchObject([
      { line: 1, column: 1, message: expect.stringMatching(/document type/) },
    ]);
  });

  it('can contain references to itself, comments, and words that look like scripts', () => {
    for (const inside of [
      '<path fill="url(#a)" d="M0 0"/>',
      '<defs><path id="a" class="d-ink d-soft"/></defs><use href="#a"/>',
      '<text>style= onclick= href="x" &lt;script&gt;</text>',
      '<!-- <script> -->',
      // As programs export words.
      '<defs><text id="w">a</text></defs><text x="1 2 3" letter-spacing="-2" writing-mode="lr-tb" aria-label="Diş">Diş</text>',
    ])
      expect([inside, drawing(inside, ' xmlns:svg="http://www.w3.org/2000/svg"')]).toEqual([inside, []]);
  });

  it('is rejected by the build, with its line and column', () => {
    const files = contentWith({});
    files.push({
      name: 'drawings/kotu.svg',
      text: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">\n<script/></svg>',
    });
    expect(contentOf(files).findings.filter(({ severity }) => severity === 'error')).toMatchObject([
      { file: 'drawings/kotu.svg', line: 2, column: 1 },
    ]);
  });
});
