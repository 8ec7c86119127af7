import { TITLES } from './titles.ts';

const OTHER_ABBREVIATIONS = String.raw`Sn|St|Mah|Mh|Cad|Cd|Sok|Sk|Bul|Blv|Apt|No|Nr|Tel|Bkz|bkz|Örn|örn|vb|vs|yy|s|\p{Lu}`;

/** Words whose full stop does not end a sentence: titles and parts of addresses. */
export const ABBREVIATIONS = new RegExp(
  String.raw`(?:^|[\s("“/])(?:${TITLES.join('|')}|${OTHER_ABBREVIATIONS})\.$`,
  'u',
);
