import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { withCalls } from '../../src/markdown/calls.ts';
import { renderHtml } from '../../src/markdown/html.ts';
import { FRAME_IDS } from '../../src/markdown/ids.ts';
import { headingsOf, parse, plainText, splitLead, splitSections } from '../../src/markdown/text.ts';
import { toMarkdown } from '../../src/markdown/write.ts';
import { RUNS } from '../propertyRuns.ts';

/** The words that a reader sees, numbers of lists included. */
function wordsOfHtml(html: string): string[] {
  const words: string[] = [];
  const lists: number[] = [];
  const parser = new Parser({
    onopentag(name) {
      if (name === 'ol' || name === 'ul') lists.push(name === 'ol' ? 0 : Number.NaN);
      if (name === 'li' && lists.at(-1)! >= 0) words.push(`${(lists[lists.length - 1] = lists.at(-1)! + 1)}.`);
    },
    onclosetag: (name) => void ((name === 'ol' || name === 'ul') && lists.pop()),
    ontext: (text) => words.push(text),
  });
  parser.end(html);
  return wordsIn(words.join(' '));
}
const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

const html = (markdown: string) => renderHtml(parse(markdown));
const rewritten = (markdown: string) => toMarkdown(parse(markdown));

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

  const word = fc.constantFrom(
    'Şişlik',
    'ağrı',
    'gün',
    'iğne',
    'çürük',
    'İzmir',
    '112’yi',
    '“tırnak”',
    'Dr.',
    '7.',
    '5*3*2',
    '3~4',
  );
  const line = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
  const piece = fc.oneof(
    line,
    fc.tuple(fc.constantFrom('', '- ', '## ', '> ', '3. ', '1. ', '    ', '### '), line).map((parts) => parts.join('')),
    line.map((text) => `**${text.replaceAll('*', '')}**`),
    line.map((text) => `[${text}](/iletisim)`),
    line.map((text) => `| ${text} |\n| --- |\n| ${text} |`),
    fc.tuple(line, line).map(([one, two]) => `1. ${one}\n2. ${two}`),
  );
  const markdown = fc
    .array(fc.tuple(piece, fc.constantFrom('\n', '\n\n')), { minLength: 1, maxLength: 8 })
    .map((pieces) => pieces.flat().join(''));

  it('in any text: nothing is lost, doubled or out of order', () => {
    fc.assert(
      fc.property(markdown, (text) => {
        const written = wordsIn(text.replaceAll('](/iletisim)', ''));
        const tree = parse(text);
        const { lead, rest } = splitLead(tree);
        const { before, sections } = splitSections(rest);
        const parts = [...(lead ? [lead] : []), before, ...sections.map(({ whole }) => whole)];
        const ofLists = (words: string[]) => words.filter((one) => !/^\d+$/.test(one));
        expect(ofLists(wordsOfHtml(renderHtml(tree)))).toEqual(ofLists(written));
        expect(ofLists(parts.flatMap((part) => wordsOfHtml(renderHtml(part))))).toEqual(ofLists(written));
        expect(ofLists(wordsIn(plainText(tree)))).toEqual(ofLists(written));
        expect(wordsIn(toMarkdown(tree).replaceAll('](/iletisim)', '')).filter((one) => !/^\d$/.test(one))).toEqual(
          written.filter((one) => !/^\d$/.test(one)),
        );
        expect(wordsOfHtml(renderHtml(withCalls(tree, '+902320000000')))).toEqual(wordsOfHtml(renderHtml(tree)));
      }),
      RUNS,
    );
  });

  it('written as Markdown it is read as it was', () => {
    fc.assert(
      fc.property(markdown, (text) => {
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
    const { lead } = splitLead(parse('[Arayın][i].\n\n## Başlık\n\n[i]: /iletisim'));
    expect(renderHtml(lead!)).toBe('<p><a href="/iletisim">Arayın</a>.</p>\n');
    expect(toMarkdown(lead!)).toBe('[Arayın](/iletisim).');
  });

  it.each([
    ['**Önemli** bilgi', 'Önemli bilgi', 'onemli-bilgi'],
    ['[İletişim](/iletisim)', 'İletişim', 'iletisim'],
    ['Kapanış ##', 'Kapanış', 'kapanis'],
    ['A &amp; B', 'A & B', 'a-b'],
  ])('names a section by the words of its heading: %s', (written, text, id) => {
    const { before, sections } = splitSections(parse(`Önce.\n## ${written}\n\nMetin.`));
    expect(plainText(before)).toBe('Önce.');
    expect(sections.map(({ heading }) => heading)).toEqual([{ depth: 2, text, id }]);
  });

  it('has no section in a block of code', () => {
    expect(splitSections(parse('```\n## x\n```')).sections).toEqual([]);
  });

  it.each([
    ['**Kalın** başlar.\n\nSonra.', true],
    ['*Eğik* başlar.', true],
    ['![Oda](photos/oda.jpg)\n\nSonra.', false],
    ['- a', false],
  ])('begins with a lead or not: %s', (markdown, isLed) => {
    expect(splitLead(parse(markdown)).lead !== undefined).toBe(isLed);
  });
});

it('ids are unique, never empty, and none of the frame', () => {
  const headings = ['👍', 'Ağrı', 'Ağrı', '!!!', 'Menü', 'İçerik', 'İçindekiler'];
  const ids = headingsOf(parse(headings.map((heading) => `## ${heading}`).join('\n\n'))).map(({ id }) => id);
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
