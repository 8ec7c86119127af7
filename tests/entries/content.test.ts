import { describe, expect, it } from 'vitest';
import { contentWith, lines, problemsOf } from './folder.ts';

const post = 'posts/dis-apsesi-nedir.md';
const lineOf = (text: string, start: string) => text.split('\n').findIndex((line) => line.startsWith(start)) + 1;

/** Changes one post and returns its problems with the text they are about. */
function withPost(change: (text: string) => string) {
  let changed = '';
  const files = contentWith({ [post]: (text) => (changed = change(text)) });
  return { text: changed, problems: problemsOf(files) };
}

describe('the content folder', () => {
  it('has no problem as it stands', () => {
    expect(lines(problemsOf(contentWith({})))).toEqual([]);
  });

  it('places an unknown field at its name', () => {
    const { text, problems } = withPost((t) => t.replace('\nkeywords:', '\nkeyword: x\nkeywords:'));
    expect(problems).toMatchObject([{ file: post, line: lineOf(text, 'keyword:'), column: 1, field: 'keyword' }]);
    expect(problems[0]!.message).toMatch(/not a field/);
  });

  it('places broken YAML at its line in the file, front matter fence counted', () => {
    const { text, problems } = withPost((t) => t.replace(/\ntitle: .*/, '\ntitle: "unclosed'));
    expect(problems[0]).toMatchObject({ file: post, field: 'YAML' });
    expect(problems[0]!.line).toBeGreaterThanOrEqual(lineOf(text, 'title:'));
    expect(problems[0]!.message).toMatch(/not valid YAML/);
  });

  it('says that a file has no front matter', () => {
    const { problems } = withPost(() => 'Just text.\n');
    expect(problems[0]).toMatchObject({ file: post, line: 1, field: 'front matter' });
  });

  it('names a missing field and what it must be', () => {
    const { problems } = withPost((t) => t.replace(/\npublishedAt: .*/, ''));
    expect(problems).toMatchObject([{ field: 'publishedAt', message: expect.stringMatching(/missing|YYYY-MM-DD/) }]);
  });

  it('rejects a date that does not exist', () => {
    const { text, problems } = withPost((t) => t.replace(/\nupdatedAt: .*/, '\nupdatedAt: 2026-02-30'));
    expect(problems).toMatchObject([{ line: lineOf(text, 'updatedAt:'), column: 12, field: 'updatedAt' }]);
    expect(problems[0]!.message).toContain('2026-02-30');
  });

  it('rejects updatedAt before publishedAt', () => {
    const { text, problems } = withPost((t) => t.replace(/\nupdatedAt: .*/, '\nupdatedAt: 2001-01-01'));
    expect(problems).toMatchObject([
      { line: lineOf(text, 'updatedAt:'), field: 'updatedAt', message: expect.stringMatching(/before publishedAt/) },
    ]);
  });

  it('rejects a reference to a service that does not exist', () => {
    const { problems } = withPost((t) =>
      t.replace(/\nprimaryService: .*|(?=\nrelatedPosts:)/, '\nprimaryService: yok-boyle-tedavi'),
    );
    expect(problems).toMatchObject([
      { field: 'primaryService', message: expect.stringContaining('services/yok-boyle-tedavi') },
    ]);
  });

  it('rejects a slug that is not lower-case ASCII', () => {
    const problems = problemsOf(contentWith({ 'symptoms/Çürük.md': '---\n---\n' }));
    expect(problems[0]).toMatchObject({ file: 'symptoms/Çürük.md', field: 'file name' });
  });

  it('rejects a drawing and a card that do not exist', () => {
    const files = contentWith({
      'services/kanal-tedavisi.md': (t) =>
        t.replace(/\n {2}name: .*/, '\n  name: yok').replace(/\n {2}card: .*/, '\n  card: yok-kart'),
    });
    expect(problemsOf(files)).toMatchObject([
      { field: 'drawing.name', message: 'no drawing "drawings/yok.svg" exists' },
      { field: 'drawing.card', message: 'no drawing "drawings/yok-kart.svg" exists' },
    ]);
  });

  it('rejects a logo with words, which each machine would draw in a font of its own', () => {
    const files = contentWith({ 'drawings/isaret.svg': (t) => t.replace('</svg>', '<text>L</text></svg>') });
    expect(problemsOf(files)).toMatchObject([
      { file: 'practice.yaml', field: 'mark', message: expect.stringContaining('drawings/isaret.svg has words') },
    ]);
  });

  it('rejects the same title twice', () => {
    const title = '\ntitle: Aynı başlık';
    const files = contentWith({
      [post]: (t) => t.replace(/\ntitle: .*/, title),
      'posts/catlak-dis-sendromu.md': (t) => t.replace(/\ntitle: .*/, title),
    });
    expect(problemsOf(files)).toMatchObject([{ field: 'title', message: expect.stringContaining('Aynı başlık') }]);
  });

  it('rejects a file where no content belongs', () => {
    expect(problemsOf(contentWith({ 'notlar/x.md': 'x' }))).toMatchObject([
      { file: 'notlar/x.md', field: 'file name' },
    ]);
  });

  it('rejects a phrasing that another question claims', () => {
    const file = 'faq/kanal-tedavisi.yaml';
    const files = contentWith({
      [file]: (text: string) => text.replace(/\n {6}- .*/, '\n      - Nasıl randevu alabilirim?'),
    });
    expect(problemsOf(files)).toMatchObject([
      {
        field: 'questions[0].question',
        message: expect.stringContaining(`the same question is in ${file} already`),
      },
    ]);
  });

  it('names every missing page of a service for a neighborhood', () => {
    const missing = 'service-neighborhoods/bornova/kanal-tedavisi.md';
    expect(problemsOf(contentWith({ [missing]: undefined }))).toMatchObject([
      { file: missing, message: expect.stringMatching(/missing/) },
    ]);
  });

  it('says that the practice file is missing', () => {
    expect(problemsOf(contentWith({ 'practice.yaml': undefined }))).toContainEqual(
      expect.objectContaining({ file: 'practice.yaml', field: 'file' }),
    );
  });

  it('reports all problems of all files at once', () => {
    const files = contentWith({
      [post]: (t) => t.replace(/\ntitle: .*/, '\ntitle: ""').replace(/\npublishedAt: .*/, '\npublishedAt: yesterday'),
      'practice.yaml': (t) => t.replace('postalCode:', 'postcode:'),
    });
    expect(problemsOf(files).map(({ file, field }) => `${file} ${field}`)).toEqual([
      `${post} title`,
      `${post} publishedAt`,
      'practice.yaml address.postalCode',
      'practice.yaml address.postcode',
    ]);
  });
});
