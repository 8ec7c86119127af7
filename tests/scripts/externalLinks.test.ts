import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deadLinks, externalLinks } from '../../scripts/check/externalLinks.ts';
import { contentWith } from '../content/folder.ts';

let server: Server;
let host: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const there = request.url?.startsWith('/there');
    response.writeHead(there ? 200 : 404, { 'Content-Type': 'text/html' }).end('<h1 id="part">x</h1>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const planted = () =>
  contentWith({
    'posts/antibiyotik-ne-zaman-gerekir.md': (text) =>
      `${text}\n- [burada](${host}/there) ve\n  [artık yok](${host}/gone?a=1&b=2)\n\n[bölüm](${host}/there#part) [yok](${host}/there#none)\n`,
  });

it('finds links to other hosts, apart from reserved ones', () => {
  const links = externalLinks(planted(), 'https://lodos-endodonti.example').filter(({ href }) => href.startsWith(host));
  expect(links.map(({ href }) => href.slice(host.length))).toEqual([
    '/there',
    '/gone?a=1&b=2',
    '/there#part',
    '/there#none',
  ]);
  expect(externalLinks(planted(), host)).toHaveLength(
    externalLinks(contentWith({}), 'https://lodos-endodonti.example').length,
  );
});

it('reports the line and column of each dead link', async () => {
  const files = planted();
  const links = externalLinks(files, 'https://lodos-endodonti.example').filter(({ href }) => href.startsWith(host));
  const lines = files.find(({ name }) => name === 'posts/antibiyotik-ne-zaman-gerekir.md')!.text.split('\n');
  const found = await deadLinks(links);
  expect(found).toMatchObject([
    {
      file: 'posts/antibiyotik-ne-zaman-gerekir.md',
      column: 3,
      field: 'body',
      message: expect.stringMatching(/gone.*404/),
    },
    { file: 'posts/antibiyotik-ne-zaman-gerekir.md', field: 'body', message: expect.stringMatching(/#none/) },
  ]);
  for (const { line, column } of found) expect(lines[line - 1]!.slice(column - 1)).toMatch(/^\[(artık )?yok\]/);
});
