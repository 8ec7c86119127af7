import { describe, expect, it } from 'vitest';
import { PROBLEMS } from '#api/edge/problemCodes.ts';
import { toHtml } from '#markdown/toHtml.ts';
import { parseMarkdown } from '#markdown/tree.ts';
import { saidByHtml, shareOf } from '../dist/parity.ts';
import { ask, base } from './ask.ts';

const { text } = await ask('/developers.md');

describe('the developers page', () => {
  it('shows an occurrence of every error, as it is answered', async () => {
    const problems = [...text.matchAll(/^Response to (\w+) (\S+):\n\n```jsonc\n([^]*?)```/gm)];
    expect(problems).toHaveLength(Object.keys(PROBLEMS).length);
    for (const [, method, address, body] of problems)
      expect(JSON.parse((await ask(address!, { method: method! })).text)).toEqual(JSON.parse(body!));
  });
});

it('an unknown page is reported in the same words in HTML and in Markdown, which also names what programs read', async () => {
  const [html, markdown] = await Promise.all([
    ask('/yok-boyle-sayfa', { headers: { accept: 'text/html' } }),
    ask('/yok-boyle-sayfa'),
  ]);
  const page = `${base}/yok-boyle-sayfa`;
  const [one, other] = [saidByHtml(html.text, page), saidByHtml(toHtml(parseMarkdown(markdown.text)), page)];
  expect(shareOf(one.words, other.words)).toBe(1);
  expect([...one.links].filter((link) => !other.links.has(link))).toEqual([]);
  // What only programs read.
  expect([...other.links].filter((link) => !one.links.has(link)).map((link) => link.replace(base, ''))).toEqual(
    expect.arrayContaining(['/llms.txt', '/developers', '/api/v1']),
  );
  expect(other.links.size - one.links.size).toBe(4);
});
