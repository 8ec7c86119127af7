import { expect, it } from 'vitest';
import { graphJson } from '#jsonld/graph.ts';
import { contentWith, SMALL } from '../content/folder.ts';
import { contentOf } from '../load.ts';
import { sample, small as site } from '../sites.ts';

const page = site.pages.find(({ source }) => source === 'symptoms/omuz-agrisi.md')!;

it('a page lists its sources below its text', () => {
  const text = page.markdown.indexOf('Omuz ağrısı çoğu zaman');
  const sources = page.markdown.indexOf('## Kaynaklar\n');
  expect(text).toBeGreaterThan(-1);
  expect(sources).toBeGreaterThan(text);
  expect(page.markdown.slice(sources)).toContain(
    '- Örnek Fizyoterapi Derneği: [Omuz ağrısında egzersiz](https://fizyoterapi-dernegi.example/omuz), 2024',
  );
});

it('a source is named as it was published, whatever its name means in Markdown', () => {
  const { name } = contentWith({}, SMALL).find(
    ({ text, ...file }) => /^sources/.test(file.name) && /\/omuz/.test(text),
  )!;
  const write = (title: string, url: string) =>
    contentOf(contentWith({ [name]: `title: '${title}'\npublisher: Dernek\nyear: 2024\nurl: '${url}'\n` }, SMALL));
  const { site: hostile } = write('[x](javascript:x) <b>*y*</b>', 'https://a.example/omuz_(1)');
  expect(hostile!.pages.find(({ source: from }) => from === page.source)!.markdown).toContain(
    '- Dernek: [\\[x\\](javascript:x) \\<b>\\*y\\*\\</b>](https://a.example/omuz_%281%29), 2024',
  );
  for (const url of ['https://a.example/x y', 'https://a.example/<script>', 'https://a.example/"x'])
    expect(write('Kılavuz', url).findings[0]).toMatchObject({ file: name, field: 'url' });
});

it('programs can read the sources, too', () => {
  const { '@graph': nodes } = JSON.parse(graphJson(site, page)) as { '@graph': Record<string, unknown>[] };
  expect(nodes.find((node) => node['@type'] === 'MedicalWebPage')?.['citation']).toEqual([
    {
      '@type': 'CreativeWork',
      name: 'Omuz ağrısında egzersiz',
      publisher: { '@type': 'Organization', name: 'Örnek Fizyoterapi Derneği' },
      datePublished: '2024',
      inLanguage: 'tr',
      url: 'https://fizyoterapi-dernegi.example/omuz',
    },
  ]);
});

it('every medical page of the sample names its sources, and none was reviewed before it was written', () => {
  const medical = sample.pages.filter(({ kind }) =>
    ['service', 'treatment', 'symptom', 'technique', 'blog-post'].includes(kind),
  );
  expect(medical.length).toBeGreaterThan(40);
  const without = medical.filter(({ blocks }) => !blocks.some(({ type }) => type === 'sources'));
  expect(without.map(({ path }) => path)).toEqual([]);
  const posts = medical.filter(({ post }) => post);
  expect(posts.length).toBeGreaterThan(20);
  for (const { path, post, review } of posts) expect(review!.date >= post!.updatedAt, path).toBe(true);
});
