import { describe, expect, it } from 'vitest';
import * as calls from '#markdown/calls.ts';
import { toHtml } from '#markdown/toHtml.ts';
import { parseMarkdown } from '#markdown/tree.ts';
import { readTable } from '../readTable.ts';

const OWN = '+902320000012';
const linkCalls = (html: string) => calls.htmlWithCalls(html, OWN);
const inMarkdown = (markdown: string) => calls.markdownWithCalls(parseMarkdown(markdown), OWN);
const inHtml = (markdown: string) => linkCalls(toHtml(parseMarkdown(markdown))).replaceAll('\u00a0', ' ');

const TABLE = readTable<{ called: Record<'text' | 'words' | 'number', string>[]; own: string[]; none: string[] }>(
  'markdown/calls.yaml',
);

describe('a number to call in running text', () => {
  it.each(TABLE.called)('is a link in HTML and in Markdown: $text', ({ text, words, number }) => {
    expect(inHtml(text)).toContain(`<a href="tel:${number}">${words}</a>`);
    expect(inMarkdown(`- ${text}`).replaceAll('\u00a0', ' ')).toContain(
      `[${words.replace('&#39;', "'")}](tel:${number})`,
    );
  });

  it.each(TABLE.own)('is the practice’s own however it is written: %s', (words) => {
    const written = words.replaceAll(' ', '\u00a0');
    expect(linkCalls(`<p>Bizi ${words} numarasından arayın`)).toBe(
      `<p>Bizi <a href="tel:${OWN}">${written}</a> numarasından arayın`,
    );
    expect(inMarkdown(`Bizi ${words} arayın`)).toBe(`Bizi [${words}](tel:${OWN}) arayın`);
  });

  it.each(['0232 000 00 13', '0232 000 00 123', '10.5555/02320000012', ...TABLE.none])(
    'is neither another practice’s nor another number: %s',
    (words) => {
      expect(linkCalls(`<p>${words}</p>`)).toBe(`<p>${words}</p>`);
      expect(inMarkdown(words)).not.toContain('](tel:');
    },
  );

  it('is not linked in headings, links, drawings and code', () => {
    const html = [
      '<h2>Hemen <em>112’yi arayın</em></h2>',
      '<a href="/x">112’yi <b>arayın</b></a>',
      '<summary><span>112’yi arayın</span></summary>',
      '<svg><text>112’yi arayın</text></svg>',
      '<!-- 112’yi arayın -->',
      '<img alt="112’yi arayın > ya da 114’ü">',
      '<nav><nav></nav>112’yi arayın</nav>',
    ];
    expect(html.map(linkCalls)).toEqual(html);
    const markdown = [
      '## Hemen 112’yi arayın',
      '[112’yi arayın](tel:112)',
      '`112’yi arayın`',
      '![112’yi arayın](/x.svg)',
    ];
    expect(markdown.map(inMarkdown)).toEqual(markdown);
  });

  it('stays on one line with the name before it', () => {
    expect(linkCalls('<p>Yeri SABİM’den öğrenin (SABİM, 184).</p>')).toContain(
      '(SABİM,\u00a0<a href="tel:184">184</a>)',
    );
  });

  it('is linked again after such a part', () => {
    expect(linkCalls('<h2>112’yi arayın</h2><p>112’yi arayın')).toBe(
      '<h2>112’yi arayın</h2><p><a href="tel:112">112’yi\u00a0arayın</a>',
    );
  });

  it('is found in lists and tables of Markdown', () => {
    expect(inMarkdown('| a | b |\n|---|---|\n| Hemen 112 ya da hastane | x |\n\n- 114’ü arayın')).toBe(
      '| a | b |\n| --- | --- |\n| Hemen [112](tel:112) ya da hastane | x |\n\n- [114’ü arayın](tel:114)',
    );
  });
});

it('does not link words beside a button, or in Markdown a link of the same paragraph, that calls the number', () => {
  const html = '<div><p data-call-beside>112’yi arayın.</p><p>112’yi arayın.</p></div>';
  expect(linkCalls(html).match(/<a /g)).toHaveLength(1);
  expect(linkCalls(html)).toContain('<p data-call-beside>112’yi arayın.</p>');
  const line = '112’yi arayın. [112’yi arayın](tel:112)';
  expect(inMarkdown(line)).toBe(line);
  expect(inMarkdown(`112’yi arayın.\n\n${line}`)).toBe(`[112’yi arayın](tel:112).\n\n${line}`);
});
