import { describe, expect, it, test } from 'vitest';
import { answerAdviceFindings, emergencyAdviceFindings } from '#check/emergencyAdvice.ts';
import { type Passage, passagesOf } from '#check/passages.ts';
import { practices } from '../../scripts/answers/train/practices.ts';
import { readTable } from '../readTable.ts';
import { passage } from './passage.ts';

const TABLE = readTable<{
  dependOnHours: string[];
  nothingToWriteAbout: string[];
  withoutWhatToDo: string[];
  severities: Record<'error' | 'warning', string[]>;
  beside: string[];
  inFields: [field: string, text: string, file: string][];
  english: string[];
  englishRight: string[];
  denyHelp: string[];
  discouraged: string[];
  denyHospital: string[];
  right: string[];
}>('check/emergencyAdvice.yaml');

const messages = (text: string, field = 'body', kind: Passage['kind'] = 'body', file = 'posts/ilk.md') =>
  emergencyAdviceFindings(passage(text, { field, kind, file })).map(({ message }) => message);

it.each(TABLE.dependOnHours)('an emergency cannot depend on opening hours: %s', (text) =>
  expect(messages(text)).toEqual([expect.stringContaining('depend on opening hours')]),
);

it.each(TABLE.nothingToWriteAbout)('a sign of 112 is nothing to write about: %s', (text) =>
  expect(messages(text)).toEqual([expect.stringContaining('write "112’yi arayın" instead')]),
);

it.each(TABLE.beside)('advice to wait is read with the signs before or behind it: %s', (text) =>
  expect(messages(text)).toEqual([expect.stringContaining('write "112’yi arayın" instead')]),
);

it.each(TABLE.inFields)('no field lets an emergency wait: %s: %s', (field, text, file) =>
  expect(messages(text, field, 'field', file)).toHaveLength(1),
);

it.each(TABLE.english)('nor does an English one: %s', (text) =>
  expect(emergencyAdviceFindings(passage(text, { language: 'en', kind: 'field' }))).toHaveLength(1),
);

it.each(TABLE.englishRight)('an English one may say: %s', (text) =>
  expect(emergencyAdviceFindings(passage(text, { language: 'en', kind: 'field' }))).toEqual([]),
);

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

it.each(TABLE.denyHelp)('an ambulance is not denied, in any field: %s', (text) => {
  for (const field of ['body', 'more.heart.tr', 'words.emergencyNote'])
    expect(
      messages(text, field, 'field', 'answers/urgent.yaml').filter((one) => one.includes('not to call an ambulance')),
    ).toHaveLength(1);
});

it.each(TABLE.discouraged)('warns of a text that names 112 for some only, or as what is left: %s', (text) =>
  expect(emergencyAdviceFindings(passage(text))).toMatchObject([
    { severity: 'warning', message: expect.stringContaining('as what is left') },
  ]),
);

it.each(TABLE.denyHospital)('warns of a text that keeps a reader from a hospital: %s', (text) =>
  expect(emergencyAdviceFindings(passage(text))).toMatchObject([
    { severity: 'warning', message: expect.stringContaining('not to go to a hospital') },
  ]),
);

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

it('the destination of a link does not count', () =>
  expect(messages('İnsülin kullanıyorsanız söyleyin: [özel durumlar](/nefes-alamiyorum) konuşulur.')).toEqual([]));

describe('a sign of 112 without what to do', () => {
  it.each(TABLE.withoutWhatToDo)('%s', (text) =>
    expect(messages(text)).toEqual([expect.stringContaining('without saying what to do')]),
  );

  test('in a field or an answer of the FAQ', () => {
    for (const field of ['description', 'doNow[0]', 'questions[3].answer'])
      expect(messages('Nefes alamıyorsanız evde beklemeyin.', field, 'field')).toHaveLength(1);
  });

  test('in a list of what can wait', () => {
    expect(emergencyAdviceFindings(passage('Baskıya rağmen durmayan kanama', { role: 'canWait' }))).toMatchObject([
      { message: expect.stringContaining('move it to care.emergency') },
    ]);
  });

  test('is reported at its line and column', () => {
    const [finding] = emergencyAdviceFindings(passage('Bir.\n\nİki. Nefes alamıyorsanız bekleyin.'));
    expect(finding).toMatchObject({ severity: 'error', line: 3, column: 6 });
  });
});

it('help is named in the same paragraph or one beside it, not anywhere in the section', () => {
  const far = 'Nefes alamıyorsanız evde beklemeyin.\n\nAğrı birkaç gün sürer.\n\nKanamada 112’yi arayın.';
  expect(messages(far)).toEqual([expect.stringContaining('without saying what to do')]);
});

it.each(
  Object.entries(TABLE.severities).flatMap(([severity, texts]) => texts.map((text) => [text, severity] as const)),
)('%s: %s, a warning where the words may mean something else', (text, severity) => {
  expect(emergencyAdviceFindings(passage(text)).map((finding) => finding.severity)).toEqual([severity]);
});

describe('nothing is wrong with', () => {
  it.each(TABLE.right)('%s', (text) => expect(messages(text)).toEqual([]));

  test('a card for emergencies, questions of patients, and other languages', () => {
    for (const role of ['sign', 'firstAid', 'question'] as const)
      expect(emergencyAdviceFindings(passage('Nefes alamıyorsanız beklemeyin.', { role }))).toEqual([]);
    expect(emergencyAdviceFindings(passage('nefes alamıyorsam', { language: 'none' }))).toEqual([]);
  });
});

it('a hospital somewhere in the text is no help', () =>
  expect(messages('Nefes alamıyorsanız evde beklemeyin. Üniversite hastanesinde çalıştım.')).toEqual([
    expect.stringContaining('without saying what to do'),
  ]));

it('a warning about hospitals hides no error in the same text', () => {
  const both = 'Kanama durmazsa pazartesi gelin.\n\nAcil serviste saatlerce beklemeyin.';
  const severities = emergencyAdviceFindings(passage(both)).map(({ severity }) => severity);
  expect(severities.toSorted()).toEqual(['error', 'warning']);
});
