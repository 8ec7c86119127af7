import { expect, it } from 'vitest';
import { parseEntries } from '../../src/entries/entries.ts';
import { checkReferences } from '../../src/entries/references.ts';
import { loadContent, loadSite } from '../../src/content/load.ts';
import { noteBlocks } from '../../src/site/notes.ts';

const folder = 'tests/fixtures/practice';

it('a note is written once and shown by every page that names it', () => {
  const bodies = loadSite(folder, {})
    .pages.filter(({ source }) => source.endsWith('omuz-agrisi.md') || source.endsWith('evde-egzersiz.md'))
    .map(({ body }) => body);
  expect(bodies).toHaveLength(2);
  for (const body of bodies) expect(body).toContain('## Soğuk uygulamadan önce\n\n- Buzu cilde doğrudan koymayın');
});

it('a note that does not exist is an error where it is named', () => {
  const files = loadContent(folder).files.map((file) =>
    file.name === 'symptoms/omuz-agrisi.md'
      ? { ...file, text: file.text.replace('notes: [buz]', 'notes: [yok]') }
      : file,
  );
  const { entries } = parseEntries(files);
  const names = files.map(({ name }) => name);
  const problems = checkReferences(entries!, names, (name) => files.find((file) => file.name === name));
  expect(problems).toMatchObject([{ file: 'symptoms/omuz-agrisi.md', field: 'notes[0]', severity: 'error' }]);
});

it('a note that one page shows whole is three points and a link to it everywhere else', () => {
  const note = '{ heading: Buz, page: symptoms/omuz-agrisi, points: [Bir., İki., Üç., Dört.] }';
  const files = loadContent(folder).files.map((file) =>
    file.name === 'notes/buz.yaml' ? { ...file, text: note } : file,
  );
  const { entries } = parseEntries(files);
  const [whole, short] = ['symptoms/omuz-agrisi', 'posts/evde-egzersiz'].map(
    (ref) => noteBlocks({ notes: ['buz'], ref }, entries!)[0]!,
  );
  expect(whole).toMatchObject({ items: ['Bir.', 'İki.', 'Üç.', 'Dört.'] });
  expect(whole).not.toHaveProperty('more');
  expect(short).toMatchObject({ items: ['Bir.', 'İki.', 'Üç.'], more: { path: '/belirti/omuz-agrisi#bolum-buz' } });
});
