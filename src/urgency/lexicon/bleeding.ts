import type { Stems } from './stems.ts';

/** Bleeding, what it soaks and how it is stopped. */
export const BLEEDING = {
  blood: { noun: 'kan kanama' },
  bleed: { verb: 'kana kan' },
  stop: { verb: 'dur kesil din durdur gec bit dindir kes durul' },
  gush: { word: 'oluk golu golune saril sakir', verb: 'fiskir', start: 'sirilsiklam' },
  fountain: { word: 'cesme cesmeden sel musluk pompa' },
  like: { word: 'gibi' },
  pour: { verb: 'bosal bosan bosalt', word: 'likir fosur' },
  scarlet: { start: 'kipkirmizi sirilsiklam' },
  thinner: { start: 'sulandir coumadin warfarin plavix heparin eliquis xarelto hemofili' },
  know: { verb: 'bil' },
  pressdown: { verb: 'bastir' },
  help: { verb: 'yara', word: 'fayda faydasiz' },
  clot: { noun: 'pihti' },
  still: {
    word: 'hala halen surekli devam habire',
    start: 'saattir saatten sabahtan gunden dunden aksamdan saatler gundur geceden',
  },
  fill: { verb: 'dol bogul' },
  inside: { word: 'icinde' },
  lose: { verb: 'kaybed kaybet' },
  very: { word: 'cok fena asiri feci' },
  suffice: { verb: 'yet dayan yetis yetistir' },
  pad: {
    noun: 'tampon pecete mendil havlu bez pamuk pamug yastik yastig poset legen kova bardak bardag carsaf kase yorgan',
  },
  spit: { verb: 'tukur' },
  wrap: { verb: 'sar' },
  pregnant: { noun: 'hamile gebe' },
  haemorrhage: { noun: 'kanama' },
  pale: { word: 'bembeyaz sapsari kul beyaz kirec', start: 'solgun soluklas' },
  stitch: { noun: 'dikis' },
  extraction: { verb: 'cek cekil cektir', noun: 'cekim' },
} as const satisfies Stems;
