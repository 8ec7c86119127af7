import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LinkChecker, type LinkResult, LinkState } from 'linkinator';
import { marked } from 'marked';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

const served = inject('served');

let base: string;
let pages: readonly { path: string; url: string; markdownUrl: string }[];
let mirror: Server;
let mirrored: string;

/** The address of the site as its content gives it, answered by the server of this test. */
const rewrite = () => [{ pattern: new RegExp(`^${base.replaceAll('.', '\\.')}(?=[/?#]|$)`), replacement: served }];

const check = (path: string | string[], recurse: boolean) =>
  new LinkChecker().check({
    path,
    recurse,
    concurrency: 25,
    checkFragments: true,
    redirects: 'error',
    urlRewriteExpressions: rewrite(),
    linksToSkip: (link) => Promise.resolve(![served, mirrored, base].some((own) => link.startsWith(own))),
  });

const broken = ({ links }: { links: LinkResult[] }) =>
  links
    .filter(({ state }) => state === LinkState.BROKEN)
    .map(({ parent, url, status }) => `${parent} → ${url} (${status})`)
    .toSorted();

beforeAll(async () => {
  const list = (await (await fetch(`${served}/api/v1/pages`)).json()) as { items: typeof pages };
  pages = list.items;
  base = new URL(pages[0]!.url).origin;
  // linkinator reads HTML: a Markdown alternate is shown to it as what its Markdown says.
  mirror = createServer((request, response) => {
    const answer = (html: string) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html);
    if (request.url === '/broken') answer(`<a href="${base}/yok">a</a> <a href="${base}/sss#yok">b</a>`);
    else
      void fetch(`${served}${request.url}`).then(async (alternate) => {
        response.statusCode = alternate.status;
        answer(await marked.parse(await alternate.text()));
      });
  }).listen(0);
  await once(mirror, 'listening');
  mirrored = `http://localhost:${(mirror.address() as AddressInfo).port}`;
});
afterAll(() => mirror.close());

describe('links of the served site', () => {
  it('lead to pages and to anchors that exist, from every page', async () => {
    const found = await check(`${served}/`, true);
    expect(broken(found)).toEqual([]);
    const reached = new Set(found.links.map(({ url }) => new URL(url).pathname));
    expect(pages.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([]);
  });

  it('lead to pages and to anchors that exist, from every Markdown alternate', async () => {
    const alternates = pages.map(({ markdownUrl }) => mirrored + new URL(markdownUrl).pathname);
    const found = await check(alternates, false);
    expect(broken(found)).toEqual([]);
    expect(found.links.map(({ url }) => url)).toEqual(expect.arrayContaining(alternates));
  });

  it('are told apart from broken ones', async () => {
    const found = broken(await check(`${mirrored}/broken`, false));
    expect(found).toHaveLength(2);
    expect(found.join()).toMatch(/\/sss#yok.*\/yok/);
  });
});
