import type { Stems } from './stems.ts';

/** What went the wrong way. */
export const SWALLOWED = {
  piece: {
    noun: 'dis alet vida tel parca igne egesi protez kopru kuron kron pil miknatis boncuk jeton civi kilcik kilcig braket frez dugme yuzuk toka kolye kupe lego cisim bilye boncug igne tas',
    start: 'kaplama dolgu protez kopru kuron kron alet implant porselen',
  },
  astray: { verb: 'kac kacir' },
  stuck: { verb: 'takil' },
  descend: { verb: 'git dus in uc dusur' },
  nasal: { noun: 'geniz genz' },
  lung: { noun: 'ciger akciger' },
  cough: { verb: 'oksur tiksir tikser', noun: 'oksuruk oksurug' },
  something: { word: 'sey seyi seyleri bisey birsey' },
  drink: { noun: 'tukuruk tukurug salya balgam' },
  pointed: { noun: 'kilcik kilcig tel igne parca cam' },
  inhale: { verb: 'aspire' },
  morsel: {
    noun: 'kofte et fistik uzum lokum sosis salam elma havuc misir findik leblebi cekirdek simit borek hamur zeytin ekmek lokma yemek kemik seker cerez kuruyemis sakiz patates sucuk pogaca marul pirinc patlamis',
  },
  taste: { word: 'tad tadi tat' },
  gulp: { verb: 'yut' },
} as const satisfies Stems;
