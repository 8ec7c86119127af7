import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markdownWithCalls } from '#markdown/calls.ts';
import { FRAME_IDS } from '#markdown/ids.ts';
import { withAbsoluteLinks } from '#markdown/linkAddresses.ts';
import { sentencesOf } from '#markdown/sentences.ts';
import { toHtml } from '#markdown/toHtml.ts';
import { toMarkdown } from '#markdown/toMarkdown.ts';
import { headingsOf, parseMarkdown, plainText, splitLead, splitSections } from '#markdown/tree.ts';
import { link } from '#site/alternate/writeMarkdown.ts';
import { RUNS } from '../propertyRuns.ts';
import { readTable } from '../readTable.ts';
import { texts, withoutNumbers, wordsIn, wordsOfHtml, wordsOfMarkdown, wordsWritten } from './texts.ts';

const TABLE = readTable<{
  read: Record<string, string>;
  sections: Record<'written' | 'text' | 'id', string>[];
  leads: Record<string, boolean>;
  rewritten: Record<'name' | 'markdown' | 'written', string>[];
  sentences: Record<string, string[]>;
}>('markdown/text.yaml');

const html = (markdown: string) => toHtml(parseMarkdown(markdown));
const rewritten = (markdown: string) => toMarkdown(parseMarkdown(markdown));

describe('what an editor writes is what a patient reads', () => {
  it.each(Object.entries(TABLE.read))('%s', (_, markdown) => {
    expect(wordsOfHtml(html(markdown))).toEqual(wordsIn(markdown));
    expect(html(markdown)).not.toMatch(/<(?:em|del|h2|code|ol start)/);
    expect(html(rewritten(markdown)).replaceAll(/(?<=<p>)\s+/g, '')).toBe(
      html(markdown).replaceAll(/(?<=<p>)\s+/g, ''),
    );
  });

  it('in any text: nothing is lost, doubled or out of order', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const written = withoutNumbers(wordsWritten(text));
        const tree = parseMarkdown(text);
        const { lead, rest } = splitLead(tree);
        const { before, sections } = splitSections(rest);
        const parts = [...(lead ? [lead] : []), before, ...sections.map(({ whole }) => whole)];
        const shown = wordsOfHtml(toHtml(tree));
        expect(withoutNumbers(shown)).toEqual(written);
        expect(withoutNumbers(parts.flatMap((part) => wordsOfHtml(toHtml(part))))).toEqual(written);
        expect(withoutNumbers(wordsIn(plainText(tree)))).toEqual(written);
        expect(wordsOfMarkdown(toMarkdown(tree))).toEqual(shown);
        expect(wordsOfMarkdown(markdownWithCalls(tree, '+902320000000'))).toEqual(shown);
      }),
      RUNS,
    );
  });

  it('written as Markdown it is read as it was', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const [once, twice] = [html(text), html(rewritten(text))];
        expect(wordsOfHtml(twice)).toEqual(wordsOfHtml(once));
        expect(rewritten(rewritten(text))).toBe(rewritten(text));
      }),
      RUNS,
    );
  });
});

describe('a text in parts', () => {
  it('keeps links whose definition is in another part', () => {
    const { lead } = splitLead(parseMarkdown('[Arayın][i].\n\n## Başlık\n\n[i]: /iletisim'));
    expect(toHtml(lead!)).toBe('<p><a href="/iletisim">Arayın</a>.</p>\n');
    expect(toMarkdown(lead!)).toBe('[Arayın](/iletisim).');
  });

  it.each(TABLE.sections)('names a section by the words of its heading: $written', ({ written, text, id }) => {
    const { before, sections } = splitSections(parseMarkdown(`Önce.\n## ${written}\n\nMetin.`));
    expect(plainText(before)).toBe('Önce.');
    expect(sections.map(({ heading }) => heading)).toEqual([{ depth: 2, text, id }]);
  });

  it('has no section in a block of code', () => {
    expect(splitSections(parseMarkdown('```\n## x\n```')).sections).toEqual([]);
  });

  it.each(Object.entries(TABLE.leads))('begins with a lead or not: %s', (markdown, isLed) => {
    expect(splitLead(parseMarkdown(markdown)).lead !== undefined).toBe(isLed);
  });
});

it('ids are unique, never empty, and none of the frame', () => {
  const headings = ['👍', 'Ağrı', 'Ağrı', '!!!', 'Menü', 'İçerik', 'İçindekiler'];
  const ids = headingsOf(parseMarkdown(headings.map((heading) => `## ${heading}`).join('\n\n'))).map(({ id }) => id);
  expect(new Set(ids).size).toBe(headings.length);
  expect(ids.filter((id) => id === '' || FRAME_IDS.includes(id))).toEqual([]);
});

describe('Markdown that other programs read', () => {
  const address = 'https://practice.example/blog/yazi';
  it.each(TABLE.rewritten)('says the same: $name', ({ markdown, written }) => {
    expect(toMarkdown(withAbsoluteLinks(parseMarkdown(markdown), address))).toBe(written);
  });

  it('has titles with any character as the words of a link', () => {
    const written = link({ label: 'Ağrı ] kesici [5*3*2]', path: '/a(1)' });
    expect(html(written)).toBe('<p><a href="/a%281%29">Ağrı ] kesici [5*3*2]</a></p>\n');
  });
});

it.each(Object.entries(TABLE.sentences))('a sentence ends where a reader ends it: %s', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});
