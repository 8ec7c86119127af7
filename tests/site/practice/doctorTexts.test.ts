import { expect, it } from 'vitest';
import { doctorIntroductions } from '#site/practice/doctorTexts.ts';
import { sample } from '../../sites.ts';

const { practice } = sample;
const [doctor] = practice.doctors;
const several = (count: number) =>
  doctorIntroductions({ doctors: Array.from({ length: count }, (_, index) => ({ ...doctor!, name: `Dt. ${index}` })) });

it('the only doctor is introduced with title, and leads to the page', () => {
  expect(doctorIntroductions(practice)).toEqual([
    {
      name: doctor!.name,
      path: '/hakkimda',
      title: 'Endodonti uzmanı, 15 yılı aşkın deneyim',
    },
  ]);
});

it('several lead to their sections, and more than three are shown by name alone', () => {
  expect(several(3).map(({ path, title }) => [path, title !== undefined])).toEqual([
    ['/hakkimda#bolum-dt-0', true],
    ['/hakkimda#bolum-dt-1', true],
    ['/hakkimda#bolum-dt-2', true],
  ]);
  expect(several(4).map(({ title }) => title)).toEqual(Array.from({ length: 4 }, () => undefined));
});
