/** Abbreviated titles before a person's name, without the full stop. */
export const TITLES = 'Prof Doç Yrd Öğr Gör Op Uzm Dr Dt Av Ecz Fzt Kl Psk Dyt Ody Ebe Hem Vet Hek'.split(' ');

/** The pattern of a title as it is written before a name. */
export const TITLE = String.raw`(?:${TITLES.join('|')})\.(?:\s*Üyesi)?`;

export const withoutTitles = (name: string): string => name.replaceAll(new RegExp(TITLE, 'gu'), '').trim();

const OTHER_ABBREVIATIONS = String.raw`Sn|St|Mah|Mh|Cad|Cd|Sok|Sk|Bul|Blv|Apt|No|Nr|Tel|Bkz|bkz|Örn|örn|vb|vs|yy|s|\p{Lu}`;

/** Words whose full stop does not end a sentence: titles and parts of addresses. */
export const ABBREVIATIONS = new RegExp(
  String.raw`(?:^|[\s("“/])(?:${TITLES.join('|')}|${OTHER_ABBREVIATIONS})\.$`,
  'u',
);
