import { expect, it } from 'vitest';
import { menuOf } from '#layouts/frame/menu.ts';
import { llmsTxt } from '#outputs/llms.ts';
import { small } from '../../sites.ts';

it('the practice’s word for its services is on pages, in the menu and in what programs read', () => {
  const site = small;
  const { services } = site.practice.words;
  expect(menuOf(site).groups.map(({ title }) => title)).toContain(services);
  expect(site.pages.find(({ kind }) => kind === 'home')!.markdown).toContain(`## ${services}\n`);
  for (const { path, markdown } of site.pages) expect(markdown, path).not.toMatch(/^## (?:Diğer t|T)edaviler$/m);
  expect(llmsTxt(site)).toContain(`## ${services}\n`);
  expect(llmsTxt(site)).not.toContain('## Tedaviler');
});
