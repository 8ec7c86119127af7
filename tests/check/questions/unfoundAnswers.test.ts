import { expect, it } from 'vitest';
import { unfoundAnswerWarnings } from '#check/questions/unfoundAnswers.ts';
import { FILE, type Question, withQuestions } from './withQuestions.ts';

function warnings(...questions: readonly Question[]) {
  const { site, entries, files } = withQuestions(...questions);
  return unfoundAnswerWarnings(site(), entries, files);
}

it('an answer that patients will not find gets a warning that names the entry found instead', () => {
  const questions = [
    {
      key: 'bir',
      question: 'Balkonda oturabilir miyim?',
      phrasings: ['balkonda oturmak', 'balkonda otururken', 'balkonda oturma yeri', 'oturmak için balkon'],
    },
    { key: 'iki', question: 'Balkonda oturulur mu?', phrasings: ['balkonda biraz oturayım', 'oturacak balkon'] },
  ];
  const { lineOf } = withQuestions(...questions);
  const second = warnings(...questions).filter(({ field }) => field === 'questions[1].question');
  expect(second).toMatchObject([{ severity: 'warning', file: FILE, line: lineOf('Balkonda oturulur mu?') }]);
  expect(second[0]!.message).toContain(`"Balkonda oturabilir miyim?" (${FILE}:${lineOf('oturabilir')}) instead`);
});

it('an answer gets a warning if its phrasings have nothing in common', () => {
  const phrasings = ['fotoğraf çekiyor musunuz', 'ağrı kesici içeyim mi'];
  const found = warnings({ key: 'bir', question: 'Mavi sandalyeniz nerede?', phrasings });
  expect(found.map(({ field, message }) => `${field} ${message}`)).toEqual([
    expect.stringMatching(/^questions\[0\]\.question patients who ask in other words will not find this: ".*add phr/),
  ]);
});

it('a phrasing that takes a usual question from the facts of practice.yaml gets a warning, a question of its own none', () => {
  const taken = (one: Question) =>
    warnings(one).filter(({ message }) => message.includes('which practice.yaml answers'));
  const phrasings = ['balkon', 'Hangi hizmetleri veriyorsunuz?'];
  expect(taken({ key: 'bir', question: 'Balkonda oturabilir miyim?', phrasings })).toMatchObject([
    { severity: 'warning', field: 'questions[0].phrasings[1]' },
  ]);
  expect(taken({ key: 'bir', question: 'Hangi hizmetleri veriyorsunuz?' })).toEqual([]);
});
