import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { VOCABULARIES, vocabularyOf } from '#content/vocabulary.ts';
import { contentWith, SMALL } from '../content/folder.ts';
import { contentOf } from '../load.ts';
import { sample } from '../sites.ts';

/** The small practice of the tests with other lines in practice.yaml than its `words`, and its symptom page changed. */
function siteWith(lines: string, symptom = (text: string) => text) {
  const practice = (text: string) => text.replace(/^words: .*\n/m, lines);
  const changes = { 'practice.yaml': practice, 'symptoms/omuz-agrisi.md': symptom };
  const { findings, site } = contentOf(contentWith(changes, SMALL));
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  return site!;
}

it('uses the words of the kind of practice that the content names, and its own before them', () => {
  const body = (lines: string) => siteWith(lines).pagesByPath.get('/belirti/omuz-agrisi')!.markdown;
  expect(body('')).toContain('## Aynı gün hekime muayene olun');
  expect(body('wording: therapy\n')).toContain('## Aynı gün bizi arayın');
  expect(body('wording: therapy\nwords: { sameDay: Bugün arayın }\n')).toContain('## Bugün arayın');
});

it.each([
  ['medical', ['Göz hastalıkları uzmanı', 'Optometrist'], {}, 'Ekibimiz'],
  ['medical', ['Göz hastalıkları uzmanı', 'Dermatoloji uzmanı'], {}, 'Hekimler'],
  ['medical', ['Uzman klinik psikolog, aile danışmanı', 'Psikolog'], {}, 'Psikologlar'],
  ['therapy', ['Dil ve konuşma terapisti', 'Dil ve konuşma terapisti'], {}, 'Terapistler'],
  ['therapy', ['Fizyoterapist', 'Fizyoterapist'], {}, 'Fizyoterapistler'],
  ['therapy', ['Beslenme uzmanı', 'Beslenme uzmanı'], { professional: 'Diyetisyen' }, 'Diyetisyenler'],
  ['medical', ['Okul hemşiresi', 'Hemşire'], {}, 'Hemşireler'],
  ['dental', ['Ortodonti uzmanı', 'Diş hekimi'], {}, 'Diş hekimleri'],
  ['medical', ['Ebe', 'Ebe'], { professionals: 'Kadınlar' }, 'Kadınlar'],
] as const)('calls the people of a practice by their profession: %s, %j %j', (wording, titles, words, expected) => {
  const doctors = titles.map((title) => ({ title }));
  expect(vocabularyOf({ wording, words, doctors }).professionals).toBe(expected);
});

it('promises signs of emergencies on pages of symptoms only if there are such pages', () => {
  expect(sample.pagesByPath.get('/belirti')!.description).toContain('112');
  const without = siteWith('', (text) => text.replace(/^care:\n(?: .*\n)+/m, ''));
  expect(without.pagesByPath.get('/belirti')!.description).not.toContain('112');
});

it('rejects an unknown word, and lists the known ones', () => {
  const change = (text: string) => text.replace('words: { services: Hizmetler }', 'words: { opening: Merhaba }');
  expect(contentOf(contentWith({ 'practice.yaml': change }, SMALL)).findings).toMatchObject([
    { field: 'words.opening', message: expect.stringMatching(/it may have .*emergency.*sameDay.*readLater/) },
  ]);
});

it('is documented where editors write: every word, with what it is for and what it replaces', () => {
  const schema = readFileSync('.vscode/schemas/practice.json', 'utf8');
  const { properties } = JSON.parse(schema) as {
    properties: { words: { properties: Record<string, { description: string }> } };
  };
  for (const [name, word] of Object.entries(VOCABULARIES.medical)) {
    const { description } = properties.words.properties[name]!;
    expect(description).toMatch(/^[a-z][^;]{9,}; instead of “/);
    expect(description.endsWith(`“${word}”`), name).toBe(true);
  }
});
