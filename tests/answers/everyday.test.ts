import { expect, it } from 'vitest';
import { answer, idFor, idOf } from './sampleAnswers.ts';

/**
 * What a patient types in a few words, and the entries that may answer it: those for which a wrong answer
 * would do harm, and one of each sort.
 */
const EVERYDAY: readonly (readonly [question: string, ...keys: string[]])[] = [
  ['diş ağrısı', 'dis-agrisi'],
  ['dişim zonkluyor', 'dis-agrisi'],
  ['dişim çok ağrıyo napıyım', 'dis-agrisi'],
  ['dişim çok ağrıyor uyuyamıyorum', 'klinik-kapaliyken-agri'],
  ['ağrıdan ölücem', 'klinik-kapaliyken-agri'],
  ['ağrı kesici aldım geçmedi', 'agri-kesici-gecmedi'],
  ['nöbetçi diş hekimi', 'gece-acil-nereye'],
  ['Apranax kaç tane içilir', 'hangi-agri-kesici'],
  ['hamileyim dişim ağrıyor parol içebilir miyim', 'gebelikte-agri-kesici'],
  ['emziriyorum parol içebilir miyim', 'emzirirken-agri-kesici'],
  ['kan sulandırıcı alıyorum ne ağrı kesici içeyim', 'kan-sulandirici-agri-kesici'],
  ['böbreklerimden hastayım apranax içebilir miyim', 'bobrek-karaciger-agri-kesici'],
  ['ülserim var apranax içebilir miyim', 'mide-agri-kesici'],
  ['astımlıyım ağrı kesici', 'astim-agri-kesici'],
  ['5 yaşındaki çocuğa kaç ölçek calpol', 'cocuk-agri-kesici'],
  ['oğlum düştü ön dişi kırıldı', 'sut-disi-darbe'],
  ['6 yaşındaki oğlumun süt dişi sallanıyor, çekelim mi?', 'sallanan-dis'],
  ['dişim düştü', 'yerinden-cikan-dis'],
  ['yanlışlıkla 3 parol içtim', 'fazla-ilac'],
  ['diş çektirdim kanıyor', 'durmayan-kanama'],
  ['yanağım şiş', 'yanak-sisligi'],
  ['antibiyotik versene', 'evdeki-antibiyotik'],
  ['kanl tedavisi acıyor mu', 'agri-kanal-acitir-mi'],
  ['kanal tedavisi', 'kanal-nedir'],
  ['kanal kaç para', 'ucret'],
  ['telefon numaranız', 'randevu-nasil-alinir'],
  ['yarın randevu alabilir miyim', 'randevu-nasil-alinir'],
  ['yarın öğlen gelebilir miyim', 'randevu-nasil-alinir'],
  ['bugün boş yer var mı', 'ayni-gun-randevu'],
  ['kanal mı implant mı', 'kanal-mi-cekim-mi'],
  ['dişim kötü', 'dis-agrisi'],
  ['işaret dili biliyor musunuz', 'yabanci-dil'],
  ['karşıyakadan size nasıl geliriz', 'neighborhoods/karsiyaka'],
  ['29 Ekim’de açık mısınız?', 'tatil-29-ekim'],
  ['1 Ocak’ta açık mısınız', 'tatil-yilbasi'],
  ['arife günü açık mısınız', 'tatil-arife'],
  ['kurban bayramında açık mısınız', 'tatil-kurban-bayrami'],
  ['19 mayısta çalışıyor musunuz', 'tatil-19-mayis'],
  ['pazar açık mısınız', 'calisma-saatleri'],
  ['dişim ağrıyor ateşim var şişlik yok', 'dis-agrisi-ates'],
  ['my tooth fell out', 'yerinden-cikan-dis'],
  ['Deniz Örnek kimdir', 'hekim-kim'],
  ['kanal tedavisi sonrası nelere dikkat etmeliyim', 'sonrasi-dikkat'],
  ['my root canal tooth hurts more after 4 days', 'sonrasi-agri-normal-mi'],
  ['when can I eat after a root canal', 'sonrasi-yemek'],
  ['I take warfarin. Should I stop it?', 'kan-sulandirici'],
  ['how many visits does a root canal take', 'kanal-kac-seans'],
  ['how do I get to the clinic from Karşıyaka', 'neighborhoods/karsiyaka'],
  ['gum disease', 'dis-eti-iltihabi'],
  ['heart valve and antibiotics', 'kalp-hastaligi'],
  ['are you open on Republic Day', 'tatil-29-ekim'],
  ['when are stitches removed', 'apikal-dikis'],
  ['does root canal hurt?', 'agri-kanal-acitir-mi'],
  ['how much is a root canal', 'ucret'],
  ['i am pregnant can i have root canal', 'hamilelikte-tedavi'],
];

it.each(EVERYDAY)('answers what patients ask in a few words: %s', (question, ...keys) => {
  expect(keys.map(idOf)).toContain(idFor(question));
});

it.each([
  ['telefon numaranız', /0232 000 00 12/],
  ['implant yapıyor musunuz', /^Hayır.*implant/],
  ['hamileyim parol içebilir miyim', /kendiliğinizden seçmeyin/],
  ['xarelto içiyorum apranax alabilir miyim', /^İbuprofen.*naproksen.*almayın/s],
  ['dişim çok ağrıyor uyuyamıyorum', /184’ten/],
])('the answer holds what was asked for: %s', (question, thing) => {
  const found = answer(question);
  expect(found.matched && found.answer).toMatch(thing);
});

it.each(['acıyor mu', 'acır mı', 'kanl tedvisi acıyomu'])(
  'offers a choice if the question says little: %s',
  (question) => {
    const found = answer(question);
    expect(found.matched).toBe(false);
    expect(found.related.map((one) => one.question).join()).toMatch(/acı|ağrı/i);
  },
);
