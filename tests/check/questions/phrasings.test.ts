import { describe, expect, it } from 'vitest';
import { sharedPhrasingWarnings } from '#check/questions/phrasings.ts';
import { unfoundAnswerWarnings } from '#check/questions/unfoundAnswers.ts';
import { parseEntries } from '../../content/folder.ts';
import { contentOf, loadContent } from '../../load.ts';

const FILE = 'faq/egzersiz.yaml';
const PRACTICE = loadContent('tests/fixtures/practice').files;

interface Question {
  readonly key: string;
  readonly question: string;
  readonly phrasings?: readonly string[];
}

/** Add questions to the small practice of the tests, before all others of a category. */
function sampleWith(...questions: readonly Question[]) {
  const written = questions.map(
    ({ key, question, phrasings = [] }) =>
      `  - key: ${key}\n    question: ${question}\n    answer: Evet.\n    phrasings: [${phrasings.join(', ')}]\n`,
  );
  const files = PRACTICE.map((file) =>
    file.name === FILE
      ? { ...file, text: file.text.replace('\nquestions:\n', `\nquestions:\n${written.join('')}`) }
      : file,
  );
  const lines = files.find(({ name }) => name === FILE)!.text.split('\n');
  return {
    found: sharedPhrasingWarnings(parseEntries(files).entries!, files),
    lost: () => {
      const { entries, site } = contentOf(files);
      return unfoundAnswerWarnings(site!, entries!, files);
    },
    lineOf: (words: string) => lines.findIndex((line) => line.includes(words)) + 1,
  };
}

describe('two entries that share a phrasing', () => {
  it.each([
    ['Balkonunuz var mı sizin?', 'balkonunuz VAR mi sizin'],
    ['Sizin balkonunuz var mı?', 'var mı sizin balkonunuz'],
    ['Balkonunuzda çay var mı?', 'çay var mı balkonlarınızda'],
  ])('get a warning at the second: %j, %j', (one, other) => {
    const { found, lineOf } = sampleWith({ key: 'bir', question: one }, { key: 'iki', question: other });
    expect(found).toMatchObject([{ severity: 'warning', file: FILE, field: 'questions[1].question' }]);
    expect(found[0]!.line).toBe(lineOf(other));
    expect(found[0]!.message).toContain(`${JSON.stringify(one)} (${FILE}:${lineOf(one)})`);
  });

  it('get none within one entry, or for different words', () => {
    const one = { key: 'bir', question: 'Balkonunuz var mı?', phrasings: ['var mı balkonunuz'] };
    expect(sampleWith(one, { key: 'iki', question: 'Bahçeniz var mı?' }).found).toEqual([]);
  });
});

describe('an answer that patients will not find', () => {
  it('gets a warning that names the entry found instead', () => {
    const { lost, lineOf } = sampleWith(
      {
        key: 'bir',
        question: 'Balkonda oturabilir miyim?',
        phrasings: ['balkonda oturmak', 'balkonda otururken', 'balkonda oturma yeri', 'oturmak için balkon'],
      },
      { key: 'iki', question: 'Balkonda oturulur mu?', phrasings: ['balkonda biraz oturayım', 'oturacak balkon'] },
    );
    const second = lost().filter(({ field }) => field === 'questions[1].question');
    expect(second).toMatchObject([{ severity: 'warning', file: FILE, line: lineOf('Balkonda oturulur mu?') }]);
    expect(second[0]!.message).toContain(`"Balkonda oturabilir miyim?" (${FILE}:${lineOf('oturabilir')}) instead`);
  });

  it('gets a warning if its phrasings have nothing in common', () => {
    const { lost } = sampleWith({
      key: 'bir',
      question: 'Mavi sandalyeniz nerede?',
      phrasings: ['fotoğraf çekiyor musunuz', 'ağrı kesici içeyim mi'],
    });
    expect(lost().map(({ field, message }) => `${field} ${message}`)).toEqual([
      expect.stringMatching(/^questions\[0\]\.question patients who ask in other words will not find this: ".*add phr/),
    ]);
  });
});
