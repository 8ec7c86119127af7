import { describe, expect, it, vi } from 'vitest';
import type { Answer } from '#answers/forRequests.ts';
import { answerResponseSchema } from '#api/answerResponse.ts';
import { problemDetailsSchema } from '#api/problemDetails.ts';
import type { Engines } from '#edge/answerTo.ts';
import { NOTICE_IN_ENGLISH, UNREAD_LANGUAGE } from '#site/words/answerNotices.ts';
import { ask, DATA, FIRST_AID, FOUND, URGENT } from './sampleEdge.ts';

/** src/api/README.md, Answers and Requests, on GET /api/v1/answers. */

const question = (text: string) => `/api/v1/answers?q=${encodeURIComponent(text)}`;

/** Ask a question, by default of the engines themselves, and read the body as the contract describes it. */
const asked = async (text: string, options: Parameters<typeof ask>[1] = {}) => {
  const response = await ask(question(text), options);
  expect(response.status).toBe(200);
  return answerResponseSchema.parse(await response.json());
};
const finding = (answer: Answer, more: Partial<Engines> = {}) => ({ options: { answer: () => answer, ...more } });
const MISSED: Answer = { matched: false, related: [] };
const urgent = () => FIRST_AID;

it('the first line is English after a question in English, and says what was not read', async () => {
  const inEnglish = { ...FOUND, answer: 'Hemen 112’yi arayın.', inEnglish: 'No, it does not.' } as Answer;
  const answered = await asked('does a root canal hurt', finding(inEnglish));
  expect(answered.notice).toBe(`No, it does not. ${NOTICE_IN_ENGLISH}\n${DATA.notices.general}`);
  expect(answered).not.toHaveProperty('inEnglish');
  // Beside first aid it could reassure.
  const besideAid = await asked('my face is swelling does it hurt', finding(inEnglish, { firstAid: urgent }));
  expect(besideAid.notice).not.toContain('does not');
  for (const [text, first] of [
    ['where is the moon', DATA.notices.noAnswerInEnglish],
    ...['ich habe Zahnschmerzen', 'болит зуб', 'أسناني تؤلمني'].map((foreign) => [foreign, UNREAD_LANGUAGE] as const),
  ] as const)
    expect(await asked(text, finding(MISSED))).toMatchObject({
      fallback: { message: `${first}\n${DATA.notices.noAnswer}` },
    });
  expect((await asked('kanal tedavisi ağrır mı', finding(FOUND))).notice).toBe(DATA.notices.general);
});

it('a match has the engine’s answer, and no internal fields', async () => {
  const found = { ...FOUND, link: { href: 'https://practice.example/kanal-tedavisi', label: 'Kanal tedavisi' } };
  const { isRanked: _, ...shown } = found as Extract<Answer, { matched: true }>;
  expect(await asked('  ağrır mı?  ', { options: { answer: () => ({ ...found, score: 1 }) } })).toEqual({
    query: 'ağrır mı?',
    ...shown,
    source: 'fuse',
    notice: DATA.notices.general,
  });
});

it('no match is not an error', async () => {
  const related = [{ question: 'Başka?', answer: 'Evet.', url: 'https://practice.example/sss' }];
  expect(await asked('x', finding({ matched: false, related }))).toEqual({
    query: 'x',
    matched: false,
    fallback: { channel: 'messaging', ...DATA.booking, message: DATA.notices.noAnswer },
    related,
    notice: DATA.notices.general,
  });
});

/** An entry as the engine finds it. */
const entry = (title: string, answer: string) => ({ question: title, answer, url: `${DATA.base}/sss` });

