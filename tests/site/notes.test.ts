import { expect, it } from 'vitest';
import { noteBlocks } from '#site/pages/commonBlocks.ts';
import { contentWith, parseEntries, SMALL } from '../content/folder.ts';
import { small } from '../sites.ts';

it('a note is written once and shown by every page that names it', () => {
  const bodies = small.pages
    .filter(({ source }) => source.endsWith('omuz-agrisi.md') || source.endsWith('evde-egzersiz.md'))
    .map(({ markdown }) => markdown);
  expect(bodies).toHaveLength(2);
  for (const body of bodies) expect(body).toContain('## Soğuk uygulamadan önce\n\n- Buzu cilde doğrudan koymayın');
});

it('what to do now links to the note further down the page', () => {
  const page = small.pages.find(({ source }) => source.endsWith('omuz-agrisi.md'))!;
  expect(page.blocks.find((block) => block.type === 'points' && block.tone === 'now')).toMatchObject({
    more: { path: '#bolum-soguk-uygulamadan-once', label: 'Soğuk uygulamadan önce' },
  });
  expect(page.blocks.map(({ id }) => id)).toContain('bolum-soguk-uygulamadan-once');
});

it('counts in the reading time of a post as it is shown there', () => {
  const minutes = (page: string) => {
    const note = `{ heading: Buz, page: ${page}, points: [${'Bir '.repeat(900)}] }`;
    const { posts } = parseEntries(contentWith({ 'notes/buz.yaml': note }, SMALL)).entries!;
    return posts.find(({ ref }) => ref === 'posts/evde-egzersiz')!.readingTime;
  };
  expect(minutes('posts/evde-egzersiz') - minutes('symptoms/omuz-agrisi')).toBe(5);
});

it.each([
  ['in short', 'inShort: [Kısaca.], ', ['Kısaca.']],
  // One point of several would read as the whole list.
  ['by a link alone', '', []],
])('a note with a page of its own is shown elsewhere %s, never in part', (_, inShort, items) => {
  const note = `{ heading: Buz, page: symptoms/omuz-agrisi, ${inShort}points: [Bir., İki., Üç., Dört.] }`;
  const { entries } = parseEntries(contentWith({ 'notes/buz.yaml': note }, SMALL));
  const [whole, short] = ['symptoms/omuz-agrisi', 'posts/evde-egzersiz'].map(
    (ref) => noteBlocks({ notes: ['buz'], ref }, entries!)[0]!,
  );
  expect(whole).toMatchObject({ items: ['Bir.', 'İki.', 'Üç.', 'Dört.'] });
  expect(whole).not.toHaveProperty('more');
  expect(short).toMatchObject({ items, more: { path: '/belirti/omuz-agrisi#bolum-buz' } });
});
