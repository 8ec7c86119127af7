import type { UrgentKind } from '../entries/schemas/urgentKinds.ts';

/**
 * Phrases that are an emergency in any sentence about now, whatever the model says. An emergency physician can read and
 * correct them. Words are folded to ASCII; `/` is "or", `*` any ending, `..` up to three words in between, `?`
 * optional, `6-200` a number in this range, `!` cancels the row if one of these words is in the same part of the
 * sentence. Words in capitals are in `floorWords.ts`, English rows in `floorEnglish.ts`.
 */
export const FLOOR: Readonly<Partial<Record<UrgentKind, readonly string[]>>> = {
  arrest: [
    'nefes/soluk almiyo/almiyor/almadan !MILD/STUCK',
    'nefes/nefesi/soluk/solugu yok/durdu/durmus !MILD/STUCK/ogur*/olcu',
    'nefes/soluk almayi birakti/kesti/kesmis',
    'solumuyor/solumuyo !burnu*/STUCK',
    'nabzi/nabiz .. yok/alamiyo*/atmiyo*/bulamiyo*/bulamadi*',
    'kalbi durdu/durmus/atmiyo*',
    'gogsu inip/kalkip/hic? kalkmiyo*/inmiyo*/oynamiyo*',
    'arada/ara bir/sira? .. ic cekiyo* !stres*/sikinti*/uzul*',
  ],
  airway: [
    'nefes/soluk almiyo* !MILD',
    'solumuyo* !burnu*',
    'nefes*/soluk*/solug*/hava/havayi .. alamiyo*/alamadi/alamayi* !MILD',
    'nefesi*/solugu* .. kesiliyo*/yetmiyo*/durdu/durmus !MILD/ogur*/olcu',
    'boguluyor/boguluyo/boguluyorum/boguluyom !MILD/gibi/sanip/is*/borc*/dert*/sicak*/supurge',
    'ONE birden/aniden/yine/simdi? mor/morardi/morariyo*/mosmor/morarmis',
    'dudaklar*/dudagi mor/morardi/morariyo*/mosmor',
  ],
  choking: ['bogazina/bogazima/bogazinda .. kacti/takildi/kaldi .. oksuremiyo*/konusamiyo*/morar*'],
  allergy: ['anafilaksi* geciriyo*'],
  heart: ['kalp krizi geciriyo*', 'gogsum/gogsu/gogsumde .. sikisiyo*/eziliyo*'],
  stroke: [
    'dun/gecen/ertesi .. .. .. igne*/dolgu*/kanal*/cekim*/cektir* .. .. .. yuzum*/yuzu/agzim/agzi .. kaydi/kayiyo*/yamuldu/yamuk/sarkti/sarkik',
    'igne*/uyus* .. .. .. evde/eve/aksam/gece/ertesi .. yuzum*/yuzu/agzim/agzi .. kaydi/kayiyo*/yamuldu/yamuk/sarkti',
    'igne*/uyus* .. yuzum*/yuzu/agzim/agzi .. kaydi/yamuldu/sarkti .. evde/aksam/gece/ertesi',
    'yuzu/yuzum/agzi .. kaydi/kayiyo*/yamuldu !igne*/uyus*/protez*',
    'kolu/kolum/bacagi/bacagim .. tutmuyo* !igne*',
    'felc/inme geciriyo*',
  ],
  selfharm: [
    'intihar* !film*/dizi*/haber*/kitap*/kitab*/onleme*/yok/degil/istemiyo*/gibi/fiyat*/ettir*/oran*/yaz*/sair*/eden/dis/disi/iyiyim/tiyatro*/doktor*/hekim*',
    'kendimi/kendini .. oldur*/asaca*/asicam/kesiyo*/kesecek/kesecegim/kesicem !dis',
    'olmek istiyo* !gulmek*/utanc*',
    'yasamak istemiyo*',
    'canima/canina/hayatima/hayatina .. kiy*/son',
    'bilek*/bilegimi/damar* .. kesti*/kesecegim/kesicem/kesiyo*',
  ],
  overdose: [
    '6-400 tane/adet/tablet/kapsul? PILLS .. TOOK',
    'PILLS kesici? TOOK 6-400 tane/adet',
    'gunde 9-60 tane/adet/tablet? parol*/minoset*/vermidon*/parasetamol*/tylol* !midir/mi',
    'haplarin/ilaclarin/haplari/ilaclari/kutunun hepsini/tumunu/tamamini ictim/icti/icmis/yuttu*',
    'bir/iki/koca kutu/sise/avuc/serit PILLS kesici? TOOK',
    'avuc/kutu hap/ilac ictim/icti/icmis/yuttu*',
  ],
  medicine: [
    'hamile*/gebe* .. .. NSAID .. TOOK !ASKED',
    'cocug*/bebeg*/oglum*/kizim*/torunum* .. aspirin*/coraspin* .. verdi*/verdik/vermis*/icirdi*/icirmis* !ASKED',
    'sulandirici*/coumadin*/warfarin*/eliquis*/xarelto*/pradaxa* .. .. .. NSAID .. TOOK !ASKED',
  ],
  hypoglycaemia: [
    'sekeri/sekerim 20-55 !yas*/yil*/kilo/gram/lira',
    'insulin* .. yemedi*/yemeden/yiyemedi* .. titr*/terli*/bayil*',
  ],
  hyperglycaemia: [
    'seker*/glikoz* .. 250-900 .. .. ILL !lira/yemek',
    'ILL .. .. seker*/glikoz* .. 250-900 !lira/yemek',
    'nefes* .. aseton* .. kok*',
    'ketoasidoz* !nedir',
  ],
  corrosive: [
    'hipoklorit*/kostik*/kezzap* .. DRANK',
    'CORROSIVE DRANK',
    'POISON suyu/suyunu? DRANK .. agzi/bogazi/dili/dudagi .. yandi/yaniyo*/yanik/kanadi',
  ],
  poison: ['POISON suyu/suyunu? DRANK', 'tarim/bocek/cicek ilaci/ilacini DRANK'],
  eye: ['gozum*/gozun*/goze .. LIQUID .. SPLASHED', 'LIQUID .. gozum*/gozun*/goze .. SPLASHED'],
  gas: [
    'karbonmonoksit/soba/sofben/gaz zehirlen* !gecen*/gecirdi*/gecirmis*/oldu/nasil',
    'soba*/sofben*/mangal*/gaz/duman .. bayildi/baygin/uyanmiyo*/ayilmiyo* !gulme',
  ],
  aspiration: [
    'kuron*/kaplama*/dolgu*/dolgumu/braket*/disimi/disini yuttum/yuttu/yutmus/yutmusum !kork*/dis',
    'pil/pili/miknatis/igne/ignesi/civi/ege/egesi/egeyi/vida/jilet .. yuttu/yutmus/yuttum/yutmusum !sanki/gibi',
  ],
  bleeding: [
    'diski*/kakam/kakasi .. siyah !demir/bebek*',
    'kan/kani/kanama/kanamam/kanamasi .. durmuyo*/durmadi/kesilmiyo*/durduramiyo*/duramadi !adet/regl/fircala*/ipi',
    'kan fiskiriyo*',
    'oluk oluk',
    'kan kusuyo*/kusuyorum/kustu/kusmus',
    'diski*/kaka* .. simsiyah/kapkara/katran/zift !demir/bebek',
  ],
  swallowing: ['dilim/dili sisiyo*/buyuyo*/sisti !kucuk', 'tukurugumu/tukurugunu/salyami .. yutamiyo*'],
  swelling: [
    // Asking whether it can wait cancels nothing.
    'yuzum/yuzu/yanagim/yanagi/cenem/cenesi .. sis/sisti/sismis/sisiyo* .. .. bekle*/sabah*',
    'bekle*/sabah* .. .. yuzum/yuzu/yanagim/yanagi/cenem/cenesi .. sis/sisti/sismis/sisiyo*',
    // The fluid that rinses root canals is corrosive outside of the tooth.
    'hipoklorit* .. sisti/sismis/sisiyo*',
    // Air below the skin, blown there in a treatment.
    'yuzum/yuzu/yanagim/yanagi/boynum/boynu/derim/derisi .. citir* !cene*/eklem*/agzimi',
  ],
  infection: [
    'SWELLS .. .. FEVER !NO_FEVER',
    'FEVER .. .. SWELLS !NO_FEVER',
    'SWELLS .. 38-42 derece/ates*/bucuk !yas*/yok',
    '38-42 derece/ates*/bucuk .. SWELLS !yas*/yok',
  ],
  wound: [
    'bicaklandi*/bicakladi*',
    'bicak saplandi/girdi',
    'parmagim/parmagi/elim/eli/kolu/kolum/bacagi/bacagim/kulagi/ayagi koptu',
    'kopan/kopmus parmak*/parmag*',
  ],
  burn: [
    'yuzu/yuzum .. yandi/yanik/alev .. sesi/sesim/bogazi/bogazim .. kisil*/kisik/boguk*/catal*/yandi/yaniyo*',
    'elektrik/akim/akima carpti/carpildi !gibi/sanki/fiyat*',
  ],
  danger: [
    'bicakla/satirla/baltayla/silahla/tabancayla .. .. ustume/ustumuze/kapida/kapimda/kapimiza/kapiya/pesimde/saldir*/tehdit/yuruyo*/geliyo* !oyuncak*/kendi*/dis/disim/disime/disimi',
    'elinde/eline .. bicak/bicakla/silah/silahla/tabanca/tabancayla/satir/satirla/balta/baltayla !OWN/gibi',
    'bicak/silah/tabanca/silahi/tabancayi cekti/dogrulttu/cikardi !OWN/dis/disim',
    'eve/evime/evimize .. girdi/girmeye/giriyo* .. silah*/bicak*/hirsiz',
    'eve hirsiz girdi',
  ],
  assault: [
    'beni dovdu*/dovuyo* !ruya*',
    'kocam/esim/sevgilim/babam/abim/nisanlim bana/yuzume/agzima/ceneme vurdu/vuruyo*',
  ],
  venom: ['yilan/akrep/engerek .. isirdi/isirmis/soktu/sokmus/sokuldu/sokmasi !disi/nedir'],
  bite: ['kopek/yarasa .. isirdi/isirmis !disi'],
  avulsion: [
    'disi/disim/dis yerinden/kokunden/kokuyle .. cikti/firladi/sokuldu !kuron*/kaplama*/protez*/hekim*',
    'disi/disim cikti/firladi/dustu yerinden/kokunden/kokuyle !kuron*/kaplama*/protez*/hekim*',
  ],
  loose: ['darbe*/dustum/dustu/carptim/carpti .. disim/disi/dis .. sallaniyo*/oynuyo*/oynadi/gevsedi !sut/yil'],
  fever: [
    'kemoterapi*/kemo/losemi* .. ates/atesi/atesim/ateslendi* .. var/cikti/yukseldi/yukseliyo*/38-43 !yok/olursa/degil/cikarsa',
    'kemoterapi*/kemo/losemi* .. .. 37 5-9/bucuk',
    'atesim .. cikti/cikiyo*/yukseldi/yukseliyo*/dusmuyo*/inmiyo* !NO_FEVER',
    'sonrasi/sonra ates/atesi/atesim !NO_FEVER/yapar/neden',
    'kapagim/kapagi/kapak .. .. .. atesim/atesi/ates/titreme .. var/cikti/cikiyo*/oluyo*/dusmuyo* !NO_FEVER',
    'bir/1/2 aylik/aylikken .. ates/atesi/atesli/ateslendi !yok/olursa/olmadi/normal',
  ],
  seizure: [
    'nobet/havale gecirdi .. carp*/dus*/darbe*/kafa* !yil/once',
    'carpti/carptiktan/dustu/dustukten/darbeden .. .. nobet/havale gecir* !yil/once',
    'nobet/nobeti/havale/kriz .. geciriyo/geciriyor/geciriyoruz/durmuyo*/bitmiyo* !panik/sinir/aglama/ofke/kalp/astim/sanki/saniyo*',
  ],
  pregnancy: [
    'dogum basladi',
    'bebegin/bebegimin basi .. gorun*/cikti/geldi',
    'hamile*/gebe* .. tansiyon* .. 16-26/160-260 !normal',
  ],
  general: [
    'cene*/cenem/cenesi .. yorul* .. .. .. goz/gozum/gozu/gozume/gozune/gozumde/gozunde !yil/plak',
    'bayildi/bayilmis/yigildi/baygin/dustu .. uyanmiyo*/ayilmiyo*/kendine/kalkmiyo*',
    'kendine gelmiyo*/gelemiyo*/gelmedi',
    'bilinci .. kapali/yok/kapandi/gitti/bulanik',
    'bilincsiz yatiyo*',
    'ONE .. tepki/cevap/yanit vermiyo* !telefon*/mesaj*/ilac*/tedavi*',
    'ONE .. uyandirilam*/uyandiramiyo*',
    'ONE .. uyanmiyo* !gece/geceleri/sabahlari/alarm*/okula',
  ],
};
