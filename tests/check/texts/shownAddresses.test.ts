import { expect, it } from 'vitest';
import { checkTexts, UNKNOWN_PRACTICE } from '#check/checkTexts.ts';

const findingsOf = (markdown: string) =>
  checkTexts(
    { name: 'pages/hakkimda.md', text: `---\ntitle: Bir\n---\n${markdown}\n` },
    UNKNOWN_PRACTICE,
  ).findings.filter(({ severity }) => severity === 'error');

it.each([
  ['[https://www.saglik.gov.tr](https://baska.example/)', 'both must be one address'],
  ['[Bakanlık: saglik.gov.tr/hizmet](https://baska.example/saglik.gov.tr)', 'both must be one address'],
  ['[WWW.SAGLIK.GOV.TR](https://saglik.gov.tr.baska.example/)', 'both must be one address'],
  ['[biz@lodos.example](mailto:kotu@baska.example)', 'both must be one address'],
  ['[biz@lodos.example](https://baska.example/)', 'both must be one address'],
  ['[lodos.example](mailto:biz@baska.example)', 'both must be one address'],
  ['[Bize yazın](mailto:biz@lodos.example?cc=kotu@baska.example)', 'also writes to others'],
  ['[Bakanlık](https://www.saglik.gov.tr@baska.example/)', 'stands before the @'],
  ['[Bakanlık](https://www.sаglik.gov.tr/)', 'another alphabet'],
  ['[Bakanlık](https://xn--sglik-3ve.gov.tr/)', 'another alphabet'],
])('a link leads where it seems to: not %s', (markdown, message) => {
  expect(findingsOf(markdown)).toMatchObject([{ line: 4, message: expect.stringContaining(message) }]);
});

it.each([
  '[saglik.gov.tr](https://www.saglik.gov.tr/hizmet)',
  '[https://hsgm.saglik.gov.tr](https://hsgm.saglik.gov.tr/) www.saglik.gov.tr biz@lodos.example',
  '[biz@lodos.example](mailto:Biz@lodos.example?subject=Randevu)',
  '[Rehber.pdf](https://baska.example/1) [Dt.Ahmet, T.C. Bakanlığı, 3.2](https://baska.example/)',
  '[https://baska.example/llms.txt?u=a.example](https://baska.example/llms.txt?u=a.example)',
  '[sağlık.example](https://sağlık.example/)',
])('what a link says may be where it leads: %s', (markdown) => {
  expect(findingsOf(markdown)).toEqual([]);
});
