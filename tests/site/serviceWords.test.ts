import { describe, expect, it } from 'vitest';
import { loadSite } from '../../src/content/load.ts';
import { menuOf } from '../../src/layouts/menu.ts';
import { llmsTxt } from '../../src/outputs/llms.ts';
import { serviceWords } from '../../src/site/serviceWords.ts';

describe('what services are called', () => {
  it('is what the practice calls them', () => {
    expect(serviceWords({ wording: 'medical', words: {} })).toEqual({ main: 'Tedaviler', others: 'Diğer tedaviler' });
    expect(serviceWords({ wording: 'medical', words: {}, servicesHeading: 'Işık hizmetleri' }).others).toBe(
      'Diğer ışık hizmetleri',
    );
  });

  it('is said in the menu and to programs', () => {
    const site = loadSite('tests/fixtures/practice', {});
    const { servicesHeading } = site.practice;
    expect(servicesHeading).toBe('Hizmetler');
    expect(menuOf(site).groups.map(({ title }) => title)).toContain(servicesHeading);
    expect(site.pages.find(({ kind }) => kind === 'home')!.body).toContain(`## ${servicesHeading}\n`);
    for (const { path, body } of site.pages) expect(body, path).not.toMatch(/^## (?:Diğer t|T)edaviler$/m);
    expect(llmsTxt(site, 0)).toContain(`## ${servicesHeading}\n`);
    expect(llmsTxt(site, 0)).not.toContain('## Tedaviler');
  });
});
