import { describe, expect, it } from 'vitest';
import { relevantSuggestions } from '#answers/suggestions.ts';

const one = (question: string, answer = 'Bir yanıt.') => ({ question, answer, url: 'https://x.example/a' });
const PARKING = one('Klinik nerede, nasıl gelirim, arabamı nereye park ederim?');
const ACHE = one('Isırınca dişim neden ağrıyor?', 'Çiğnerken ağrı çoğu kez …');

describe('a suggestion without a sure answer', () => {
  it.each(['hava nasıl', 'Ne zaman?', 'saç ekimi'])('shares a word with the question: %s', (question) => {
    expect(relevantSuggestions(question, [PARKING, ACHE]).suggestions).toEqual([]);
  });

  it.each(['hava durumu', 'doktor dizisi', 'hasta mendili'])('shares more than a common word: %s', (question) => {
    const hiv = one(
      'HIV taşıyorum, beni tedavi eder misiniz?',
      'Durumunuz gizli kalır, her hasta gibi; hekiminiz, doktorunuz …',
    );
    expect(relevantSuggestions(question, [hiv]).suggestions).toEqual([]);
  });

  it.each(['dişim sızlıyo', 'DİŞİM', 'agriyan yer'])(
    'is found whatever its endings, its letters and its case: %s',
    (question) => {
      expect(relevantSuggestions(question, [PARKING, ACHE]).suggestions).toEqual([ACHE]);
    },
  );

  it.each(['acıyor mu', 'Canım yanar mı?'])('is one of several for a short question: %s', (question) => {
    expect(relevantSuggestions(question, [ACHE, PARKING]).suggestions).toEqual([ACHE, PARKING]);
    expect(relevantSuggestions(question, [PARKING]).suggestions).toEqual([]);
  });

  it('is not filtered for a question in English', () => {
    expect(relevantSuggestions('what time is it', [PARKING], { isEnglish: true }).suggestions).toEqual([PARKING]);
  });

  it.each([
    ['tedavi edilen dişimle ısırınca ağrı oluyor', true],
    ['dişim ağrıyor', false],
    ['ısırınca ağrıyor', false],
  ])('is expanded if its question shares three words with the question: %s', (question, expands) => {
    expect(relevantSuggestions(question, [ACHE, PARKING]).expandFirst).toBe(expands);
  });

  it.each([
    ['korkuyorum', ['Diş hekiminden korkuyorum', 'Evde neler yapabilirim?'], ['Diş hekiminden korkuyorum']],
    ['dişim', ['Şekerim yüksek, dişim ağrıyor', 'Dişimin rengi neden koyulaştı?'], []],
    ['kanal', ['Kanal tedavisi tutmazsa ne yapılır?', 'İkinci kanal tedavisi'], undefined],
    ['aloo', ['Alkol alabilir miyim?'], []],
  ])('is offered for one word that says enough: %s', (word, questions, offered = questions) => {
    const all = questions.map((question) => one(question, `Bir yanıt: ${word}.`));
    const { suggestions, expandFirst } = relevantSuggestions(word, all, { isVague: true });
    expect(suggestions.map(({ question }) => question)).toEqual(offered);
    expect(expandFirst).toBe(offered.length === 1);
  });

  it('is not expanded if only the second is so similar', () => {
    expect(relevantSuggestions('park yeri, ısırınca dişim ağrıyor', [PARKING, ACHE]).expandFirst).toBe(false);
  });
});
