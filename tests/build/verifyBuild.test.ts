import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { verifyBuild } from '#build/verifyBuild.ts';
import { loadSite } from '../load.ts';
import { newFolder } from '../newFolder.ts';

it('a build fails if a page, a fee, another number or the digest of a skill is not as promised, and names the file', () => {
  const folder = newFolder();
  const files = {
    '/sitemap.xml': '<urlset/>',
    '/api/v1/pages.json': '{"items": []}',
    '/.well-known/agent-skills/index.json': '{"skills": [{"url": "/SKILL.md", "digest": "sha256:0"}]}',
    '/SKILL.md': '# Klinik',
    '/a.html': '<p>Muayene 1.500 TL, başarı oranı %95; 0555 111 22 33</p>',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const errors = verifyBuild(loadSite('tests/fixtures/practice', {}), folder, Object.keys(files));
  for (const error of [
    'HTML: /index.html is missing',
    'HTML: /a.html is not a page of the site',
    '/.well-known/agent-skills/index.json: the digest of /SKILL.md is not that of the file',
    '/a.html contains the fee "1.500 TL"; none may be published',
    '/a.html contains the success rate "%95"; none may be published',
    '/a.html contains the telephone number "0555 111 22 33"; none may be published',
  ])
    expect(errors).toContain(error);
});
