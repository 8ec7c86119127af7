import { ENGLISH_NUMERALS, NUMERALS } from './numerals.ts';

const PERCENT = String.raw`(?:[%٪‰]|°\s?/\s?o)`;
/** `%95`, `yüzde doksan`, `95/100`, `on dişten dokuzu`, `başarı oranı 95`. */
export const SHARE = new RegExp(
  [
    String.raw`${PERCENT}\s?\d+(?:[.,]\d+)*|\d+(?:[.,]\d+)*\s?${PERCENT}`,
    String.raw`(?<=(?:başarı|sağ ?kalım|[İi]yileşme|kurtulma)\s(?:oran|yüzde|şans)\p{L}{0,12}\s?:?\s?)(?:\d{2,3}(?![\d%])|[01]?[.,]\d{1,2}(?!\d)|(?:(?:${NUMERALS})\s?){1,3}(?!\p{L}))`,
    String.raw`(?<!\p{L})(?:yüzde(?:si)?|binde)\s(?:\d+|${NUMERALS})`,
    String.raw`(?:\d+|${ENGLISH_NUMERALS})[\s-]?per\s?cent(?!\p{L})|(?<!\p{L})(?:üçte|dörtte|beşte|onda)\s(?:${NUMERALS})`,
    String.raw`(?<![\d.,])0[.,]\d{1,2}(?=\s(?:başarı|sağkalım|success|survival))|(?<![\d/])\d+\s?/\s?100(?![\d/])`,
    // With the ending of "of them", unlike "on günde bir".
    String.raw`(?<![\p{L}\d])(?:10{1,3}|on|yirmi|otuz|elli|yüz|bin)\s\p{L}+(?:[dt][ea]n|[ıiuü]n)\s(?:\d+|(?:on\s)?(?:${NUMERALS}))[’']?\p{L}*[ıiuü]`,
  ].join('|'),
  'giu',
);
/** Any number in a sentence about success, but no date, time, dose or measure. */
export const NUMBER = new RegExp(
  [
    String.raw`(?<![\p{L}\d.,/:])(?!(?:19|20)\d\d(?!\d)|1[18]\d(?!\d)|[\d./]+/\d{4})[.,]?\d+(?:[.,/]\d+)*(?![\d:%]|\.\d|\s?(?:gün|hafta|ay|yıl|yaş|saat|dakika|dk|seans|kez|kere|m[mgl]|cm|kilo|gram|mg|ml|°|tablet|madde|sayılı|adım|numara)|[’'](?:[ıiuü]n|[yn][ıiuü]n)\smadde)`,
    String.raw`(?<![\p{L}\d])(?:\d+|beş|on|yüz)(?:\s(?!gün|hafta|ay|yıl|saat)\p{L}+){0,2}[’']?(?:[dt][ea]n?|[ıiuü]n)\s(?:${NUMERALS})`,
    String.raw`(?<!\p{L})(?:${ENGLISH_NUMERALS})\s(?:out\sof|in|of)\s(?:\d{2,}|${ENGLISH_NUMERALS})(?!\p{L})`,
  ].join('|'),
  'giu',
);

export const SUCCESS =
  /ba[sş]ar[ıi](?!z)|sağ ?kalım|(?<!\p{L})şifa|oranında (?:tut|iyileş)|(?:[İi]yileşme|kurtarma|kurtulma|tutma) (?:oran|şans)|tam iyileşme|succe(?:ss|ed)|surviv|(?:cure|failure) rate|effective in/iu;
/** Words of getting well or being content, or not, beside which a number may be a rate. */
export const RECOVERY =
  /ba[sş]ar[ıi]|kurtul|kurtarıl|(?<!\p{L})işe yara|[İi]yileş|düzel|sonuç ver|(?<!\p{L})(?:etkili|tutar(?!\p{L}))|memnun|ağrısız|yinelem|tekrarlam|geri gelm|hedefine ulaş|kilo ver|zayıfla|sonuç al|cured?(?!\p{L})|failure/iu;

/** What a solution holds, as in "%70 alkol" and "%2’lik jel". */
export const OF_SOLUTION =
  /^(?:['’]?l[ıiuü]k(?!\s(?:başarı|sağkalım))|\s(?:alkol|etanol|klor|sodyum|hipoklor|peroksit|hidrojen|karbamid|EDTA|flor|oksijen|serum|çözelti|solüsyon|jel|krem|alcohol|chlor|sodium|peroxide|saline|gel|solution))/iu;
/** What follows a share of cases: an ending, the end of a clause, "oranında", a word of success or content nearby. */
export const OF_CASES =
  /^(?:\s*$|['’]?\p{L}|\s?[^\p{L}\p{N}\s]|\s(?:oran|kadar|civar|dolay|üzer|üst|alt|aş|gibi|seviye|düzey|olası|ihtimal|şans|hasta|vaka|olgu|kişi|ol|bul|ve\p{L}*(?!\p{L})|ila|ile|ya|of|or|and|to|in|at|after|for|cases|patients|\d)|(?:\s\S+){0,2}\s\S*(?:başarı|sağkalım|memnun|iyileş|şifa|kurtul|düzel|success|survival|satisf|heal))/iu;
