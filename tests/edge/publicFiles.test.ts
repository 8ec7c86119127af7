import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { collectEdgeSite } from '#build/collectEdgeSite.ts';
import { listPublicFiles } from '#content/publicFiles.ts';
import { createSiteHandler } from '#server/builtSite.ts';
import { loadContent, validSite } from '../load.ts';
import { newFolder } from '../newFolder.ts';
import { ask, DATA, HTML } from './sampleEdge.ts';

const folder = newFolder();

/** Files of a practice; what is in each is its name, in its format. */
const NAMES = [
  ...['google1.html', 'notlar.md', 'dogrulama', 'atom.xml', 'kampanya/index.html', 'Bilgi formu.html'],
  '.well-known/assetlinks.json',
  ...['form[1].pdf', 'Onam (1).pdf', 'Ölçü s\u0327ablonu.pdf', 'Fiş & b;c+d,100%.pdf'],
];
const HIDDEN = ['.DS_Store', '.gitkeep', 'kampanya/._a.html', '.well-known/.DS_Store'];
const textOf = (name: string) =>
  name.endsWith('.json') ? JSON.stringify(name) : name.endsWith('.xml') ? `<a>${name}</a>` : name;
for (const name of [...NAMES, ...HIDDEN]) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), textOf(name));
}

const publicFiles = listPublicFiles(folder);
const site = validSite(loadContent('tests/fixtures/practice', { publicFiles }));
const data = { ...DATA, publicFiles: collectEdgeSite(site).publicFiles };
const server = createSiteHandler({ dist: folder, data });

const addressOf = (name: string) => `/${name.normalize('NFC').split('/').map(encodeURIComponent).join('/')}`;

const SERVED: readonly (readonly [address: string, file: string])[] = [
  ...NAMES.map((name) => [addressOf(name), name] as const),
  ['/Fi%c5%9f%20%26%20b%3bc%2Bd%2c100%25.pdf', 'Fiş & b;c+d,100%.pdf'],
  ['/Fi%C5%9F & b;c+d,100%25.pdf', 'Fiş & b;c+d,100%.pdf'],
  ['/google1%2Ehtml', 'google1.html'],
  ['/kampanya/', 'kampanya/index.html'],
  ['/form[1].pdf', 'form[1].pdf'],
  ['/Onam%20%281%29.pdf', 'Onam (1).pdf'],
  ['/%c3%96l%c3%a7%c3%bc%20%c5%9fablonu.pdf', 'Ölçü s\u0327ablonu.pdf'],
];

it('leaves out what systems leave there', () => {
  expect([...publicFiles.keys()].toSorted()).toEqual(NAMES.map((name) => `/${name.normalize('NFC')}`).toSorted());
});

it.each(SERVED)('the Node server sends a file of public/ as it is: %s', async (address, file) => {
  const response = await server(new Request(`http://localhost${address}`, { headers: HTML }));
  expect([response.status, await response.text()]).toEqual([200, textOf(file)]);
});

it.each(SERVED)(
  'the function takes it from the host by its exact name, whatever Accept says: %s',
  async (address, file) => {
    for (const headers of [HTML, { accept: 'text/markdown' }, {}]) {
      const response = await ask(address, { data, headers, next: (path) => Promise.resolve(new Response(path)) });
      expect([response.status, await response.text()]).toEqual([200, addressOf(file)]);
    }
  },
);

it('it has no second address, and no other method', async () => {
  for (const address of ['/google1', '/notlar', '/kampanya', '/kampanya/index', '/GOOGLE1.html', '/yok.html'])
    expect([address, (await server(new Request(`http://localhost${address}`))).status]).toEqual([address, 404]);
  expect((await ask('/google1.html', { data, method: 'POST' })).status).toBe(405);
});
