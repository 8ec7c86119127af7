import { describe, expect, it } from 'vitest';
import { openApi } from '#api/openApi/document.ts';
import { askConfig } from '#ask/askConfig.ts';
import { llmsTxt } from '#outputs/llms.ts';
import { skillText } from '#outputs/skill.ts';
import { contentWith, SMALL } from '../content/folder.ts';
import { contentOf } from '../load.ts';

const NIGHT = `
wording: veterinary
whileClosed:
  to: pages/contact
  label: Kapalıyken ne yapmalı
  help:
    call: '+902220000099'
    label: 'Gece açık klinik: 0222 000 00 99'
    text: Kapalıysak gece açık olan Deneme Hayvan Hastanesi’ne gidin.
`;

/** The small practice of the tests with other lines in practice.yaml than its `words`; its texts name no ambulance. */
function siteWith(lines: string) {
  const files = contentWith({}, SMALL).map((file) => ({
    ...file,
    text:
      file.name === 'practice.yaml'
        ? file.text.replace(/^words: .*\n/m, lines)
        : file.text.replaceAll('112’yi arayın', 'hastaneye gidin'),
  }));
  const { problems, site } = contentOf(files);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  return site!;
}

it('says in its description of the API which numbers it names', () => {
  const call = (site: ReturnType<typeof siteWith>) =>
    (openApi(site).components?.schemas?.['Urgent'] as { properties: { call: { enum: string[] } } }).properties.call
      .enum;
  expect(call(siteWith(NIGHT))).toEqual(['+902220000034', '112', '114']);
  expect(call(siteWith(''))).toEqual(['112', '114']);
  expect(JSON.stringify(openApi(siteWith(NIGHT)))).not.toMatch(/kalp krizi|heart attack/i);
});

describe('a practice whose patients are animals', () => {
  const site = siteWith(NIGHT);
  const symptom = site.pagesByPath.get('/belirti/omuz-agrisi')!;

  it('names its own number for an emergency, and at night that of the clinic it names', () => {
    const [card = ''] = symptom.markdown.split('## Şu durumlarda hayvanınızı');
    expect(card).toContain('## Şu durumlarda hemen bizi arayın');
    expect(card).toContain('[Hemen bizi arayın](tel:+902220000034)');
    expect(card).toContain('Deneme Hayvan Hastanesi');
    expect(askConfig(site).emergency.number).toBe('+902220000034');
  });

  it('never sends anybody to an ambulance, on pages or in what agents read', () => {
    const pages = site.pages.filter(({ kind }) => kind !== 'developers');
    const texts = [...pages.map(({ markdown }) => markdown), llmsTxt(site), skillText(site)];
    for (const text of texts) expect(text).not.toMatch(/(?<!\d)11[24](?!\d)|hospital|ambulan/);
    expect(llmsTxt(site)).toContain('call the practice (+902220000034), or, while it is closed, +902220000099');
  });

  it('may say all of it in its own words', () => {
    const own = 'words: { emergency: Hemen gelin, emergencyNote: Kapıyı çalın., emergencyCall: Bize ulaşın }\n';
    const { markdown } = siteWith(NIGHT + own).pagesByPath.get('/belirti/omuz-agrisi')!;
    for (const words of ['## Hemen gelin', 'Kapıyı çalın.', '[Bize ulaşın](tel:+902220000034)'])
      expect(markdown).toContain(words);
  });
});

it('a practice for people may name its card of an emergency, but not another number', () => {
  const { markdown } = siteWith('words: { emergency: Şimdi arayın }\n').pagesByPath.get('/belirti/omuz-agrisi')!;
  expect(markdown).toContain('## Şimdi arayın');
  expect(markdown).toContain('[112’yi arayın](tel:112)');
});
