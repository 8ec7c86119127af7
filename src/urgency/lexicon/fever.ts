import type { Stems } from './stems.ts';

/** Fever and infection of the blood. */
export const FEVER = {
  fever: { noun: 'ates hararet', verb: 'ateslen', word: 'atesli' },
  shiver: { verb: 'titre titri usu', noun: 'titreme usume' },
  mix: { verb: 'karis' },
  spots: { noun: 'benek beneg morluk morlug leke' },
  sepsis: { noun: 'sepsis septik' },
  fastpulse: { word: 'hizli kut gum', noun: 'carpinti' },
  pulse: { noun: 'nabiz nabz kalp kalb' },
  cold: { word: 'buz soguk' },
  urine: { noun: 'idrar cis' },
  ill: { word: 'kotu halsiz bitkin' },
  low: { start: 'dusuk', verb: 'dus' },
  germ: { noun: 'mikrop bakteri' },
  high: { start: 'yuksek' },
  rigor: { start: 'zangir', word: 'tir' },
  sugar: { noun: 'seker glikoz glukoz' },
  highfever: {},
  sugarcrisis: {},
  septic: { start: 'septik' },
  blaze: { word: 'alev cayir' },
  feverish: {},
  frost: { word: 'buz' },
  icy: {},
} as const satisfies Stems;