describe('a possible emergency', () => {
  it('is shown beside the answer, whatever its confidence', async () => {
    const unsure = { ...FOUND, answer: 'Bastırın.', confidence: 0.01 };
    expect(await asked('x', finding(unsure, { firstAid: urgent }))).toMatchObject({
      matched: true,
      confidence: 0.01,
      urgent: URGENT,
    });
  });

  it('is shown without an answer and with a broken engine, and without advice to write and wait', async () => {
    for (const answer of [() => MISSED, raise]) {
      const body = await asked('x', { options: { answer, firstAid: urgent, report: () => undefined } });
      expect(body).toMatchObject({ matched: false, urgent: URGENT });
      const { message } = (body as { fallback: { message: string } }).fallback;
      expect(message.startsWith(URGENT.message)).toBe(true);
      expect(message).not.toContain(DATA.notices.noAnswer);
    }
  });

  it.each([
    ['nefes alamıyorum', '112', /acil$/],
    ['dişim yerinden çıktı ne yapayım', '112', /yerinden-cikan-dis$/],
    ['çocuğum gargarayı içti', '114', /acil$/],
  ])('is recognised by the words of the question: %s', async (text, call, page) =>
    expect((await asked(text)).urgent).toMatchObject({ call, url: expect.stringMatching(page) }),
  );

  it('is not recognised without them', async () =>
    expect(await asked('kanal tedavisi ağrır mı')).not.toHaveProperty('urgent'));

  describe('with entries about several dangers', () => {
    const same = entry('Nefes alamıyorum, ne yapmalıyım?', 'Dik oturun.');
    const calls = entry('Ne zaman beklemem?', 'Nefes darlığında hemen 112’yi arayın.');
    const other = entry('Kanama durmuyor, ne yapmalıyım?', 'Bastırın, durmazsa 112’yi arayın.');
    const aside = entry('Kalp pilim var, olur mu?', 'Sorun olmaz.');
    const breathless = (found: typeof same) =>
      asked('nefes alamıyorum', finding({ ...FOUND, ...found, related: [other, calls, aside] }));

    it.each([same, calls])(
      'is answered by one about the same danger, and offers no others: $question',
      async (found) => {
        expect(await breathless(found)).toMatchObject({ matched: true, related: [calls] });
      },
    );

    it.each([
      entry(
        'Nefes alamıyorum, gelebilir miyim?',
        'Çoğunlukla evet; randevu alırken söyleyin.\n\nKötüleşirse 112’yi arayın.',
      ),
      entry('Ne içirmeliyim?', 'Hemen 114’ü arayın.\n\nSolumuyorsa 112’yi arayın.'),
      entry('Araba kullanabilir miyim?', 'Çoğu kişi aynı gün işine döner, araba kullanabilir.'),
      entry('Nefes alamıyorum, beklesem olur mu?', 'Dik oturun.\n\nHafifse aynı gün bir hekime gidin.'),
      entry('Hafif şişlik normal mi?', 'Bir iki gün hafif bir dolgunluk olabilir. Şişlik büyürse 112’yi arayın.'),
    ])('and by none that begins by reassuring or with another number: $answer', async (found) => {
      expect(await breathless(found)).toMatchObject({ matched: false, related: [calls] });
    });

    it.each([other, aside])('gets first aid instead of one about something else: $question', async (found) => {
      const body = await breathless(found);
      expect(body).toMatchObject({ matched: false, urgent: { kind: 'airway' }, related: [calls] });
      expect((body as { fallback: { message: string } }).fallback.message).toMatch(/^Hemen 112’yi arayın\. Dik oturun/);
    });
  });

  it('that is a poisoning is answered by an entry that begins with 114', async () => {
    const found = entry('Çocuğum deterjan içti, ne yapmalıyım?', 'Hemen 114’ü arayın, kusturmayın.');
    expect(await asked('çocuğum gargarayı içti', finding({ ...FOUND, ...found }))).toMatchObject({
      matched: true,
      urgent: { call: '114' },
    });
  });

  it('of a case is answered by none that has other first aid: a tooth is not put back beside an artificial valve', async () => {
    const found = finding({
      ...FOUND,
      ...entry('Dişim yerinden çıktı, ne yapmalıyım?', 'Yerine koyun. 112’yi arayın.'),
    });
    expect(await asked('dişim yerinden çıktı', found)).toMatchObject({ matched: true });
    expect(await asked('yapay kalp kapağım var dişim yerinden çıktı', found)).toMatchObject({ matched: false });
  });

  it('has no answer beside it if it is about suicide', async () =>
    expect(await asked('yaşamak istemiyorum', finding(FOUND))).toMatchObject(MISSED));

  it('is in the hint for a story that is too long; otherwise the hint says when to call', async () => {
    const story = 'Dolgu yaptırmak istiyorum, randevu için yazıyorum. '.repeat(10);
    for (const [text, said] of [
      [`${story} Nefes alamıyorum!`, /^Call 112 now\. Sit upright/],
      [story, /^Trouble breathing .*: call 112 now\./],
    ] as const) {
      const response = await ask(question(text));
      expect(response.status).toBe(400);
      const { hint } = problemDetailsSchema.parse(await response.json());
      expect(hint).toMatch(said);
      expect(hint).toContain('1 to 500 characters');
    }
  });

  it('leaves the answer if it cannot be judged', async () =>
    expect(await asked('x', { options: { firstAid: raise, report: () => undefined } })).toMatchObject({
      matched: true,
    }));
});

function raise(): never {
  throw new Error('secret');
}

it('the engine gets the trimmed, decoded question', async () => {
  const got: string[] = [];
  const options = { answer: (text: string) => (got.push(text), FOUND) };
  for (const query of [
    'q=a+b%20c',
    'q=%09a%0A',
    'x=1&q=a=b&y=%zz',
    '%71=%C4%9F',
    'q=a%2Bb',
    'q=%25C4%259F+%2541',
    'q=a%2520%25C4%259F',
    'q=a%20%2541',
    'q=%2525',
    'q=%2595',
  ])
    expect((await ask(`/api/v1/answers?${query}`, { options })).status).toBe(200);
  expect(got).toEqual(['a b c', 'a', 'a=b', 'ğ', 'a+b', '%C4%9F %41', 'a ğ', 'a %41', '%', '%95']);
});

it('engines get the beginning and the end of a text that is longer than the form allows', async () => {
  const told: string[] = [];
  const engine = (text: string) => void told.push(text);
  const options = { firstAid: engine, answer: (text: string) => (engine(text), FOUND) };
  const form = `A${'b'.repeat(1998)}Z`;
  for (const text of [form, `Dilim şişti.${'x '.repeat(4000)}Nefes alamıyorum.`, '\uFDFA'.repeat(500)])
    await ask(question(text), { options });
  expect(told[0]).toBe(form);
  expect(told[1]).toMatch(/^Dilim şişti\..*Nefes alamıyorum\.$/s);
  expect(told).toHaveLength(4);
  for (const text of told) expect(text.normalize('NFKC').length).toBeLessThanOrEqual(2001);
});

it('500 characters are Unicode code points, after trimming', async () => {
  expect((await ask(question(` ${'ğ'.repeat(500)} `))).status).toBe(200);
  expect((await ask(question('🦷'.repeat(500)))).status).toBe(200);
  expect((await ask(question('🦷'.repeat(501)))).status).toBe(400);
});

it('an error of the engine refers to the practice, and only the host learns of it', async () => {
  const report = vi.fn();
  const body = await asked('x', { options: { answer: raise, report } });
  expect(body.matched).toBe(false);
  expect(JSON.stringify(body)).not.toContain('secret');
  expect(report).toHaveBeenCalledOnce();
});
