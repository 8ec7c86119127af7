import { describe, expect, it } from 'vitest';
import { hasMilderCases, isSameDay, SELF_HARM_TITLE } from '#urgency/firstAid.ts';
import { FIRST_AID_MESSAGES, URGENT_TABLES } from '#urgency/forBuild.ts';
import { createFirstAidFinder, type FirstAidConfig } from '#urgency/forRequests.ts';
import { SUBJECTS } from '#urgency/subjects.ts';
import { propertiesOf, URGENT_KINDS } from '#urgency/urgentKinds.ts';
import { readTable } from '../readTable.ts';
import { PLAIN_PRACTICE } from './plainPractice.ts';

/** By what is expected. */
type Grouped = Readonly<Record<string, readonly string[]>>;

const TABLE = readTable<{
  disguised: string[];
  askedAbout: Record<'emergencies' | 'questions' | 'ordinary', string[]>;
  besideACalmQuestion: string[];
  besideAnOrdinaryQuestion: Record<'emergencies' | 'questions', string[]>;
  calm: string[];
  firstAid: Record<'question' | 'kind' | 'neverSays', string>[];
  ruledOut: Grouped;
  cases: Record<'question' | 'kind' | 'says' | 'neverSays', string>[];
  inPregnancy: { urgent: Record<'question' | 'says', string>[]; none: string[] };
  poisonings: Grouped;
  none: string[];
  besideAQuestion: string[];
  inAStory: Grouped;
  ownSigns: Record<'signs' | 'reports' | 'questions', string[]>;
  dangerBesideEverydayWords: Grouped;
  nothingBesideEverydayWords: Grouped;
}>('urgency/sentences/urgent.yaml');
const rowsOf = (grouped: Grouped) =>
  Object.entries(grouped).flatMap(([name, sentences]) => sentences.map((sentence) => [name, sentence] as const));

const urgent = createFirstAidFinder(PLAIN_PRACTICE, URGENT_TABLES);
const ROWS = URGENT_KINDS.flatMap((kind) => URGENT_TABLES.firstAid[kind].map((row) => [kind, row] as const));

it.each(TABLE.disguised)(
  'recognises an emergency whose words are written as one does to get past a filter: %s',
  (question) => expect(urgent(question)).toBeDefined(),
);

it('no question at the end makes an emergency harmless, or a harmless text an emergency', () => {
  const { emergencies, questions, ordinary } = TABLE.askedAbout;
  const asked = (texts: readonly string[]) => texts.flatMap((text) => questions.map((one) => `${text} ${one}`));
  expect(asked(emergencies).filter((question) => !urgent(question))).toEqual([]);
  expect(asked(ordinary).filter((question) => urgent(question))).toEqual([]);
});

it('no ordinary question before or after an emergency silences it', () => {
  const { emergencies, questions } = TABLE.besideAnOrdinaryQuestion;
  const asked = emergencies.flatMap((danger) =>
    questions.flatMap((one) => [`${one}, ${danger}`, `${one}? ${danger}`, `${danger}, ${one}`, `${danger} ${one}`]),
  );
  expect(asked.filter((question) => !urgent(question))).toEqual([]);
});

it('no short English question about hours, an appointment, the price or parking is an emergency', () => {
  const asked = [
    'open',
    'are you closed',
    'closing time',
    'walk in',
    'free slot',
    'i want to come',
    'hours',
    'parking',
  ];
  const days = ['now', 'today', 'monday', 'next friday', 'this weekend', 'on 24 december', 'right now'];
  const times = ['', 'at 9', '7pm', 'after 6'];
  const questions = asked.flatMap((one) =>
    days.flatMap((day) => times.flatMap((time) => [`${one} ${day} ${time}?`, `${day} ${time} ${one}?`])),
  );
  expect(questions.filter((question) => urgent(question))).toEqual([]);
});

it('a question whether it is normal does not make an emergency harmless', () => {
  expect(TABLE.besideACalmQuestion.filter((question) => !urgent(question))).toEqual([]);
  expect(TABLE.calm.filter((question) => urgent(question))).toEqual([]);
});

