import { describe, expect, it } from 'vitest';
import { questionNodes } from '#jsonld/nodes.ts';
import { knowledgeOf } from '#site/knowledgeOf.ts';
import { contentWith, SMALL } from '../content/folder.ts';
import { contentOf } from '../load.ts';
import { sample } from '../sites.ts';

const KEY = 'rapor-gerekir-mi';
const NEW = '  - key: yeni-soru\n    question: Yeni soru nedir?\n    answer: Yeni yanıt.\n';

/** Where each part of the site leads for one question, before and after another is inserted above it. */
const places = [false, true].map((inserted) => {
  const insert = (text: string) => text.replace('\nquestions:\n', `\nquestions:\n${inserted ? NEW : ''}`);
  const { site } = contentOf(contentWith({ 'faq/ilk-seans.yaml': insert }, SMALL));
  const page = site!.pagesByPath.get('/sss/ilk-seans')!;
  const [question] = page.blocks.flatMap((block) =>
    block.type === 'questions' ? block.questions.filter(({ anchor }) => anchor === `soru-${KEY}`) : [],
  );
  const lists = site!.pagesByPath
    .get('/sss')!
    .blocks.flatMap((block) => (block.type === 'links' ? block.links.flatMap(({ parts = [] }) => parts) : []));
  return {
    id: question!.id,
    list: lists.find(({ label }) => label === question!.question)?.path,
    box: knowledgeOf(site!).entries.find(({ key }) => key === KEY)?.url,
    data: questionNodes(site!, page).find(({ name }) => name === question!.question)?.['@id'],
  };
});

describe('a question of the FAQ', () => {
  it('keeps its anchor when another is inserted above it, in lists, the question box and structured data', () => {
    const [before, after] = places.map(({ id: _, ...lasting }) => lasting);
    expect(after).toEqual(before);
    for (const address of Object.values(before!)) expect(address).toMatch(new RegExp(`/sss/ilk-seans#soru-${KEY}$`));
  });

  it('is not alone left out of the list of all categories, which names how many there are', () => {
    const listed = sample.pagesByPath
      .get('/sss')!
      .blocks.flatMap((block) => (block.type === 'links' ? block.links : []));
    for (const { path, parts = [] } of listed) {
      const page = sample.pagesByPath.get(path)!;
      const { length } = page.blocks.flatMap((block) => (block.type === 'questions' ? block.questions : []));
      expect(parts.at(-1)!.label === `${length} sorunun tümü`).toBe(length > 4);
    }
  });
});
