import { describe, expect, it } from 'vitest';
import { toMarkdown } from '#markdown/toMarkdown.ts';
import { pageText } from '#site/alternate/alternate.ts';
import type { Block, BlockOf } from '#site/block.ts';
import type { Page } from '#site/page.ts';
import { contentWith } from '../content/folder.ts';
import { contentOf } from '../load.ts';
import { sample } from '../sites.ts';

const FILE = 'services/kanal-tedavisi.md';
const pageOf = (change: (text: string) => string): Page =>
  contentOf(contentWith({ [FILE]: change })).site!.pagesByPath.get('/kanal-tedavisi')!;
const unchanged = pageOf((text) => text);
const blockOf = <T extends Block['type']>(page: Page, type: T) =>
  page.blocks.find((block): block is Extract<Block, { type: T }> => block.type === type);

describe('the page of a treatment', () => {
  it('begins with its first paragraph, which is not repeated', () => {
    const lead = toMarkdown(blockOf(unchanged, 'lead')!.text);
    expect(lead.length).toBeGreaterThan(40);
    expect(lead).not.toContain('\n\n');
    expect(unchanged.markdown.split(lead)).toHaveLength(2);
  });

  it('says how it goes, what it is for and when it is needed, then its other parts, then what to do after it', () => {
    const body = 'Yanıt.\n\nNe için.\n\n## Ne zaman\n\nGerekince.\n\n## Başlık\n\nMetin.\n';
    const { blocks } = pageOf((text) => text.replace(/(\n---\n)[\s\S]*$/, `$1${body}`));
    const order = ['lead', 'steps', 'prose', 'prose', 'prose', 'aftercare', 'points'];
    expect(blocks.flatMap(({ type }) => (order.includes(type) ? [type] : [])).slice(0, order.length)).toEqual(order);
    const texts = blocks.flatMap((block) =>
      'text' in block && typeof block.text !== 'string' ? [toMarkdown(block.text)] : [],
    );
    expect(texts).toEqual(expect.arrayContaining(['Ne için.', '## Ne zaman\n\nGerekince.']));
  });

  it('folds the sections of a text, but for those of a short one', () => {
    const long = `## Ne zaman\n\n${'Gerekince. '.repeat(150)}\n`;
    const types = [long, '## Ne zaman\n\nGerekince.\n'].map((body) =>
      pageOf((text) => text.replace(/(\n---\n)[\s\S]*$/, `$1${body}`)).blocks.map(({ type }) => type),
    );
    expect(types.map((all) => all.includes('folded-text'))).toEqual([true, false]);
  });

  it('links to its own signs of an emergency if no page is for emergencies', () => {
    const withoutPage = contentWith({ 'practice.yaml': (text) => text.replace(/\n +emergency: .*/, '') });
    const { pagesByPath } = contentOf(withoutPage).site!;
    const { links } = blockOf(pagesByPath.get('/kanal-tedavisi')!, 'signpost')!;
    expect(links[0]!.path).toMatch(/^#/);
    expect(blockOf(pagesByPath.get('/')!, 'hero')!.signpost).toMatchObject({ links: [] });
  });

  it('begins with its text if that begins with a heading', () => {
    const page = pageOf((text) => text.replace(/(\n---\n)[\s\S]*$/, '$1## Önce başlık\n\nSonra metin.\n'));
    expect(blockOf(page, 'lead')).toBeUndefined();
    expect(page.markdown).toContain('## Önce başlık\n\nSonra metin.');
  });

  it('shows the brief of the content, and nothing if there is none', () => {
    expect(blockOf(unchanged, 'brief')!.facts.map(({ term }) => term)).toEqual([
      'Süre',
      'Seans',
      'Ne hissedilir',
      'Ertesi gün',
      'Bekleme',
      'Ücret',
    ]);
    expect(
      blockOf(
        pageOf((text) => text.replace(/brief:\n(?: {2}.*\n)+/, '')),
        'brief',
      ),
    ).toBeUndefined();
  });

  it('shows the brief before the steps, drawn or not', () => {
    const undrawn = pageOf((text) => text.replace('name: kanal-tedavisi-adimlari', 'name: catlak-dis'));
    for (const { blocks } of [unchanged, undrawn]) {
      const types = blocks.map(({ type }) => type);
      expect(types.indexOf('brief')).toBeLessThan(types.indexOf('steps'));
    }
  });

  it('answers the questions that the content chose, in its order, otherwise none', () => {
    const chosen = pageOf((text) => text.replace('sources:', 'questions: [oruc, kanal-mr, kanal-basari]\nsources:'));
    const { questions, more } = blockOf(chosen, 'questions')!;
    expect(questions.map(({ id }) => id.replace(/-\d+$/, ''))).toEqual([
      'ozel-durumlar',
      'kanal-tedavisi',
      'kanal-tedavisi',
    ]);
    expect(more?.path).toBe('/sss/ozel-durumlar');
    expect(blockOf(unchanged, 'questions')).toBeUndefined();
  });

  it('shows the parts of its drawing with the steps, and the whole beside the title if it has no parts', () => {
    expect(blockOf(unchanged, 'steps')!.drawing?.name).toBe('kanal-tedavisi-adimlari');
    expect(blockOf(unchanged, 'drawing')).toBeUndefined();
    const other = pageOf((text) => text.replace('name: kanal-tedavisi-adimlari', 'name: catlak-dis'));
    expect(blockOf(other, 'steps')!.drawing).toBeUndefined();
    expect(other.blocks[0]).toMatchObject({ type: 'drawing', drawing: { name: 'catlak-dis' } });
  });

  it('has the notice on treatments at its foot, and so has every other page that describes one', () => {
    const site = sample;
    const notice = site.practice.notices.treatment!.trim();
    const pages = site.pages.filter(({ language }) => language === 'tr');
    expect(pages.filter((page) => !pageText(page, site).includes(notice)).map(({ path }) => path)).toEqual([]);
  });

  it('ends with one way to reach the practice, with a message that says nothing of the page, and at most three pages', () => {
    const [reach, links] = unchanged.blocks.slice(-2);
    expect(reach).toMatchObject({ type: 'contact-panel', message: sample.practice.booking.message });
    expect((links as BlockOf<'links'>).links).toHaveLength(3);
  });
});