describe('first aid fits', () => {
  it.each(TABLE.firstAid)('$question', ({ question, kind, neverSays }) => {
    const found = urgent(question)!;
    expect(found.kind).toBe(kind);
    expect(found.message).not.toMatch(new RegExp(neverSays, 'iu'));
  });

  it.each(rowsOf(TABLE.ruledOut))('without %s, which it rules out: %s', (ruledOut, question) => {
    expect(urgent(question)?.message).toBeDefined();
    expect(urgent(question)!.message).not.toMatch(new RegExp(ruledOut, 'iu'));
  });

  it.each(TABLE.cases)('of a case: $question', ({ question, kind, says, neverSays }) => {
    const found = urgent(question)!;
    expect(found.kind).toBe(kind);
    expect(found.message).toContain(says);
    expect(found.message).not.toContain(neverSays);
  });

  it('every case of phrases.yaml has first aid of its kind, and it and what differs for a child has a test', () => {
    const cases = Object.entries(URGENT_TABLES.phrases.cases).map(([name, { kind }]) => `${kind}: ${name}`);
    const ofCases = ROWS.flatMap(([kind, { case: name }]) => (name === undefined ? [] : [`${kind}: ${name}`]));
    expect([...new Set(ofCases)].toSorted()).toEqual(cases.toSorted());
    const asked = TABLE.cases.map(({ question }) => urgent(question)!.message);
    for (const [kind, row] of ROWS) {
      if (row.case === undefined && row.when !== 'child') continue;
      const { message, messageEn, call } = row;
      const name = `${kind}: ${row.case ?? row.when}`;
      expect(asked, name).toContain(message);
      const [first, second] = message.split(/(?<=\.) (?!\p{Ll})/u);
      expect(kind === 'selfharm' ? second : first, name).toContain(call);
      expect(messageEn.split('. ')[0], name).toContain(call);
      expect(message.split(' ').length, name).toBeLessThanOrEqual(70);
    }
  });

  it('the last row of a kind, and no other, fits always, or all that name the mouth if it is of another kind else', () => {
    for (const kind of URGENT_KINDS) {
      const last = propertiesOf(kind).kindOutsideMouth && 'mouth';
      const rows = URGENT_TABLES.firstAid[kind].map((row) => row.case === undefined && row.when === last);
      expect(rows.indexOf(true), kind).toBe(rows.length - 1);
    }
    expect([undefined, ...SUBJECTS]).toEqual(expect.arrayContaining(ROWS.map(([, { when }]) => when)));
  });

  it('114 is the number of poison and of a medicine taken once, and each message names its number in both languages', () => {
    for (const [kind, { call, message, messageEn }] of Object.entries(FIRST_AID_MESSAGES)) {
      expect(call, kind).toBe(['poison', 'medicine'].includes(kind) ? '114' : '112');
      // Frightened people read no further than the first sentence. For thoughts of suicide it comforts instead.
      const [first, second] = message.split(/(?<=\.) /);
      expect(kind === 'selfharm' ? second : first, kind).toContain(call);
      expect(messageEn.split('. ')[0], kind).toContain(call);
      expect(message.split(' ').length, kind).toBeLessThanOrEqual(70);
    }
  });

  it.each(rowsOf(TABLE.poisonings))(
    'a poisoning with symptoms, of several people or with the worst poisons is for 112, others for %s: %s',
    (call, question) => expect(urgent(question)?.call).toBe(call),
  );

  it('what it sends to otherwise is what its texts say', () => {
    for (const [, firstAid] of ROWS) {
      const { message, messageEn, otherwise } = firstAid;
      expect(isSameDay(firstAid), message).toBe(/aynı gün bir (?:diş )?hekim\p{L}* ulaşın/u.test(message));
      expect(otherwise === 'sameHour', message).toBe(message.includes('saat içinde diş hekim'));
      // Numbness says "that day": its message begins with signs of a stroke.
      expect(hasMilderCases(firstAid), message).toBe(messageEn.includes('same day'));
    }
  });

  it('a gasp does not count as breathing if the heart may have stopped', () => {
    for (const [kind, { message, messageEn }] of Object.entries(FIRST_AID_MESSAGES)) {
      if (!/normal solu/.test(message)) continue;
      expect(message, kind).toMatch(/iç çekme soluk sayılmaz/);
      expect(messageEn, kind).toMatch(/a gasp (?:now and then )?is (?:no breathing|none)/);
    }
  });

  it('a face that droops at home after an injection is for 112, and that is said first', () =>
    expect(URGENT_TABLES.firstAid.numbness.find(({ when }) => when === 'tooth')!.message.split('. ')[0]).toMatch(
      /evde, saatler sonra, ertesi gün .* hemen 112/,
    ));

  it('comfort comes first, and no wound amid it', () =>
    expect(FIRST_AID_MESSAGES.selfharm.message).toMatch(new RegExp(`^${SELF_HARM_TITLE}.*hafifler.*kanayan`)));

  it('no message names a specialty, but for a tooth that came out or moved', () => {
    const named = Object.entries(FIRST_AID_MESSAGES).filter(([, { message, messageEn }]) =>
      /(?:diş|kulak|göz|kalp|çocuk)\s(?:hekim|doktor)|dentist|uzman/iu.test(message + messageEn),
    );
    expect(named.map(([kind]) => kind)).toEqual(['avulsion', 'loose']);
  });
});

