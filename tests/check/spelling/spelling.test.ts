import { describe, expect, it } from 'vitest';
import { fullCheck } from '#check/fullCheck.ts';
import { passagesOf } from '#check/passages.ts';
import { createSpeller } from '#check/spelling/dictionary.ts';
import { placedWords, spellingFindings } from '#check/spelling/spelling.ts';
import { parseWordList } from '#check/spelling/wordList.ts';

const speller = await createSpeller(
  parseWordList('pulpa # diş özü\nbiyoseramik\nendodontist\nAlsancak\nCBCT\nkâğıt\nhâl\nkron → kuron\n'),
);
const unknown = (text: string) =>
  placedWords(text)
    .filter(({ word }) => speller.wrong(word))
    .map(({ word }) => word);

describe('spelling', () => {
  it('knows capital letters by Turkish rules', () => {
    expect(unknown('DİŞ ISIRIK IŞIK İzmir ISPARTA dişin')).toEqual([]);
    expect(unknown('İşık')).toEqual(['İşık']);
  });

  it('accepts a listed word with fitting suffixes only', () => {
    expect(unknown('pulpa Pulpanın pulpada PULPA pulpalı biyoseramiği endodontistler kâğıdın hâlde')).toEqual([]);
    expect(unknown('pulpanin pulpeden pulpax endodontistlar')).toEqual([
      'pulpanin',
      'pulpeden',
      'pulpax',
      'endodontistlar',
    ]);
  });

  it('requires the capital of a name, and fitting vowels behind its apostrophe', () => {
    expect(unknown('Alsancak’ta Alsancak’tan İzmir’in CBCT’yi')).toEqual([]);
    expect(unknown('alsancak Alsancak’te')).toEqual(['alsancak', "Alsancak'te"]);
  });

  it('accepts a long form whose parts fit, conditions of any verb, and letters with a circumflex', () => {
    expect(unknown('kurtarılabileceğidir içmemeliyim yutulamıyorsa birleştirmiyorsanız inceltiriz zekâ')).toEqual([]);
    expect(unknown('sivilcemi lekemi kliniğiyiz muayenehanesiyiz')).toEqual([]);
    expect(unknown('sivilcemı')).toEqual(['sivilcemı']);
    expect(unknown('yutulamıyorsı gidyorsa zekâk')).toEqual(['yutulamıyorsı', 'gidyorsa', 'zekâk']);
  });

  it('finds mistakes and suggests corrections', async () => {
    expect(unknown('kanall tedavsi agrı yapılıcak')).toEqual(['kanall', 'tedavsi', 'agrı', 'yapılıcak']);
    const fresh = await createSpeller(parseWordList(''));
    expect(fresh.wrong('yapılıcak')).toContain('yapılacak');
  });

  it('suggests nothing indecent', async () => {
    const fresh = await createSpeller(parseWordList(''));
    for (const word of ['speak', 'our', 'sperme', 'sikiş', 'götü'])
      expect(fresh.wrong(word) ?? []).not.toContain('osur');
    expect(fresh.wrong('spermm')!.filter((other) => other.startsWith('sperm'))).toEqual([]);
  });

  it.each([
    ['Yaklaşık yarım saat sürer, damla ile bir saat.', true],
    ['Bir gözün birden görmemesi', true],
    ['Örnek Sokak No 12, second floor, Göztepe, İzmir', false],
    ['Şahin Ö, Çelik Ü, Yıldız G', false],
  ])('says once that the English %j is in Turkish: %s', (text, expected) => {
    const file = { name: 'triage.yaml', text: `sameDay:\n  - { key: goz, text: Gözünüz şiştiyse, en: "${text}" }\n` };
    const found = spellingFindings(passagesOf(file), speller);
    const warning = { severity: 'warning', field: 'sameDay[0].en', message: expect.stringContaining('not English') };
    expect(found).toMatchObject(expected ? [warning] : []);
  });

  it('says once that a text is in English', () => {
    const file = (text: string) => passagesOf({ name: 'pages/about.md', text: `---\ntitle: Biz\n---\n\n${text}\n` });
    const english = spellingFindings(file('We speak English and German, please write to our practice.'), speller);
    expect(english).toMatchObject([
      { severity: 'warning', field: 'body', message: expect.stringContaining('not Turkish') },
    ]);
    expect(spellingFindings(file('Bizde “Open Dental” kullanılır ve ağrı azdır.'), speller)).not.toMatchObject([
      { message: expect.stringContaining('not Turkish') },
    ]);
  });

  it('rejects a spelling that the practice rejects, with suffixes, too, and suggests its own', () => {
    expect(speller.wrong('Kronun')).toEqual(['kuronun']);
    expect(speller.wrong('kronik')).toBeUndefined();
  });

  it('reports each unknown word once, at its first place, and names the others', () => {
    const file = (name: string, body: string) => ({ name, text: `---\ntitle: Bir\n---\n${body}\n` });
    const passages = [
      file('pages/about.md', 'Bu bir agrı.\n\nBir agrı daha, bir de tedavsi.'),
      file('pages/blog.md', 'Agrı, agrı, agrı ve agrı.'),
    ].flatMap(passagesOf);
    expect(spellingFindings(passages, speller)).toMatchObject([
      {
        file: 'pages/about.md',
        line: 4,
        column: 8,
        message: expect.stringMatching(
          /^the word "agrı" is .*; it is also in pages\/about\.md:6, pages\/blog\.md:4, pages\/blog\.md:4 and 1 more$/,
        ),
      },
      { file: 'pages/about.md', line: 6, message: expect.not.stringContaining('also in') },
      { file: 'pages/blog.md', line: 4, message: expect.stringContaining('"Agrı"') },
    ]);
  });
});

it('a text that is nested too deeply to be parsed is left to the build, which names its file', async () => {
  const files = [{ name: 'posts/ilk.md', text: `---\ntitle: İlk\n---\n${'> '.repeat(5000)}İç içe.` }];
  const content = { files, entries: undefined, site: undefined, findings: [] };
  expect(await fullCheck(content, parseWordList(''))).toEqual([]);
});
