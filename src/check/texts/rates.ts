import type { Amount } from './amount.ts';
import { ENGLISH_NUMERALS, NUMERALS } from './numerals.ts';

const PERCENT = String.raw`(?:[%٪‰]|°\s?/\s?o)`;
/** `%95`, `yüzde doksan`, `95/100`, `on dişten dokuzu`, `başarı oranı 95`. */
const SHARE = new RegExp(
  [
    String.raw`${PERCENT}\s?\d+(?:[.,]\d+)*|\d+(?:[.,]\d+)*\s?${PERCENT}`,
    String.raw`(?<=(?:başarı|sağ ?kalım|[İi]yileşme|kurtulma)\s(?:oran|yüzde|şans)\p{L}{0,12}\s?:?\s?)(?:\d{2,3}(?![\d%])|[01]?[.,]\d{1,2}(?!\d)|(?:(?:${NUMERALS})\s?){1,3}(?!\p{L}))`,
    String.raw`(?<!\p{L})(?:yüzde(?:si)?|binde)\s(?:\d+|${NUMERALS})`,
    String.raw`(?:\d+|${ENGLISH_NUMERALS})[\s-]?per\s?cent(?!\p{L})|(?<!\p{L})(?:üçte|dörtte|beşte|altıda|yedide|sekizde|dokuzda|onda)\s(?:${NUMERALS})`,
    String.raw`(?<![\d.,])0[.,]\d{1,2}(?=\s(?:başarı|sağkalım|success|survival))|(?<![\d/])\d+\s?/\s?100(?![\d/])`,
    // With the ending of "of them", unlike "on günde bir".
    String.raw`(?<![\p{L}\d])(?:10{1,3}|on|yirmi|otuz|elli|yüz|bin)\s\p{L}+(?:[dt][ea]n|[ıiuü]n)\s(?:\d+|(?:on\s)?(?:${NUMERALS}))[’']?\p{L}*[ıiuü]`,
  ].join('|'),
  'giu',
);
/** Any number in a sentence about success, but no date, time, dose or measure. */
const NUMBER = new RegExp(
  [
    String.raw`(?<![\p{L}\d.,/:])(?!(?:19|20)\d\d(?!\d)|1[18]\d(?!\d)|[\d./]+/\d{4})[.,]?\d+(?:[.,/]\d+)*(?![\d:%]|\.\d|\s?(?:gün|hafta|ay|yıl|yaş|saat|dakika|dk|seans|kez|kere|m[mgl]|cm|kilo|gram|mg|ml|°|tablet|madde|sayılı|adım|numara)|[’'](?:[ıiuü]n|[yn][ıiuü]n)\smadde)`,
    String.raw`(?<![\p{L}\d])(?:\d+|beş|on|yüz)(?:\s(?!gün|hafta|ay|yıl|saat)\p{L}+){0,2}[’']?(?:[dt][ea]n?|[ıiuü]n)\s(?:${NUMERALS})`,
    String.raw`(?<!\p{L})(?:${ENGLISH_NUMERALS})\s(?:out\sof|in|of)\s(?:\d{2,}|${ENGLISH_NUMERALS})(?!\p{L})`,
  ].join('|'),
  'giu',
);

const SUCCESS =
  /ba[sş]ar[ıi](?!z)|sağ ?kalım|(?<!\p{L})şifa|oranında (?:tut|iyileş)|(?:[İi]yileşme|kurtarma|kurtulma|tutma) (?:oran|şans)|tam iyileşme|succe(?:ss|ed)|surviv|(?:cure|failure) rate|effective in/iu;
/** Words of getting well or being content, or not, beside which a number may be a rate. */
const RECOVERY =
  /ba[sş]ar[ıi]|kurtul|kurtarıl|(?<!\p{L})işe yara|[İi]yileş|düzel|sonuç ver|(?<!\p{L})(?:etkili|tutar(?!\p{L}))|sorunsuz|kalıcı|çekildi|memnun|ağrısız|yinelem|tekrarlam|geri gelm|hedefine ulaş|kilo ver|zayıfla|sonuç al|\p{L}{3,}m[ıiuü]z(?:d[ae]|[ıiuü])n(?!\p{L})|cured?(?!\p{L})|failure/iu;

/** What a solution holds, as in "%70 alkol" and "%2’lik jel". */
const OF_SOLUTION =
  /^(?:['’]?l[ıiuü]k(?!\s(?:başarı|sağkalım))|\s(?:alkol|etanol|klor|sodyum|hipoklor|peroksit|hidrojen|karbamid|EDTA|flor|oksijen|serum|çözelti|solüsyon|jel|krem|alcohol|chlor|sodium|peroxide|saline|gel|solution))/iu;
/** What follows a share of cases: an ending, the end of a clause, "oranında", a word of success or content nearby. */
const OF_CASES =
  /^(?:\s*$|['’]?\p{L}|\s?[^\p{L}\p{N}\s]|\s(?:oran|kadar|civar|dolay|üzer|üst|alt|aş|gibi|seviye|düzey|olası|ihtimal|şans|hasta|vaka|olgu|kişi|ol|bul|ve\p{L}*(?!\p{L})|ila|ile|ya|of|or|and|to|in|at|after|for|cases|patients|\d)|(?:\s\S+){0,2}\s\S*(?:başarı|sağkalım|memnun|iyileş|şifa|kurtul|düzel|success|survival|satisf|heal))/iu;

export const SENTENCE = /[^.!?\n]+(?:[.!?](?=\d)[^.!?\n]+)*[.!?\n]?/gu;
/** How many sentences after one about success are about it as well: for certain, and perhaps. */
const REACH = { certain: 1, perhaps: 3 } as const;

/** Find shares in sentences about success and in those after one: for certain of cases, and those that may be. */
export function ratesIn(text: string): Record<'certain' | 'perhaps', Amount[]> {
  const rates: ReturnType<typeof ratesIn> = { certain: [], perhaps: [] };
  let since = Infinity;
  for (const { 0: sentence, index: start } of text.matchAll(SENTENCE)) {
    const success = SUCCESS.exec(sentence);
    since = success ? 0 : since + 1;
    const isOfRecovery = RECOVERY.test(sentence);
    const shares = isOfRecovery || since <= REACH.perhaps ? [...sentence.matchAll(SHARE)] : [];
    const numbers = [...sentence.matchAll(NUMBER)].filter(({ 0: words }) =>
      !success ? isOfRecovery && words.length > 1 : true,
    );
    for (const match of [...shares, ...numbers]) {
      const { 0: words, index } = match;
      const after = sentence.slice(index + words.length);
      if (OF_SOLUTION.test(after)) continue;
      // A share before the word of success belongs to it only in its clause.
      const isAbout =
        !success || success.index < index || !/[,;]/.test(sentence.slice(index + words.length, success.index));
      const isCertain = since <= REACH.certain && shares.includes(match) && isAbout && OF_CASES.test(after);
      rates[isCertain ? 'certain' : 'perhaps'].push({ rule: 'success rate', text: words, index: start + index });
    }
  }
  return rates;
}