describe('in a practice for pregnancy', () => {
  const obstetric = createFirstAidFinder({ ...PLAIN_PRACTICE, isAboutPregnancy: true }, URGENT_TABLES);
  it.each(TABLE.inPregnancy.urgent)('$question', ({ question, says }) => {
    const found = obstetric(question)!;
    expect(found.message).toContain(says);
    expect(found.message.includes('bebekte iki başparmakla')).toBe(says === 'başparmakla');
  });
  it.each(TABLE.inPregnancy.none)('raises no alarm: %s', (question) => expect(obstetric(question)).toBeUndefined());
});

it.each(TABLE.none)('what is long past, dreamt, an idiom, a greeting or only a complaint is none: %s', (question) =>
  expect(urgent(question)).toBeUndefined(),
);

describe('a story', () => {
  const BEFORE =
    'Merhaba, geçen ay sizde iki dolgu yaptırmıştım, çok memnun kaldım, ellerinize sağlık. Bugün başka bir konuda yazıyorum.';
  const AFTER = 'Bu arada dolgu fiyatlarınız ne kadar oldu, cumartesi günü için randevu verebilir misiniz acaba?';
  it.each(TABLE.besideAQuestion)('is recognised beside another question: %s', (text) =>
    expect(urgent(text)).toBeDefined(),
  );

  it.each(rowsOf(TABLE.inAStory))(
    'is judged by its most dangerous sentence, and what it asks at its end hides nothing: %s: %s',
    (kind, danger) => expect(urgent(`${BEFORE} ${danger} ${AFTER}`)?.kind).toBe(kind),
  );

  it('raises no alarm without danger, and is about suicide only if a sentence says so', () => {
    expect(urgent(`${BEFORE} Alt dişim soğukta hafif sızlıyor, şişlik ya da ateş yok. ${AFTER}`)).toBeUndefined();
    expect(urgent(`${BEFORE} Artık yaşamak istemiyorum, intihar edeceğim. ${AFTER}`)?.kind).toBe('selfharm');
    const ill = 'Annemin yüzü kaydı, kolunu kaldıramıyor, konuşamıyor; çok çaresizim, ne yapacağımı bilmiyorum.';
    expect(urgent(`${BEFORE} ${ill} ${AFTER}`)?.kind).toBe('stroke');
  });

  it('is read to its end', () =>
    expect(urgent(`${BEFORE} ${AFTER} `.repeat(12) + 'Nefes alamıyorum.')?.kind).toBe('airway'));
});

it.each(['acil', 'Acil yardım!', 'ambulans çağırın lütfen', 'imdat'])('a bare cry for help is urgent: %s', (question) =>
  expect(urgent(question)?.kind).toBe('general'),
);

