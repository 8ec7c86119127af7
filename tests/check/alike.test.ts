import { expect, it } from 'vitest';
import { alikeWarnings } from '#check/alike.ts';
import { passagesOf } from '#check/passages.ts';

const SAID =
  'Balkondaki saksıyı sabah erkenden sulayın, yaprakları ıslatmadan toprağına yavaşça dökün ve tabağında biriken suyu yarım saat sonra boşaltın; öğle güneşinde sulanan bitkinin yaprağı yanar.';
const answer = (name: string, text: string) => ({
  name,
  text: `title: x\nquestions:\n  - key: a\n    question: Ne?\n    answer: >-\n      ${text}\n`,
});

it('warns once about a paragraph that repeats another file, and names both places', () => {
  const files = [
    answer('faq/a.yaml', SAID),
    answer('faq/b.yaml', `Evet. ${SAID.replace('yavaşça', 'azar azar')}`),
    answer('faq/c.yaml', 'Kısa bir yanıt.'),
  ];
  const warnings = alikeWarnings(files.flatMap(passagesOf));
  expect(warnings).toMatchObject([{ severity: 'warning', file: 'faq/b.yaml', line: 6, field: 'questions[0].answer' }]);
  expect(warnings[0]!.message).toContain('faq/a.yaml:6');
});

it('accepts a file that repeats itself, and paragraphs on one subject in different words', () => {
  const other =
    'Saksıdaki bitkiyi sulamak için sabahı seçin; akşam sulanan toprak gece boyu ıslak kalır, kökler çürür, mantar gelişir, yapraklar sararır ve bitki zamanla ölür.';
  const files = [answer('faq/a.yaml', `${SAID}\n\n      ${SAID}`), answer('faq/b.yaml', other)];
  expect(alikeWarnings(files.flatMap(passagesOf))).toEqual([]);
});
