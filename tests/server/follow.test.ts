import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withStaging } from '#build/swap.ts';
import { edgeModule } from '#edge/edgeData.ts';
import { FILE_LIST, OUTPUT } from '#files/builtFiles.ts';
import { filesOf } from '#files/filesOf.ts';
import { followBuilds } from '#server/builtSite.ts';
import { DATA } from '../edge/sampleEdge.ts';
import { newFolder } from '../newFolder.ts';

let folder: string;
let site: Awaited<ReturnType<typeof followBuilds>> | undefined;
const reported = vi.fn();

beforeEach(async () => {
  folder = newFolder();
  await build('first', ['/', '/blog', '/hakkimda']);
  reported.mockReset();
});

afterEach(() => {
  site?.stop();
});

/** Put a site with these pages in place as a build does. */
async function build(name: string, pages: readonly string[]): Promise<void> {
  const facts = { language: 'tr' } as const;
  const listed = pages.map((path) => ({ path, title: path, ...facts }));
  const data = { ...DATA, pages: listed, postSlugs: [], faqCategories: [] };
  await withStaging(folder, (staging) => {
    for (const made of [join(OUTPUT.site, 'api'), OUTPUT.edge]) mkdirSync(join(staging, made), { recursive: true });
    for (const path of ['/404', ...pages]) {
      const file = join(staging, OUTPUT.site, path === '/' ? 'index.html' : `${path}.html`);
      writeFileSync(file, `${name} ${path} ${'x'.repeat(2000)}`);
    }
    writeFileSync(join(staging, OUTPUT.site, 'api/v1.json'), '{}');
    writeFileSync(join(staging, OUTPUT.edge, 'data.js'), edgeModule(data));
    writeFileSync(join(staging, OUTPUT.edge, FILE_LIST), JSON.stringify(filesOf(join(staging, OUTPUT.site))));
    return Promise.resolve();
  });
}

const follow = async () => (site = await followBuilds(folder, { interval: 10, report: reported }));
const get = (path: string) =>
  site!.handle(new Request(`http://localhost${path}`, { headers: { accept: 'text/html' } }));
const text = async (path: string) => (await get(path)).text();

it('serves the new site after a build has replaced the old one', async () => {
  await follow();
  expect(await text('/')).toContain('first /');
  await build('second', ['/', '/blog', '/yeni']);
  await vi.waitFor(async () => expect(await text('/yeni')).toContain('second /yeni'), { timeout: 60_000 });
  expect((await get('/hakkimda')).status).toBe(404);
  await build('third', ['/']);
  await vi.waitFor(async () => expect(await text('/')).toContain('third /'), { timeout: 60_000 });
  expect(reported).not.toHaveBeenCalled();
});

it('answers every request during repeated builds', async () => {
  await follow();
  let building = true;
  const builds = (async () => {
    for (let round = 0; round < 10; round++) {
      await build(`round-${round}`, ['/', '/blog', `/page-${round}`]);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    building = false;
  })();
  const known = new Set<number>();
  const unknown = new Set<number>();
  while (building) {
    const [home, blog, nope] = await Promise.all([get('/'), get('/blog'), get('/nope')]);
    await Promise.all([home.text(), blog.text(), nope.text()]);
    known.add(home.status).add(blog.status);
    unknown.add(nope.status);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await builds;
  expect([...known]).toEqual([200]);
  expect([...unknown]).toEqual([404]);
  expect(reported).not.toHaveBeenCalled();
});

it('completes a response that it has begun', async () => {
  await follow();
  const response = await get('/blog');
  await build('second', ['/']);
  await vi.waitFor(async () => expect(await text('/')).toContain('second /'), { timeout: 60_000 });
  expect(await response.text()).toContain('first /blog');
});

it('serves no file that somebody has put among those of a build', async () => {
  const list = [...['/404', '/index', '/blog'].map((path) => `${path}.html`), '/api/v1.json'];
  writeFileSync(join(folder, '.edge', 'files.json'), JSON.stringify(list));
  writeFileSync(join(folder, 'dist', 'form.pdf'), 'mine');
  await follow();
  expect([(await get('/form.pdf')).status, (await get('/blog')).status]).toEqual([404, 200]);
});

it('keeps its site if the new one cannot be read', async () => {
  await follow();
  await text('/');
  writeFileSync(join(folder, '.edge', 'data.js'), 'const data = {');
  await vi.waitFor(() => expect(reported).toHaveBeenCalled(), { timeout: 60_000 });
  expect(await text('/')).toContain('first /');
});

it('takes no site that another version of the code has built, whose emergencies it would not recognise', async () => {
  await follow();
  await text('/');
  const other = { ...DATA, urgentTables: {} } as unknown as typeof DATA;
  writeFileSync(join(folder, '.edge', 'data.js'), edgeModule(other));
  await vi.waitFor(() => expect(reported).toHaveBeenCalled(), { timeout: 60_000 });
  expect(await text('/')).toContain('first /');
  await expect(followBuilds(folder)).rejects.toThrow('built by another version');
});

it('sends a 404 for a page that a build it has not read yet has removed', async () => {
  site = await followBuilds(folder, { interval: 60_000, report: reported });
  await build('second', ['/']);
  expect((await get('/blog')).status).toBe(404);
});

it('sends a 503 with the telephone while the site is away, and recovers', async () => {
  await follow();
  const [dist, away] = [join(folder, OUTPUT.site), join(folder, 'away')];
  renameSync(dist, away);
  for (const path of ['/blog', '/nope', '/api/v1']) {
    const response = await get(path);
    const given = [response.status, response.headers.get('retry-after'), response.headers.get('cache-control')];
    expect([path, ...given]).toEqual([path, 503, '30', 'no-store']);
    expect(await response.text()).toContain(DATA.notFoundCall.title);
  }
  renameSync(away, dist);
  expect(await text('/blog')).toContain('first /blog');
});

it('starts only if there is a site', async () => {
  const empty = join(folder, 'empty');
  mkdirSync(empty);
  await expect(followBuilds(empty)).rejects.toThrow(/npm run build/);
});
