import { expect, it } from 'vitest';
import { aboutWords } from '../../src/site/words.ts';

const doctor = { publications: [] };
const author = { publications: ['Bir makale'] };

it.each([
  [[doctor], 'Hakkımda', 'Eğitimi ve nasıl çalıştığı'],
  [[author], 'Hakkımda', 'Eğitimi, yayınları ve nasıl çalıştığı'],
  [[doctor, doctor], 'Hakkımızda', 'Eğitimleri ve nasıl çalıştıkları'],
  [[doctor, author], 'Hakkımızda', 'Eğitimleri, yayınları ve nasıl çalıştıkları'],
])('speaks of one doctor or of several, and of publications where there are any', (doctors, name, more) => {
  expect(aboutWords(doctors)).toEqual({ name, more });
});
