import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import type { FaqList } from '#api/faq.ts';
import { htmlOf, practices } from './practices.ts';

/** Get the paragraphs of HTML as text, a blank line between them. */
const paragraphsOf = (nodes: Parameters<typeof DomUtils.getElementsByTagName>[1]): string =>
  DomUtils.getElementsByTagName('p', nodes, false)
    .map((paragraph) => DomUtils.textContent(paragraph))
    .join('\n\n')
    .replaceAll('\u00a0', ' ')
    .trim();

describe.each(practices)('the answers of the $name practice', (practice) => {
  const questions = practice
    .json<FaqList>('/api/v1/faq.json')
    .categories.flatMap((category) => category.questions.map((question) => ({ ...question, page: category.url })));
  const pathOf = (url: string) => url.slice(practice.base.length);

  it('are plain text in the API, a blank line between paragraphs', () => {
    for (const { answer, url } of questions) {
      expect(answer, url).not.toMatch(/\n{3}|(?<!\n)\n(?!\n)|^\s|\s$|\]\(/);
      if (practice.name === 'sample') expect(answer.length < 220 || answer.includes('\n\n'), url).toBe(true);
    }
  });

  it('have the same paragraphs on their pages, in their Markdown and in their data for search engines', () => {
    for (const page of new Set(questions.map((question) => question.page))) {
      const html = practice.read(htmlOf(pathOf(page)));
      const nodes = parseDocument(html).children;
      const answersAsData = [...html.matchAll(/"acceptedAnswer":\{"@type":"Answer","text":("(?:[^"\\]|\\.)*")/g)].map(
        ([, text]) => paragraphsOf(parseDocument(JSON.parse(text!) as string).children),
      );
      const markdown = practice.read(`${pathOf(page)}.md`).replaceAll(/\[([^\]]+)\]\(tel:[^)]+\)/g, '$1');
      for (const { id, question, answer } of questions.filter((each) => each.page === page)) {
        const item = DomUtils.getElementById(id, nodes)!;
        const [text] = DomUtils.getElementsByClassName('answer-text', item);
        const shown = paragraphsOf(text!.children);
        // What answers of a page end with alike stands once, above them.
        const above = answer.slice(shown.length).trim();
        expect([shown, above].filter(Boolean).join('\n\n'), id).toBe(answer);
        expect(markdown.replaceAll('\u00a0', ' ')).toContain(`# ${question}\n\n${shown}\n`);
        if (above)
          for (const written of [markdown, DomUtils.textContent(nodes)])
            expect(written.indexOf(above), id).toBeGreaterThan(0);
        expect(answersAsData, id).toContain(answer);
      }
    }
  });
});
