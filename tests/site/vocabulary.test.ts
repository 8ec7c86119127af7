import { cpSync, mkdtempSync, appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadContent } from '../../src/content/load.ts';
import { loadSite } from '../../src/content/load.ts';

/** The small practice of the tests with lines added to practice.yaml, and its symptom page changed. */
function siteWith(lines: string, symptom = (text: string) => text) {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  try {
    cpSync('tests/fixtures/practice', folder, { recursive: true });
    appendFileSync(join(folder, 'practice.yaml'), lines);
    const page = join(folder, 'symptoms/omuz-agrisi.md');
    writeFileSync(page, symptom(readFileSync(page, 'utf8')));
    const { problems, site } = loadContent(folder);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    return site!;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

it('uses the words of the kind of practice that the content names, and its own before them', () => {
  const symptom = '/belirti/omuz-agrisi';
  const body = (lines: string) => siteWith(lines).pagesByPath.get(symptom)!.body;
  expect(body('')).toContain('## Şu durumlarda aynı gün muayene olun');
  expect(body('wording: therapy\n')).toContain('## Şu durumlarda aynı gün bizi arayın');
  expect(body('wording: therapy\nwords: { sameDay: Bugün arayın }\n')).toContain('## Bugün arayın');
});

it('promises signs of emergencies on pages of symptoms only where each has them', () => {
  const sample = loadSite('content', {});
  expect(sample.pagesByPath.get('/belirti')!.description).toContain('112');
  const without = siteWith('', (text) => text.replace(/^care:\n(?: .*\n)+/m, ''));
  expect(without.pagesByPath.get('/belirti')!.description).not.toContain('112');
});
