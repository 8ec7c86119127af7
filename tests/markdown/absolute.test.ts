import { expect, it } from 'vitest';
import { absoluteLinks } from '../../src/markdown/absolute.ts';
import { renderHtml } from '../../src/markdown/render.ts';

const PAGE = 'https://practice.example/blog/ilk';

it.each([
  ['an inline link', '[a](/x "t")', '[a](https://practice.example/x "t")'],
  ['a picture', '![a](../y.svg)', '![a](https://practice.example/y.svg)'],
  ['a link in angle brackets', '[a](</x>)', '[a](https://practice.example/x)'],
  ['a reference', '[a][b]\n\n[b]: /x\n', '[a][b]\n\n[b]: https://practice.example/x\n'],
  [
    'a reference with a title',
    '[b]\n\n  [b]: <ikinci#son> "t"',
    '[b]\n\n  [b]: https://practice.example/blog/ikinci#son "t"',
  ],
  ['a link in a list', '- a\n\n    [b](/x)\n', '- a\n\n    [b](https://practice.example/x)\n'],
])('%s becomes absolute', (_, markdown, wanted) => {
  expect(absoluteLinks(markdown, PAGE)).toBe(wanted);
});

it.each([
  ['inline code', '`[a](/x)`'],
  ['a fenced block', '```\n[a](/x)\n[b]: /x\n```'],
  ['an indented block', 'text\n\n    [a](/x)\n    [b]: /x\n\ntext'],
  ['an indented block of a list', '- a\n\n      [a](/x)\n'],
  ['what has a scheme', '[a](mailto:a@b.example)'],
  ['a footnote', '[^1]: /x'],
])('%s stays to the letter', (_, markdown) => {
  expect(absoluteLinks(markdown, PAGE)).toBe(markdown);
});

it('code and links are the same as in HTML', () => {
  const markdown = 'a [l](/x)\n\n    [c](/y)\n\n1. b `[d](/z)`\n\n       [e](/z)\n\n[f][g]\n\n[g]: /w\n';
  const links = (text: string) => [...renderHtml(text).matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(links(absoluteLinks(markdown, PAGE))).toEqual(links(markdown).map((href) => new URL(href!, PAGE).href));
});
