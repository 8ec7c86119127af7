import { describe, expect, it, test } from 'vitest';
import { answerAdviceFindings, emergencyAdviceFindings } from '#check/emergencyAdvice.ts';
import { type Passage, passagesOf } from '#check/passages.ts';
import { practices } from '../../scripts/answers/train/practices.ts';
import { readTable } from '../readTable.ts';
import { passage } from './passage.ts';

const TABLE = readTable<{
  errors: string[];
  warnings: string[];
  inFields: [field: string, text: string, file: string][];
  denyHelp: string[];
  harms: string[];
  harmless: string[];
  right: string[];
}>('check/emergencyAdvice.yaml');

const messages = (text: string, field = 'body', kind: Passage['kind'] = 'body', file = 'posts/ilk.md') =>
  emergencyAdviceFindings(passage(text, { field, kind, file })).map(({ message }) => message);
const severities = (text: string) => emergencyAdviceFindings(passage(text)).map(({ severity }) => severity);

it.each(TABLE.errors)('an emergency neither waits nor depends on the practice: %s', (text) =>
  expect(severities(text)).toContain('error'),
);

it.each(TABLE.warnings)('warns of a sign of 112 without what to do: %s', (text) =>
  expect(severities(text)).toEqual(['warning']),
);

it.each(TABLE.inFields)('no field lets an emergency wait: %s: %s', (field, text, file) => {
  const role = field.startsWith('sameDay') ? 'canWait' : undefined;
  expect(emergencyAdviceFindings(passage(text, { field, kind: 'field', file, role }))).toHaveLength(1);
});

it.each([
  ['Nefes alamıyorum, ne yapmalıyım?', 'Randevu alın, mesaj yazın.', 1],
  ['Nefes alamıyorum, ne yapmalıyım?', '112’yi arayın.', 0],
  ['Dişim ağrıyor, ne yapmalıyım?', 'Randevu alın.', 0],
])('an answer is read with its question: %s %s', (question, answer, count) =>
  expect(answerAdviceFindings(passage(`${question} ${answer}`))).toHaveLength(count),
);

it('first aid in the words of a practice is a text of its language', () => {
  const text = 'texts:\n  heart:\n    tr: 112 ya da biz.\n    en: 112 or us.\n';
  expect(passagesOf({ name: 'answers/urgent.yaml', text }).map(({ language }) => language)).toEqual(['tr', 'en']);
});

it('warns of first aid that is known to harm, in urgent.yaml, on cards and in texts', () => {
  for (const text of [...TABLE.harms, ...TABLE.harmless]) {
    const own = passage(text, { field: 'texts.bite.tr', kind: 'field', file: 'answers/urgent.yaml' });
    const card = passage(text, { field: 'firstAid[0].steps[0]', kind: 'field', role: 'firstAid' });
    const found = [own, card, passage(text)].map((one) => emergencyAdviceFindings(one));
    const harms = found.map((findings) => findings.filter(({ message }) => message.includes('known to harm')).length);
    expect([text, ...harms]).toEqual([text, ...Array<number>(3).fill(TABLE.harms.includes(text) ? 1 : 0)]);
  }
});

it.each(TABLE.denyHelp)('an ambulance is not denied, in any field: %s', (text) => {
  for (const field of ['body', 'more.heart.tr', 'words.emergencyNote'])
    expect(messages(text, field, 'field', 'answers/urgent.yaml')).toEqual([
      expect.stringContaining('not to call an ambulance'),
    ]);
});

it('a drawing tells nobody to wait with a sign of 112, and may name one', () => {
  const drawn = (text: string) => messages(text, 'label', 'label', 'drawings/nefes.svg');
  expect(drawn('Nefes darlığında evde bekleyin.')).toHaveLength(1);
  expect(drawn('Nefes darlığı varsa')).toEqual([]);
});

it('no answer of practices of many fields denies one', () => {
  const answers = practices().flatMap(({ entries }) => entries.map(({ answer }) => answer));
  const findings = answers.flatMap((answer) => emergencyAdviceFindings(passage(answer, { role: 'name' })));
  expect(findings).toEqual([]);
});

it('the words of the button that calls 112 name no other number', () => {
  expect(messages('155’i arayın', 'words.emergencyCall', 'field')).toEqual([expect.stringContaining('calls 112')]);
  expect(messages('112’yi arayın', 'words.emergencyCall', 'field')).toEqual([]);
});

it('a sign of 112 is reported at its line and column', () => {
  const [finding] = emergencyAdviceFindings(passage('Bir.\n\nİki. Nefes alamıyorsanız bekleyin.'));
  expect(finding).toMatchObject({ severity: 'error', line: 3, column: 6 });
});

it('help is named in the same paragraph or one beside it, not anywhere in the text', () => {
  const far = 'Nefes alamıyorsanız evde bekleyin.\n\nAğrı birkaç gün sürer.\n\nKanamada 112’yi arayın.';
  expect(messages(far)).toEqual([expect.stringContaining('without saying so')]);
  expect(messages('Nefes alamıyorsanız bizi arayın. Üniversite hastanesinde çalıştım.')).toHaveLength(1);
});

describe('nothing is wrong with', () => {
  it.each(TABLE.right)('%s', (text) => expect(messages(text)).toEqual([]));

  test('a card for emergencies, questions of patients, other languages, and addresses', () => {
    for (const role of ['sign', 'firstAid', 'question'] as const)
      expect(emergencyAdviceFindings(passage('Nefes alamıyorsanız bekleyin.', { role }))).toEqual([]);
    expect(emergencyAdviceFindings(passage('nefes alamıyorsam bekleyin', { language: 'none' }))).toEqual([]);
    expect(messages('Söyleyin: [özel durumlar](/nefes-alamiyorum) konuşulur.')).toEqual([]);
  });
});
