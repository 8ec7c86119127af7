import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { edgeModule } from '#edge/edgeData.ts';
import { FILE_LIST, OUTPUT } from '#files/builtFiles.ts';
import { openSite } from '#server/builtSite.ts';
import { DATA } from '../edge/sampleEdge.ts';
import { newFolder } from '../newFolder.ts';

let folder: string;

const FILES = ['/404.html', '/index.html', '/blog.html', '/api/v1.json'];
const pages = ['/', '/blog'].map((path) => ({ path, title: path, language: 'tr' as const }));
const data = { ...DATA, pages, postSlugs: [], faqCategories: [] };

beforeEach(() => {
  folder = newFolder();
  for (const made of [join(OUTPUT.site, 'api'), OUTPUT.edge]) mkdirSync(join(folder, made), { recursive: true });
  for (const file of [...FILES, '/form.pdf']) writeFileSync(join(folder, OUTPUT.site, file), file);
  writeFileSync(join(folder, OUTPUT.edge, 'data.js'), edgeModule(data));
  writeFileSync(join(folder, OUTPUT.edge, FILE_LIST), JSON.stringify(FILES));
});

const opened = async () => {
  const handle = await openSite(folder);
  return (path: string) => handle(new Request(`http://localhost${path}`, { headers: { accept: 'text/html' } }));
};

it('serves the files of the build, and none that somebody has put among them', async () => {
  const get = await opened();
  const statuses = await Promise.all(
    ['/', '/blog', '/form.pdf', '/nope'].map(async (path) => (await get(path)).status),
  );
  expect(statuses).toEqual([200, 200, 404, 404]);
  expect(await (await get('/blog')).text()).toBe('/blog.html');
});

it('takes no site that another version of the code has built, whose emergencies it would not recognise', async () => {
  const other = { ...data, urgentTables: {} } as unknown as typeof DATA;
  writeFileSync(join(folder, OUTPUT.edge, 'data.js'), edgeModule(other));
  await expect(openSite(folder)).rejects.toThrow('built by another version');
});

it('sends a 503 with the telephone while the site is away, and recovers', async () => {
  const get = await opened();
  const [dist, away] = [join(folder, OUTPUT.site), join(folder, 'away')];
  renameSync(dist, away);
  for (const path of ['/blog', '/nope', '/api/v1']) {
    const response = await get(path);
    const given = [response.status, response.headers.get('retry-after'), response.headers.get('cache-control')];
    expect([path, ...given]).toEqual([path, 503, '30', 'no-store']);
    expect(await response.text()).toContain(DATA.notFoundCall.title);
  }
  renameSync(away, dist);
  expect((await get('/blog')).status).toBe(200);
});

it('starts only if there is a site', async () => {
  const empty = join(folder, 'empty');
  mkdirSync(empty);
  await expect(openSite(empty)).rejects.toThrow(/npm run build/);
});
