import type { Stems } from './stems.ts';

/** Allergy, and medicines that bring it on or are taken. */
export const ALLERGY = {
  anaphylaxis: { start: 'anafila anjiyood anjiood anjiyonor anjionor' },
  allergy: { noun: 'alerji', start: 'alerjik' },
  reaction: { noun: 'reaksiyon' },
  rash: {
    verb: 'kabar kizar kasin dokul',
    noun: 'dokuntu kasinti kurdesen urtiker kabarcik kabarti kabarik kabariklik',
    start: 'kurdesen',
  },
  pressure: { noun: 'tansiyon' },
  sting: { noun: 'ari', start: 'arisi' },
  stung: { verb: 'sok' },
  medicine: {
    noun: 'ilac antibiyotik antibiyotig igne anestezi hap surup kesici lateks eldiven gargara penisilin',
    start:
      'augmentin amoklavin klamoks parol majezik apranax arveles dolorex minoset aspirin voltaren novalgin cataflam nurofen ibuprofen parasetamol vermidon largopen klindamisin flagyl ornidazol ketoprofen naproksen deksketoprofen tablet kapsul uyusturucu ibufen brufen dolven pedifen suprafen dexday deksalgin ketesse rantudil endol etol nimes diklo dikloron miyadren apraljin aprol naprosyn synax opraks metamizol andolor geralgin tamol calpol panadol tylol aferin theraflu amoksilav amoksisilin sefuroks cefaks suprax zinnat azitro zitromax klaritro rodogyl spirami metronidazol clindan klindan siprofloks doksisiklin bactrim tramadol contramal kodein lidokain articain ultracain artikain prilokain novokain kortizon ramipril',
  },
  pill: {
    noun: 'hap tablet kapsul ilac kesici draje surup',
    start:
      'parol majezik apranax arveles dolorex minoset aspirin voltaren novalgin cataflam nurofen ibuprofen parasetamol vermidon naproksen antidepresan ibufen brufen pedifen suprafen dexday deksalgin rantudil endol etodolak nimesulid diklofenak dikloron apraljin naprosyn metamizol geralgin tamol panadol aferin theraflu amoksisilin augmentin amoklavin klamoks tramadol contramal kodein lyrica gabapentin concor beloc digoksin coumadin glifor diyabetik tiroid levotiron euthyrox akineton seroquel zyprexa lityum lithium ritalin atarax unisom melatonin laroxyl paxil zoloft selectra efexor aprol ' +
      'xanax lustral cipralex prozac rivotril diazem tylol calpol dolven gripin buscopan coraspin metformin sakinlestirici insulin',
  },
  ruddy: { start: 'kipkirmizi' },
  shock: { word: 'sok soku sokta sokuna' },
  allergic: {},
} as const satisfies Stems;
