import { expect, it } from 'vitest';
import { menuOf } from '#layouts/frame/menu.ts';
import { moreAbout } from '#site/words/interfaceWords.ts';
import { small } from '../sites.ts';

const doctor = { publications: [] };
const author = { publications: ['Bir makale'] };

it.each([
  [[doctor], 'Eğitimi ve nasıl çalıştığı'],
  [[author], 'Eğitimi, yayınları ve nasıl çalıştığı'],
  [[doctor, doctor], 'Eğitimleri ve nasıl çalıştıkları'],
  [[doctor, author], 'Eğitimleri, yayınları ve nasıl çalıştıkları'],
])('speaks of one doctor or several, and of publications if there are any', (doctors, more) => {
  expect(moreAbout(doctors)).toBe(more);
});

it.each([
  [1, 'Fizyoterapist'],
  [2, 'Fizyoterapistler'],
])('the header leads to the page about %i doctors by their profession', (count, name) => {
  const site = small;
  const doctors = Array.from({ length: count }, () => site.practice.doctors[0]!);
  const { top } = menuOf({ ...site, practice: { ...site.practice, doctors } });
  expect(top.find(({ path }) => path === '/hakkimda')?.title).toBe(name);
});
