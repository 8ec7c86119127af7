import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markdownWithCalls } from '#markdown/calls.ts';
import { FRAME_IDS } from '#markdown/ids.ts';
import { withAbsoluteLinks } from '#markdown/links.ts';
import { sentencesOf } from '#markdown/sentences.ts';
import { headingsOf, parseMarkdown, plainText, splitLead, splitSections } from '#markdown/text.ts';
import { toHtml } from '#markdown/toHtml.ts';
import { toMarkdown } from '#markdown/toMarkdown.ts';
import { link } from '#site/markdown/writeMarkdown.ts';
import { RUNS } from '../propertyRuns.ts';
import { texts, withoutNumbers, wordsIn, wordsOfHtml, wordsOfMarkdown, wordsWritten } from './texts.ts';

const html = (markdown: string) => toHtml(parseMarkdown(markdown));
const rewritten = (markdown: string) => toMarkdown(parseMarkdown(markdown));

describe('what an editor writes is what a patient reads', () => {
  it.each([
    ['ordinals in paragraphs', '3. günden sonra iner.\n\n7. günde dikiş alınır.'],
    ['an ordinal after a list', '1. Oturun.\n2. Bekleyin.\n\n7. günde gelin.'],
    ['an ordinal in a list', '- 7. günde\n- 10. günde'],
    ['one ordinal', '1. günde ağrı olur.'],
    ['a date', '29. hafta\n\n1. 5. 2027 günü'],
    ['steps with text between', '1. Oturun.\n\nSonra:\n\n2. Bekleyin.'],
    ['factors', '5*3*2 mm'],
    ['ranges', '5~10 dakika, sonra 15~20 dakika'],
    ['a sentence below a table', '| a | b |\n| - | - |\n| c | d |\nSonra bekleyin.'],
    ['a line above dashes', 'Arayın.\n---\nBekleyin.'],
    ['indented lines', '    Dört boşluk.\n\n\tSekme.'],
    ['text below a heading without words', '## \n\nAteşiniz çıkarsa arayın.'],
    ['what looks like a definition', '[not]: dikkat'],
  ])('%s', (_, markdown) => {
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

  it.each([
    ['**Önemli** bilgi', 'Önemli bilgi', 'onemli-bilgi'],
    ['[İletişim](/iletisim)', 'İletişim', 'iletisim'],
    ['Kapanış ##', 'Kapanış', 'kapanis'],
    ['A &amp; B', 'A & B', 'a-b'],
  ])('names a section by the words of its heading: %s', (written, text, id) => {
    const { before, sections } = splitSections(parseMarkdown(`Önce.\n## ${written}\n\nMetin.`));
    expect(plainText(before)).toBe('Önce.');
    expect(sections.map(({ heading }) => heading)).toEqual([{ depth: 2, text, id }]);
  });

  it('has no section in a block of code', () => {
    expect(splitSections(parseMarkdown('```\n## x\n```')).sections).toEqual([]);
  });

  it.each([
    ['**Kalın** başlar.\n\nSonra.', true],
    ['*Eğik* başlar.', true],
    ['![Oda](photos/oda.jpg)\n\nSonra.', false],
    ['- a', false],
  ])('begins with a lead or not: %s', (markdown, isLed) => {
    expect(splitLead(parseMarkdown(markdown)).lead !== undefined).toBe(isLed);
  });
});

it('ids are unique, never empty, and none of the frame', () => {
  const headings = ['👍', 'Ağrı', 'Ağrı', '!!!', 'Menü', 'İçerik', 'İçindekiler'];
  const ids = headingsOf(parseMarkdown(headings.map((heading) => `## ${heading}`).join('\n\n'))).map(({ id }) => id);
  expect(new Set(ids).size).toBe(headings.length);
  expect(ids.filter((id) => id === '' || FRAME_IDS.includes(id))).toEqual([]);
});

it.each([
  ['in angle brackets', '![Oda](<photos/oda.jpg>)'],
  ['by reference', '![Oda][o]\n\n[o]: photos/oda.jpg'],
  ['with spaces', '![Oda]( photos/oda.jpg )'],
  ['with marks in its text', '![**Oda**](photos/oda.jpg)'],
])('a photograph %s is that of the site', (_, markdown) => {
  expect(html(markdown)).toContain('<img src="/photos/oda.jpg" alt="Oda"');
});

describe('Markdown that other programs read', () => {
  const address = 'https://practice.example/blog/yazi';
  it.each([
    [
      'an address with spaces and brackets',
      '[b](<https://x.example/a b (1).pdf>)',
      '[b](https://x.example/a%20b%20(1).pdf)',
    ],
    ['an address with one bracket', '[b](<https://x.example/a)b>)', '[b](https://x.example/a%29b)'],
    ['an address between spaces', '[a]( /iletisim )', '[a](https://practice.example/iletisim)'],
    ['a photograph in angle brackets', '![Oda](<photos/oda.jpg>)', '![Oda](https://practice.example/photos/oda.jpg)'],
    ['a link by reference', '[a][i]\n\n[i]: /iletisim', '[a](https://practice.example/iletisim)'],
    ['factors', '5*3*2', '5\\*3\\*2'],
    ['a range', '5~10 ve 15~20', '5\\~10 ve 15\\~20'],
    ['an ordinal', '7. günde', '7\\. günde'],
  ])('says the same: %s', (_, markdown, written) => {
    expect(toMarkdown(withAbsoluteLinks(parseMarkdown(markdown), address))).toBe(written);
  });

  it('has titles with any character as the words of a link', () => {
    const written = link({ label: 'Ağrı ] kesici [5*3*2]', path: '/a(1)' });
    expect(html(written)).toBe('<p><a href="/a%281%29">Ağrı ] kesici [5*3*2]</a></p>\n');
  });
});

it.each([
  ['Uzm. Dt. Deniz Örnek’e randevu alın. Sonra gelin.', ['Uzm. Dt. Deniz Örnek’e randevu alın.', 'Sonra gelin.']],
  ['Şişlik 3. günden sonra yayılıyorsa 112’yi arayın.', ['Şişlik 3. günden sonra yayılıyorsa 112’yi arayın.']],
  ['Alsancak Mah. Kıbrıs Cad. No. 5 adresindeyiz.', ['Alsancak Mah. Kıbrıs Cad. No. 5 adresindeyiz.']],
  ['Buz, jel vb. koyun. “Geçti mi?” Bekleyin.', ['Buz, jel vb. koyun.', '“Geçti mi?”', 'Bekleyin.']],
])('a sentence ends where a reader ends it: %s', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});
