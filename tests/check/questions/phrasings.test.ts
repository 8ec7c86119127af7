import { expect, it } from 'vitest';
import { alarmingQuestionWarnings } from '#check/emergencySigns.ts';
import { passagesOf } from '#check/passages.ts';
import { sharedPhrasingWarnings } from '#check/questions/phrasings.ts';
import { FILE, withQuestions } from './withQuestions.ts';

it.each([
  ['Balkonunuz var mı sizin?', 'balkonunuz VAR mi sizin'],
  ['Sizin balkonunuz var mı?', 'var mı sizin balkonunuz'],
  ['Balkonunuzda çay var mı?', 'çay var mı balkonlarınızda'],
])('two entries that share a phrasing get a warning at the second: %j, %j', (one, other) => {
  const { entries, files, lineOf } = withQuestions({ key: 'bir', question: one }, { key: 'iki', question: other });
  const found = sharedPhrasingWarnings(entries, files);
  expect(found).toMatchObject([
    { severity: 'warning', file: FILE, field: 'questions[1].question', line: lineOf(other) },
  ]);
  expect(found[0]!.message).toContain(`${JSON.stringify(one)} (${FILE}:${lineOf(one)})`);
});

it('phrasings of one entry, or of different words, get none', () => {
  const one = { key: 'bir', question: 'Balkonunuz var mı?', phrasings: ['var mı balkonunuz'] };
  const { entries, files } = withQuestions(one, { key: 'iki', question: 'Bahçeniz var mı?' });
  expect(sharedPhrasingWarnings(entries, files)).toEqual([]);
});

it('a phrasing that the question box takes for an emergency gets a warning', () => {
  const asked = {
    key: 'bir',
    question: 'Balkonunuz var mı?',
    phrasings: ['nefes alamıyorum', 'kolum uyuştu konuşamıyorum', 'ilaçtan sonra yüzüm şişti'],
  };
  const { files, site, lineOf } = withQuestions(asked);
  expect(alarmingQuestionWarnings(site(), files.flatMap(passagesOf))).toMatchObject([
    { severity: 'warning', file: FILE, field: 'questions[0].phrasings[0]', line: lineOf('phrasings: [nefes') },
    {
      severity: 'warning',
      field: 'questions[0].phrasings[1]',
      message: expect.stringContaining('takes this for an emergency'),
    },
    // Its first aid names cases that can wait for the same day, too.
    { severity: 'warning', field: 'questions[0].phrasings[2]' },
  ]);
});
