import { describe, expect, it } from 'vitest';
import { relevantSuggestions } from '../../src/ask/suggestions.ts';

const one = (question: string, answer = 'Bir yanıt.') => ({ question, answer, url: 'https://x.example/a' });
const PARKING = one('Klinik nerede, nasıl gelirim, arabamı nereye park ederim?');
const ACHE = one('Isırınca dişim neden ağrıyor?', 'Çiğnerken ağrı çoğu kez …');

describe('what the ask box suggests where no answer is sure', () => {
  it.each(['hava nasıl', 'Ne zaman?', 'saç ekimi'])('has a word of the question: %s', (question) => {
    expect(relevantSuggestions(question, [PARKING, ACHE]).suggestions).toEqual([]);
  });

  it.each(['hava durumu', 'doktor dizisi', 'hasta mendili'])('not one that every answer has: %s', (question) => {
    const hiv = one(
      'HIV taşıyorum, beni tedavi eder misiniz?',
      'Durumunuz gizli kalır, her hasta gibi; hekiminiz, doktorunuz …',
    );
    expect(relevantSuggestions(question, [hiv]).suggestions).toEqual([]);
  });

  it.each(['dişim sızlıyo', 'DİŞİM', 'agriyan yer'])(
    'whatever its endings, its letters and its case: %s',
    (question) => {
      expect(relevantSuggestions(question, [PARKING, ACHE]).suggestions).toEqual([ACHE]);
    },
  );

  it('is all there is for a question in English', () => {
    expect(relevantSuggestions('what time is it', [PARKING], true).suggestions).toEqual([PARKING]);
  });

  it.each([
    ['tedavi edilen dişimle ısırınca ağrı oluyor', true],
    ['dişim ağrıyor', false],
    ['ısırınca ağrıyor', false],
  ])('is unfolded where it is asked in three words of the question: %s', (question, expands) => {
    expect(relevantSuggestions(question, [ACHE, PARKING]).expandFirst).toBe(expands);
  });

  it('is not unfolded where only the second comes so near', () => {
    expect(relevantSuggestions('park yeri, ısırınca dişim ağrıyor', [PARKING, ACHE]).expandFirst).toBe(false);
  });
});
