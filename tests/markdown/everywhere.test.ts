import fc from 'fast-check';
import { expect, it } from 'vitest';
import { documentation } from '#api/documentation.ts';
import { faqList } from '#api/faq.ts';
import { wholePost } from '#api/posts.ts';
import { gatherEntries, readEntry } from '#content/entries.ts';
import { readContent } from '#content/readContent.ts';
import { questionNodes } from '#jsonld/nodes.ts';
import { htmlWithCalls } from '#markdown/calls.ts';
import { toHtml } from '#markdown/toHtml.ts';
import { parseMarkdown } from '#markdown/tree.ts';
import { llmsFullTxt } from '#outputs/llms.ts';
import { pageText } from '#site/alternate/alternate.ts';
import { buildSite } from '#site/buildSite.ts';
import { knowledgeOf } from '#site/knowledgeOf.ts';
import { RUNS } from '../propertyRuns.ts';
import { texts, withoutNumbers, wordsOfHtml, wordsOfMarkdown, wordsWritten } from './texts.ts';

const { files } = readContent('tests/fixtures/practice');
const readings = files.map(readEntry);
const FAQ = 'faq/egzersiz.yaml';
const POST = 'posts/evde-egzersiz.md';
const textOf = (name: string) => files.find((file) => file.name === name)!.text;

/** Texts of one practice at a time, so that few practices need be made. */
const BATCH = 25;

/** Words that stand before and after a text, to find it again. */
const mark = (at: number) => `Soru${'abcdefghijklmnopqrstuvwxyz'[at]} burada`;

/** The small practice of the tests with these texts as answers, and the first one as a post. */
function siteWith(written: readonly string[]) {
  const [head = ''] = textOf(FAQ).split('questions:\n');
  const questions = written.map(
    (text, at) => `  - key: soru-${at}\n    question: ${mark(at)} mı?\n    answer: ${JSON.stringify(text)}\n`,
  );
  const [front = ''] = /^---\n[^]*?\n---\n/.exec(textOf(POST)) ?? [];
  const changed = [
    { name: FAQ, text: `${head}questions:\n${questions.join('')}` },
    { name: POST, text: `${front}\n${written[0]}` },
  ];
  const { entries, findings } = gatherEntries([
    ...readings.filter(({ name }) => !changed.some((file) => file.name === name)),
    ...changed.map(readEntry),
  ]);
  expect(findings).toEqual([]);
  return buildSite(entries!, { base: 'https://practice.example', documentation, publicFiles: new Map() });
}

/** The part of a text of words that begins after one mark and ends before the next. */
function between(words: readonly string[], from: readonly string[], to: readonly string[]): string[] {
  const at = (wanted: readonly string[]) =>
    words.findIndex((_, index) => wanted.every((word, offset) => words[index + offset] === word));
  return words.slice(at(from) + from.length, at(to));
}

it('what an editor writes is the same on the page, in its Markdown, in the API, in JSON-LD and in llms-full.txt', () => {
  fc.assert(
    fc.property(fc.array(texts, { minLength: 1, maxLength: BATCH }), (written) => {
      // The last one ends where the next would begin.
      const site = siteWith([...written, 'Son.']);
      const page = site.pages.find(({ path }) => path === '/sss/egzersiz')!;
      const alternate = wordsOfMarkdown(pageText(page, site));
      const answers = faqList(site, 'egzersiz')!.categories[0]!.questions;
      const known = knowledgeOf(site).entries;
      const inData = questionNodes(site, page);
      expect(llmsFullTxt(site)).toContain(`\n\n${pageText(page, site)}\n`);
      written.forEach((text, at) => {
        const shown = wordsOfHtml(htmlWithCalls(toHtml(parseMarkdown(text)), site.practice.phone.e164));
        expect(withoutNumbers(shown)).toEqual(withoutNumbers(wordsWritten(text)));
        const [mine, next] = [at, at + 1].map((one) => [...mark(one).split(' '), 'mı']);
        expect(between(alternate, mine!, next!)).toEqual(shown);
        expect(wordsOfMarkdown(answers[at]!.answer)).toEqual(shown);
        expect(wordsOfMarkdown(known.find(({ key }) => key === `soru-${at}`)!.answer)).toEqual(shown);
        expect(wordsOfHtml((inData[at]!.acceptedAnswer as { text: string }).text)).toEqual(shown);
      });
      const post = site.posts.find(({ ref }) => `${ref}.md` === POST)!;
      const { html, markdown } = wholePost(site, post).content;
      expect(wordsOfMarkdown(markdown)).toEqual(wordsOfHtml(html));
      const shown = wordsOfHtml(toHtml(parseMarkdown(written[0]!))).join(' ');
      expect(wordsOfHtml(html).join(' ')).toContain(shown);
    }),
    { numRuns: Math.ceil(RUNS.numRuns / BATCH) },
  );
});
