import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { verifyBuild } from '#build/verifyBuild.ts';
import { newFolder } from '../newFolder.ts';
import { small } from '../sites.ts';

it('a build fails if a page, a fee or another number is not as promised, and names the file', () => {
  const folder = newFolder();
  const files = {
    '/sitemap.xml': '<urlset/>',
    '/api/v1/pages.json': '{"items": []}',
    '/google1.html': 'google-site-verification: google1.html',
    '/notlar.md': 'Notlar',
    '/a.html': '<p>Muayene 1.500 TL, başarı oranı %95; 0555 111 22 33</p>',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const publicFiles = new Map(['/google1.html', '/notlar.md'].map((file) => [file, file]));
  const site = { ...small, publicFiles };
  const errors = verifyBuild(site, folder, Object.keys(files));
  for (const error of [
    'HTML: /index.html is missing',
    'HTML: /a.html is not a page of the site',
    '/a.html contains the fee "1.500 TL"; none may be published',
    '/a.html contains the success rate "başarı oranı %95"; none may be published',
    '/a.html contains the telephone number "0555 111 22 33"; none may be published',
  ])
    expect(errors).toContain(error);
  expect(errors.filter((error) => /google1|notlar/.test(error))).toEqual([]);
});
