import { expect, it } from 'vitest';
import { logoProblem, shownLogo } from '#content/logo.ts';

const svg = (width: number, height: number, inner = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${inner}</svg>`;
const photo = { name: 'dar.png', file: 'dar.png', width: 300, height: 80, digest: '' };
const pictures = {
  drawings: new Map([
    ['iyi', svg(300, 80)],
    ['tek-tirnakli', svg(300, 80).replaceAll('"', "'")],
    ['kare', svg(64, 64)],
    ['serit', svg(900, 60)],
    ['yazili', svg(300, 80, '<text>Ad</text>')],
  ]),
  photos: new Map([[photo.name, photo]]),
};

it.each([
  ['drawings/iyi.svg', undefined],
  ['drawings/tek-tirnakli.svg', undefined],
  ['drawings/yok.svg', /there is no picture/],
  ['drawings/kare.svg', /nearly square/],
  ['drawings/serit.svg', /would be only 13 px high/],
  ['drawings/yazili.svg', /convert its letters to paths/],
  ['photos/dar.png', /300 px wide, too few/],
])('judges whether the logo %s is usable', (file, says) => {
  const problem = logoProblem(pictures, file);
  if (says) expect(problem).toMatch(says);
  else expect(problem).toBeUndefined();
});

it('fits a logo into 200 by 40 pixels', () => {
  expect(shownLogo({ width: 300, height: 80 })).toEqual({ width: 150, height: 40 });
});
