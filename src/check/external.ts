import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { LinkChecker, LinkState, type LinkResult } from 'linkinator';
import type { Tokens } from 'marked';
import { inOrder, type Problem } from '../entries/problem.ts';
import type { SourceFile } from '../entries/source.ts';
import { passagesOf, problemIn, type Passage } from './passages.ts';
import { isReserved } from './ownership.ts';
import { placedTokens } from '../markdown/tokens.ts';
import { escapeHtml } from '../site/text/escape.ts';

/** A link to another host, and its place. */
export interface ExternalLink {
  readonly href: string;
  readonly passage: Passage;
  readonly index: number;
}

/** List the http(s) links to other hosts, apart from reserved ones, which nobody serves. */
export function externalLinks(files: readonly SourceFile[], own: string): ExternalLink[] {
  const outward = (href: string) =>
    /^https?:/i.test(href) && URL.canParse(href) && new URL(href).origin !== new URL(own).origin && !isReserved(href);
  return files.flatMap(passagesOf).flatMap((passage) => {
    if (passage.kind === 'field' && outward(passage.text)) return [{ href: passage.text, passage, index: 0 }];
    if (passage.kind === 'label') return [];
    return placedTokens(passage.text).flatMap(({ token, index }) => {
      const { href } = token as Tokens.Link | Tokens.Image;
      return (token.type === 'link' || token.type === 'image') && outward(href) ? [{ href, passage, index }] : [];
    });
  });
}

/** Report the links that do not respond. Hosts that ask to wait are retried. */
export async function deadLinks(links: readonly ExternalLink[]): Promise<Problem[]> {
  const results = await checkAll([...new Set(links.map(({ href }) => href))]);
  const dead = new Map(
    results.filter(({ state }) => state === LinkState.BROKEN).map((result) => [plain(result.url), result]),
  );
  return inOrder(
    links.flatMap(({ href, passage, index }) => {
      const result = dead.get(plain(href));
      return result ? [problemIn(passage, index, `the link to "${href}" is dead: ${reason(result)}`)] : [];
    }),
  );
}

/** linkinator crawls pages, so serve it the addresses as one. */
async function checkAll(hrefs: readonly string[]): Promise<LinkResult[]> {
  const list = hrefs.map((href) => `<a href="${escapeHtml(href)}">.</a>`);
  const server = createServer((_, response) => {
    response
      .setHeader('Content-Type', 'text/html; charset=utf-8')
      .end(`<!doctype html><title>.</title>${list.join('')}`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const page = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  try {
    const { links } = await new LinkChecker().check({
      path: page,
      recurse: false,
      timeout: 20_000,
      retry: true,
      retryErrors: true,
      retryErrorsCount: 2,
      checkFragments: true,
    });
    return links.filter(({ url }) => url !== page);
  } finally {
    server.close();
  }
}

const plain = (href: string) => new URL(href).href;

function reason({ status, failureDetails = [] }: LinkResult): string {
  if (status) return `it answers ${status}`;
  const error = failureDetails.find((detail) => detail instanceof Error);
  return `nobody answers${error ? ` (${error.message})` : ''}`;
}
