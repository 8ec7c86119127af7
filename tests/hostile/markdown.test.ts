import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { resolveLink, withAbsoluteLinks } from '#markdown/linkAddresses.ts';
import { toHtml } from '#markdown/toHtml.ts';
import { toMarkdown } from '#markdown/toMarkdown.ts';
import { parseMarkdown } from '#markdown/tree.ts';
import { RUNS } from '../propertyRuns.ts';

/** What a rendered text is made of; no element here runs a program or loads more than a picture. */
const ELEMENTS = new Set(
  (
    'p h1 h2 h3 h4 h5 h6 a img strong em del code pre br wbr hr ul ol li input blockquote ' +
    'div table thead tbody tr th td'
  ).split(' '),
);
const ATTRIBUTES = new Set(
  'id href title src alt loading tabindex class scope data-label start type checked disabled'.split(' '),
);

const piece = fc.oneof(
  fc.constantFrom(
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<!-- --!><script>',
    '<a href="javascript:x">',
    '<style>',
    '</p><iframe>',
    '"onmouseover="x',
    "'><b>",
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert)',
    '[a](<java\tscript:x>)',
    '[a](<\u0001javascript:x>)',
    '[a](java&#115;cript:x)',
    '[a](&#x6A;avascript:x)',
    '[a](data:text/html,<script>)',
    '[a](vbscript:x)',
    '[a](file:///etc/passwd)',
    '![a](data:image/svg+xml,x)',
    '![a](javascript:x)',
    '![a"onerror="x](x)',
    '[a](x "t\\"onclick=\\"x")',
    '[a]: javascript:x\n',
    '[a]',
    '<javascript:alert(1)>',
    '<https://kamu.example/"onclick="x>',
    'javascript:x',
    '```js"onload="x\n',
    '`<b>`',
    '| a | b"onclick="x |\n| - | - |\n| c | d |\n',
    '# a"<b>\n',
    '- [x] ',
    '> ',
    '&lt;script&gt;',
    '\\<script>',
    '\n\n',
    '    ',
  ),
  fc.constantFrom('[', ']', '(', ')', '<', '>', '"', "'", '&', '!', '*', '_', '`', '\\', '|', ':', '\n', '\t', '\0'),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const markdown = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

function errorsIn(html: string): string[] {
  const errors: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (!ELEMENTS.has(name)) errors.push(`<${name}>`);
      for (const [attribute, value] of Object.entries(attributes)) {
        if (!ATTRIBUTES.has(attribute)) errors.push(`${attribute}=`);
        if (attribute === 'href' || attribute === 'src') {
          // The address a browser would open: URL drops what a browser drops.
          const { protocol } = URL.canParse(value, 'https://x.example')
            ? new URL(value, 'https://x.example')
            : { protocol: '' };
          if (!['https:', 'http:', 'mailto:', 'tel:', ''].includes(protocol)) errors.push(value);
        }
      }
    },
    oncomment: () => errors.push('a comment'),
    onprocessinginstruction: (name) => errors.push(name),
  });
  parser.end(html);
  return errors;
}

const ADDRESS = 'https://practice.example/blog/x';

/** Everything a parser finds in HTML, links and pictures as `map` makes them. */
function partsOf(html: string, map = (link: string) => link): unknown[] {
  const parts: unknown[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) =>
      parts.push([
        name,
        Object.entries(attributes).map(([attribute, value]) => [
          attribute,
          attribute === 'href' || attribute === 'src' ? map(value) : value,
        ]),
      ]),
    ontext: (text) => parts.push(text),
  });
  parser.end(html);
  return parts;
}

describe('Markdown of any kind', () => {
  it('differs with absolute links in nothing but those', () => {
    fc.assert(
      fc.property(markdown, (text) => {
        const html = toHtml(parseMarkdown(text));
        expect(partsOf(toHtml(withAbsoluteLinks(parseMarkdown(text), ADDRESS)))).toEqual(
          partsOf(html, (link) => resolveLink(link, ADDRESS)),
        );
      }),
      { ...RUNS, examples: [['`<a href="/x">` [a](/x?a=1&b=%22 "<img src=\\"/y\\">") ![<a href="/z">](/z)']] },
    );
  });

  it.each([
    ['as it stands', (text: string) => parseMarkdown(text)],
    ['with absolute links', (text: string) => withAbsoluteLinks(parseMarkdown(text), ADDRESS)],
    ['after it was written as Markdown', (text: string) => parseMarkdown(toMarkdown(parseMarkdown(text)))],
  ])('becomes HTML that runs nothing, %s', (_, form) => {
    fc.assert(
      fc.property(markdown, (text) => {
        expect(errorsIn(toHtml(form(text)))).toEqual([]);
      }),
      {
        ...RUNS,
        examples: [
          ['[<!-- --!><script><svg/onload=alert(1)>'],
          ['[a](<java\tscript:x>)'],
          ['![a](javascript:x)'],
          ['![a](data:image/svg+xml,x)'],
          // Long words of code may break.
          ['`<https://kamu.example/"onclick="x>`'],
        ],
      },
    );
  });
});
