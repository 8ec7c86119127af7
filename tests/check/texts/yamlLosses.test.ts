import { expect, it } from 'vitest';
import { yamlLossWarnings } from '#check/texts/yamlLosses.ts';

const warnings = (yaml: string) =>
  yamlLossWarnings({ name: 'posts/bir.md', text: `---\n${yaml}\n---\n\nMetin.\n` }).map(
    ({ severity, line, field, message }) => `${severity} ${line} ${field}: ${message}`,
  );

it.each([
  ['title: Diş apsesi nedir #1: türleri', 'warning 2 title: "#1: türleri" is not part of the text'],
  [
    'callWhen:\n  - Geçici dolgu düştüyse #2 ya da parça koptuysa',
    'warning 3 YAML: "#2 ya da parça koptuysa" is not part of the text',
  ],
  ['title: &Ağrı nedir', 'warning 2 title: "&Ağrı" is not part of the text'],
  ['lead: >-\n  Şunlar olur:\n  - ağrı\n  - şişlik', 'warning 2 lead: the items of a list run together'],
  ['lead: >-\n  Sırası:\n  1. ağrı\n  2. şişlik', 'warning 2 lead: the items of a list run together'],
  ['keywords:\n  - kaç para\n   - fiyatlarınız', 'warning 3 YAML: the next items are part of this one'],
  ['description: |-\n  Diş ağrısı\n\n  - tedavi gerekir', 'warning 2 description: is shown as one line'],
])('warns of text that YAML drops or joins: %j', (yaml, says) => {
  expect(warnings(yaml)).toEqual([expect.stringContaining(says)]);
});

it.each([
  'title: "Diş apsesi nedir #1: türleri"',
  'order: 1 # first',
  'name: klinik # as on the sign',
  '# a comment\ntitle: Diş apsesi',
  'title: C# ile yazılmış',
  'lead: |-\n  Şunlar olur:\n  - ağrı\n  - şişlik',
  'lead: >-\n  Diş\n  - ağrısı olan yer',
  'a: &one Bir metin\nb: *one',
  'title: {',
])('says nothing of what is kept: %j', (yaml) => {
  expect(warnings(yaml)).toEqual([]);
});