describe('a practice', () => {
  const aid = { tr: 'Bizi de arayın.', en: 'Call us, too.' };
  const own = createFirstAidFinder(
    {
      ...PLAIN_PRACTICE,
      pages: { swelling: 'https://practice.example/sislik' },
      addedSentences: { swelling: aid },
      everyday: ['nöbeti geldi', 'düştü'],
    },
    URGENT_TABLES,
  );

  it('has its own page and last sentence for a kind', () => {
    const { url, message, messageEn } = own('yüzüm şişti')!;
    expect(url).toBe('https://practice.example/sislik');
    expect(message.endsWith(` ${aid.tr}`)).toBe(true);
    expect(messageEn.endsWith(` ${aid.en}`)).toBe(true);
    expect(own('nefes alamıyorum')?.url).toBe(PLAIN_PRACTICE.page);
  });

  it('sends in its own words where the built-in ones send, unless it says otherwise', () => {
    const text = { tr: '112’yi arayın, nefesiniz daralıyorsa. Değilse bugün bir hekime gidin.', en: 'Call 112.' };
    const otherwiseOf = (texts: FirstAidConfig['ownTexts'], question: string) =>
      createFirstAidFinder({ ...PLAIN_PRACTICE, ownTexts: texts! }, URGENT_TABLES)(question)!.otherwise;
    expect(otherwiseOf({ swelling: text }, 'yüzüm şişti')).toBe('sameDay');
    expect(otherwiseOf({ swelling: { ...text, otherwise: 'none' } }, 'yüzüm şişti')).toBe('none');
  });

  it('has its own words for a kind, but not in place of what holds for a case of it or for a child', () => {
    const text = { tr: '112’yi arayın. Bizim metnimiz.', en: 'Call 112. Our text.' };
    const texts = { poison: text, choking: text, airway: text };
    const practice = createFirstAidFinder({ ...PLAIN_PRACTICE, ownTexts: texts }, URGENT_TABLES);
    expect(practice('kocam böcek ilacı içti')?.message).toBe(text.tr);
    for (const question of ['çamaşır suyu içtim', 'bebeğim bir şey yuttu boğuluyor', 'çocuğum nefes alamıyor'])
      expect(practice(question), question).toEqual(urgent(question));
    const paediatric = { ...PLAIN_PRACTICE, ownTexts: texts, isAboutChildren: true };
    expect(createFirstAidFinder(paediatric, URGENT_TABLES)('kızım nefes alamıyor')?.message).toBe(text.tr);
  });

  it('is not alarmed by its everyday words, in whatever order and form, and is by what else is said', () => {
    expect(urgent('nöbeti geldi')).toBeDefined();
    for (const question of ['nöbeti geldi', 'Geldi yine nöbeti!', 'nöbetim geldi'])
      expect(own(question), question).toBeUndefined();
    expect(own('nöbeti geldi nefes alamıyor')?.kind).toBe('airway');
  });

  it.each(rowsOf(TABLE.dangerBesideEverydayWords))(
    'is alarmed by what the question adds to %s: %s',
    (phrase, question) =>
      expect(createFirstAidFinder({ ...PLAIN_PRACTICE, everyday: [phrase] }, URGENT_TABLES)(question)).toBeDefined(),
  );

  it.each(rowsOf(TABLE.nothingBesideEverydayWords))(
    'is not alarmed if the question adds nothing dangerous to %s: %s',
    (phrase, question) =>
      expect(createFirstAidFinder({ ...PLAIN_PRACTICE, everyday: [phrase] }, URGENT_TABLES)(question)).toBeUndefined(),
  );

  it('takes of two signs that match the one with first aid of its own, else the longer, and none of what only asks', () => {
    const signs = [
      'suyum geldi',
      { phrase: 'suyum geldi ip', kind: 'general' as const, tr: '112, diz çökün.', en: '112.' },
    ];
    const found = createFirstAidFinder({ ...PLAIN_PRACTICE, signs }, URGENT_TABLES);
    expect(found('suyum geldi ip gibi bir şey sarktı')?.message).toBe('112, diz çökün.');
    expect(found('suyumun geldiğini nasıl anlarım')).toBeUndefined();
    expect(found('suyum geldi nasıl geleyim')).toBeDefined();
  });

  describe('finds its own signs', () => {
    const { signs, reports, questions } = TABLE.ownSigns;
    const found = createFirstAidFinder({ ...PLAIN_PRACTICE, signs }, URGENT_TABLES);
    it.each(reports)('in a report: %s', (question) => expect(found(question)).toBeDefined());
    it.each(questions)('not in a question that only asks, or in the name of a thing: %s', (question) =>
      expect(found(question)).toBeUndefined(),
    );
  });

  it('names the first aid for a sign of its own, unless what kills within minutes is recognised', () => {
    const signs = [
      'su toplayan',
      { phrase: 'su toplayan ağzımda', kind: 'allergy' as const },
      { phrase: 'penisim inmiyor', kind: 'general' as const, tr: 'Hemen 112, buz koymayın.', en: 'Call 112, no ice.' },
      { phrase: 'kanülü çıktı', kind: 'airway' as const, tr: 'Önce 112, sonra kanül.', en: 'First 112.' },
    ];
    const firstAidFor = createFirstAidFinder({ ...PLAIN_PRACTICE, signs }, URGENT_TABLES);
    const kindOf = (question: string) => firstAidFor(question)?.kind;
    expect(kindOf('ağzımda su toplayan yerler')).toBe('allergy');
    expect(kindOf('elimde su toplayan yer')).toBe('general');
    expect(kindOf('ağzımda su toplayan yerler, nefes alamıyorum')).toBe('airway');
    expect(firstAidFor('kanülü yerinden çıktı ne yapayım')).toMatchObject({
      kind: 'airway',
      message: 'Önce 112, sonra kanül.',
      messageEn: 'First 112.',
    });
    expect(firstAidFor('penisim şişti ateşim var inmiyor')).toMatchObject({ message: 'Hemen 112, buz koymayın.' });
    expect(firstAidFor('boğazıma lokma kaçtı nefes alamıyorum')!.message).not.toContain('kanül');
  });
});

it('judges a question of any form in bounded work', () => {
  for (const text of ['', ' ', '?', '1'.repeat(500), 'nefes al '.repeat(55), 'a '.repeat(250), '👍', '\u202enefes'])
    expect(() => urgent(text)).not.toThrow();
});
