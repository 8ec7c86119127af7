import { describe, expect, it, test } from 'vitest';
import type { Passage } from '#check/passages.ts';
import { urgencyProblems } from '#check/urgency.ts';

const passage = (text: string, field = 'body', kind: Passage['kind'] = 'body', file = 'posts/ilk.md'): Passage => ({
  file,
  field,
  text,
  language: 'tr',
  kind,
  at: (offset) => {
    const before = text.slice(0, offset).split('\n');
    return { line: before.length, column: before.at(-1)!.length + 1 };
  },
});

const messages = (...args: Parameters<typeof passage>) =>
  urgencyProblems(passage(...args)).map(({ message }) => message);

it.each([
  'Klinik kapalıyken nefes darlığınız olursa 112’yi arayın.',
  'Çalışma saatleri dışında nefes almakta zorlanıyorsanız 112’yi arayın.',
  'Şişlik boynunuza yayılıyorsa mesai dışında hastaneye gidin.',
  'Mesai dışında 112’yi arayın.',
  'Kanama durmuyorsa klinik açıksa bize gelin.',
])('an emergency cannot depend on opening hours: %s', (text) =>
  expect(messages(text)).toEqual([expect.stringContaining('depend on opening hours')]),
);

it.each([
  'Yarım saat bastırdıktan sonra kanama durmuyorsa bize yazın.',
  'Yüzünüz şişer, yutkunmakta zorlanırsanız bize mesaj yazın.',
  'Ağzınız iki parmak açılmıyor ve ateşiniz varsa bize yazın.',
])('a sign of 112 is nothing to write about: %s', (text) =>
  expect(messages(text)).toEqual([expect.stringContaining('write "112’yi arayın" instead')]),
);

it('the destination of a link does not count', () =>
  expect(messages('İnsülin kullanıyorsanız söyleyin: [özel durumlar](/nefes-alamiyorum) konuşulur.')).toEqual([]));

describe('a sign of 112 without what to do', () => {
  it.each([
    'Çene altında sert bir şişlik varsa bize haber verin.',
    'İlaçtan sonra döküntü, yüzde şişme veya nefes darlığı olursa ilacı kesin.',
    'Nefes alamıyorsanız evde beklemeyin.',
    'Kanama durmuyorsa klinik aranır.',
    'Kanama 20 dakika bastırmayla durmuyorsa evde bekleyin.',
    'Yutma ya da nefes güçlüğü eklenirse ilacı bırakın.',
  ])('%s', (text) => expect(messages(text)).toEqual([expect.stringContaining('without saying what to do')]));

  test('in a field or an answer of the FAQ', () => {
    for (const field of ['description', 'doNow[0]', 'questions[3].answer'])
      expect(messages('Nefes alamıyorsanız evde beklemeyin.', field, 'field')).toHaveLength(1);
  });

  test('in a list of what can wait', () => {
    for (const field of ['callWhen[0]', 'care.sameDay[1]'])
      expect(messages('Baskıya rağmen durmayan kanama', field, 'field')).toEqual([
        expect.stringContaining('move it to care.emergency'),
      ]);
  });

  test('is reported at its line and column', () => {
    const [problem] = urgencyProblems(passage('Bir.\n\nİki. Nefes alamıyorsanız bekleyin.'));
    expect(problem).toMatchObject({ severity: 'error', line: 3, column: 6 });
  });
});

it('help is named in the same paragraph or one beside it, not anywhere in the section', () => {
  const far = 'Nefes alamıyorsanız evde beklemeyin.\n\nAğrı birkaç gün sürer.\n\nKanamada 112’yi arayın.';
  expect(messages(far)).toEqual([expect.stringContaining('without saying what to do')]);
});

it.each([
  ['Nefes alamıyorsanız evde beklemeyin.', 'error'],
  ['Kanama durmuyorsa bize yazın.', 'error'],
  ['Şişlik boynunuza iniyorsa bize yazın.', 'error'],
  ['Şişlik boyna yayılırsa bize yazın.', 'error'],
  ['Şişlik boyun egzersizleriyle inerse bize yazın.', 'warning'],
  ['Ateşle birlikte şişlik olursa klinik aranır.', 'warning'],
  ['Mesai dışında 112’yi arayın.', 'error'],
])('%s: %s, a warning where the words may mean something else', (text, severity) => {
  expect(urgencyProblems(passage(text)).map((problem) => problem.severity)).toEqual([severity]);
});

describe('nothing is wrong with', () => {
  it.each([
    'Nefes almakta zorlanıyorsanız ya da şişlik boyna yayılıyorsa 112’yi arayın.',
    'Saat kaç olursa olsun, nefes alamıyorsanız 112’yi arayın.',
    '## Ne zaman 112?\n\n- Nefes darlığı varsa\n- Şişlik boyna yayılıyorsa',
    'Şunlarda hastanenin acil servisine gidin:\n\n- Nefes darlığı varsa\n- Şişlik boyna yayılıyorsa',
    'Nefes darlığı olan hastada randevu kısa tutulur.',
    'Bu bölgede enfeksiyon yutmayı zorlaştırabilir.',
    'Kanama durmuyorsa dolgunun türü değiştirilir.',
    'Şişlik boyna yayılmıyorsa soğuk uygulayın.',
    'Mesajlar çalışma saatleri içinde yanıtlanır.',
    'Dişiniz şişerse boynunuzu inceleriz.',
  ])('%s', (text) => expect(messages(text)).toEqual([]));

  test('a card for emergencies, questions of patients, and other languages', () => {
    expect(messages('Baskıya rağmen durmayan kanama', 'care.emergency[0]', 'field')).toEqual([]);
    expect(messages('Nefes alamıyorsanız beklemeyin.', 'urgent', 'field', 'pages/home.md')).toEqual([]);
    expect(messages('Nefes alamıyorsam ne yapmalıyım?', 'questions[0].question', 'field')).toEqual([]);
    expect(messages('nefes alamıyorsam', 'phrasings.acil[0]', 'field', 'answers/phrasings/acil.yaml')).toEqual([]);
  });
});
