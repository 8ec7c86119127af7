import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LinkChecker, type LinkResult, LinkState } from 'linkinator';
import { type LinkInFile, linksIn } from '#check/addresses/links.ts';
import { passagesOf } from '#check/passages.ts';
import { isInvented } from '#check/texts/inventedFacts.ts';
import { type Finding, findingAt, sortedFindings } from '#content/finding.ts';
import type { ContentFile } from '#content/yamlSource.ts';
import { escapeHtml } from '#markdown/escape.ts';

/** List the http(s) links to other hosts, apart from reserved ones, which nobody serves. */
export function externalLinks(files: readonly ContentFile[], own: string): LinkInFile[] {
  const isOutward = ({ href }: LinkInFile) =>
    /^https?:/i.test(href) && URL.canParse(href) && new URL(href).origin !== new URL(own).origin && !isInvented(href);
  return files.flatMap(passagesOf).flatMap((passage) => {
    const { file, field, kind, text, at } = passage;
    if (kind === 'label') return [];
    const whole = { file, field, href: text, ...at(0) };
    return kind === 'field' && isOutward(whole) ? [whole] : linksIn(passage).filter(isOutward);
  });
}

/** Report the links that do not respond. Hosts that ask to wait are retried. */
export async function deadLinks(links: readonly LinkInFile[]): Promise<Finding[]> {
  const results = await checkAll([...new Set(links.map(({ href }) => href))]);
  const dead = new Map(
    results.filter(({ state }) => state === LinkState.BROKEN).map((result) => [plain(result.url), result]),
  );
  return sortedFindings(
    links.flatMap((link) => {
      const result = dead.get(plain(link.href));
      const message = result && `the link to "${link.href}" is dead: ${reason(result)}`;
      return message ? [findingAt(link.file, link.field, message, link)] : [];
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
  if (status) return `the server responded with ${status}`;
  const error = failureDetails.find((detail) => detail instanceof Error);
  return `no response${error ? ` (${error.message})` : ''}`;
}
