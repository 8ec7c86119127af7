import { describe, expect, it } from 'vitest';
import { contentWith, lines, problemsOf } from './folder.ts';

const post = 'posts/dis-apsesi-nedir.md';

const withPost = (change: (text: string) => string) => problemsOf(contentWith({ [post]: change }));

// More mistakes, with line and column: tests/check/planted.ts.
describe('the content folder', () => {
  it('has no problems in the sample', () => {
    expect(lines(problemsOf(contentWith({})))).toEqual([]);
  });

  it('reports missing front matter', () => {
    const problems = withPost(() => 'Just text.\n');
    expect(problems[0]).toMatchObject({ file: post, line: 1, field: 'front matter' });
  });

  it('reports a missing field', () => {
    const problems = withPost((t) => t.replace(/\npublishedAt: .*/, ''));
    expect(problems).toMatchObject([
      { field: 'publishedAt', message: expect.stringMatching(/^is missing; it must be a real date/) },
    ]);
  });

  it('rejects a reference to a service that does not exist', () => {
    const problems = withPost((t) =>
      t.replace(/\nprimaryService: .*|(?=\nrelatedPosts:)/, '\nprimaryService: apikal-ameliyat'),
    );
    expect(problems).toMatchObject([
      {
        field: 'primaryService',
        message: expect.stringMatching(/"services\/apikal-ameliyat" .*did you mean "services\/apikal-cerrahi"/),
      },
    ]);
  });

  it('rejects a slug that is not lower-case ASCII', () => {
    const problems = problemsOf(contentWith({ 'symptoms/Çürük.md': '---\n---\n' }));
    expect(problems[0]).toMatchObject({ file: 'symptoms/Çürük.md', field: 'file name' });
    expect(problems[0]!.message).toContain('such as "curuk.md"');
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

  it('rejects a photograph that does not exist', () => {
    const problems = withPost((t) => t.replace('\nkeywords:', '\nphoto: { file: yok.jpg, alt: Oda }\nkeywords:'));
    expect(problems).toMatchObject([{ field: 'photo.file', message: 'no photograph "photos/yok.jpg" exists' }]);
  });

  it('reports a missing photograph of a room at its file', () => {
    const rooms = '\nrooms:\n  - { file: yok.jpg, alt: Oda }\nvisit:';
    const files = contentWith({
      'pages/home.md': (t) => t.replace(/\nrooms:\n(?: .*\n)+/, '\n').replace('\nvisit:', rooms),
    });
    expect(problemsOf(files)).toMatchObject([
      { field: 'rooms[0].file', message: 'no photograph "photos/yok.jpg" exists' },
    ]);
  });

  it.each([
    ['notes', 'no content file "notes/yok" exists'],
    ['sources', 'no content file "sources/yok" exists'],
    ['questions', 'no question of the FAQ has this key'],
  ])('rejects a name in %s that does not exist', (field, message) => {
    const file = 'treatments/acil-dis-tedavisi.md';
    const value = new RegExp(`\\n${field}:.*(?:\\n .*)*`);
    const problems = problemsOf(contentWith({ [file]: (t) => t.replace(value, `\n${field}: [yok]`) }));
    expect(problems).toMatchObject([{ file, field: `${field}[0]`, message: expect.stringContaining(message) }]);
  });

  it.each([
    ['signs', /(\n +- key: )[\w-]+(?=[^]*?\1([\w-]+))/],
    ['closings', /(?<=\nclosings:\n[^]*)(\n +- key: )[\w-]+(?=[^]*?\1([\w-]+))/],
  ])('rejects two %s with one key', (what, first) => {
    const problems = problemsOf(contentWith({ 'triage.yaml': (t) => t.replace(first, '$1$2') }));
    expect(problems).toContainEqual(
      expect.objectContaining({ file: 'triage.yaml', message: expect.stringContaining(`two ${what} have the key`) }),
    );
  });

  it('rejects a logo with words', () => {
    const files = contentWith({ 'drawings/isaret.svg': (t) => t.replace('</svg>', '<text>L</text></svg>') });
    expect(problemsOf(files)).toMatchObject([
      { file: 'practice.yaml', field: 'mark', message: expect.stringContaining('drawings/isaret.svg contains text') },
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

  it.each(['service-neighborhoods/bornova/dis-cekimi.md', 'service-neighborhoods/foca/kanal-tedavisi.md'])(
    'reports %s, which names a service or a neighborhood that does not exist',
    (file) => {
      const text = 'title: Bir sayfa\n';
      expect(problemsOf(contentWith({ [file]: () => `---\n${text}---\nMetin.\n` }))).toContainEqual(
        expect.objectContaining({ file, field: 'file', message: expect.stringMatching(/does not exist/) }),
      );
    },
  );

  it.each(['triage.yaml', 'answers/urgent.yaml'])('reports a broken %s', (file) => {
    expect(problemsOf(contentWith({ [file]: 'nonsense: 1\n' }))).toMatchObject([{ file, field: 'nonsense' }]);
  });

  it('reports a missing practice.yaml', () => {
    expect(problemsOf(contentWith({ 'practice.yaml': undefined }))).toContainEqual(
      expect.objectContaining({ file: 'practice.yaml', field: 'file' }),
    );
  });
});
