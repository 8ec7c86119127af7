import { expect, it } from 'vitest';
import { checkTexts, UNKNOWN_PRACTICE } from '#check/checkTexts.ts';

const findingsOf = (markdown: string) =>
  checkTexts(
    { name: 'pages/hakkimda.md', text: `---\ntitle: Bir\n---\n${markdown}\n` },
    UNKNOWN_PRACTICE,
  ).findings.filter(({ severity }) => severity === 'error');

it.each([
  '[https://www.saglik.gov.tr](https://baska.example/)',
  '[Bakanlık: saglik.gov.tr/hizmet](https://baska.example/saglik.gov.tr)',
  '[WWW.SAGLIK.GOV.TR](https://saglik.gov.tr.baska.example/)',
  '[biz@lodos.example](mailto:kotu@baska.example)',
  '[biz@lodos.example](https://baska.example/)',
  '[lodos.example](mailto:biz@baska.example)',
])('a link leads where it seems to: not %s', (markdown) => {
  expect(findingsOf(markdown)).toMatchObject([
    { line: 4, message: expect.stringContaining('both must be one address') },
  ]);
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
