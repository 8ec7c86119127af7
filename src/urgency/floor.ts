import type { UrgentKind } from '../entries/schemas/urgentKinds.ts';
import {
  ONE,
  MILD,
  PILLS,
  TOOK,
  POISON,
  CORROSIVE,
  LIQUID,
  SPLASHED,
  SWELLS,
  FEVER,
  NO_FEVER,
  ILL,
  DRANK,
} from './floorWords.ts';

/**
 * Phrases that are an emergency in any sentence about now, whatever the model says. An emergency physician can read and correct them. Words
 * are folded to ASCII; `/` is "or", `*` any ending, `..` up to three words in between, `?` optional, `6-200` a number in this range, `!` cancels
 * the row if one of these words is in the same part of the sentence. Those in English are in `floorEnglish.ts`, words of several rows in `floorWords.ts`.
 */
export const FLOOR: Readonly<Partial<Record<UrgentKind, readonly string[]>>> = {
  airway: [
    `nefes*/soluk*/solug*/hava/havayi .. alamiyo*/alamadi/alamayi* ${MILD}`,
    `nefesi*/solugu* .. kesiliyo*/yetmiyo*/durdu/durmus ${MILD}/ogur*/olcu`,
    `nefes/soluk almiyo* ${MILD}`,
    `nefes/nefesi yok ${MILD}`,
    'solumuyo* !burnu*',
    `boguluyor/boguluyo/boguluyorum/boguluyom ${MILD}/gibi/sanip/is*/borc*/dert*/sicak*/supurge`,
    `${ONE} birden/aniden/yine/simdi? mor/morardi/morariyo*/mosmor/morarmis`,
    'dudaklar*/dudagi mor/morardi/morariyo*/mosmor',
    'yuzu/yuzum .. yandi/yanik/alev .. sesi/sesim .. kisil*/kisik/boguk*/catal*',
  ],
  choking: ['bogazina/bogazima/bogazinda .. kacti/takildi/kaldi .. oksuremiyo*/konusamiyo*/morar*'],
  allergy: ['anafilaksi* geciriyo*'],
  heart: ['kalp krizi geciriyo*', 'gogsum/gogsu/gogsumde .. sikisiyo*/eziliyo*'],
  stroke: [
    'yuzu/yuzum/agzi .. kaydi/kayiyo*/yamuldu !igne*/uyus*/protez*',
    'kolu/kolum/bacagi/bacagim .. tutmuyo* !igne*',
    'felc/inme geciriyo*',
  ],
  selfharm: [
    'intihar* !film*/dizi*/haber*/kitap*/kitab*/onleme*/yok/degil/istemiyo*/gibi/fiyat*/ettir*/oran*/yaz*/sair*/eden/dis/disi/iyiyim/tiyatro*/doktor*/hekim*',
    'kendimi/kendini .. oldur*/asaca*/asicam/kesiyo* !dis',
    'olmek istiyo* !gulmek*/utanc*',
    'yasamak istemiyo*',
    'canima/canina/hayatima/hayatina .. kiy*/son',
    'bilek*/bilegimi/damar* .. kesti*/kesecegim/kesicem/kesiyo*',
  ],
  overdose: [
    `6-400 tane/adet/tablet/kapsul? ${PILLS} .. ${TOOK}`,
    `${PILLS} kesici? ${TOOK} 6-400 tane/adet`,
    `gunde 9-60 tane/adet/tablet? parol*/minoset*/vermidon*/parasetamol*/tylol* !midir/mi`,
    'haplarin/ilaclarin/haplari/ilaclari/kutunun hepsini/tumunu/tamamini ictim/icti/icmis/yuttu*',
    `bir/iki/koca kutu/sise/avuc/serit ${PILLS} kesici? ${TOOK}`,
    'avuc/kutu hap/ilac ictim/icti/icmis/yuttu*',
  ],
  hypoglycaemia: [
    'sekeri/sekerim 20-55 !yas*/yil*/kilo/gram/lira',
    'insulin* .. yemedi*/yemeden/yiyemedi* .. titr*/terli*/bayil*',
  ],
  hyperglycaemia: [
    `seker*/glikoz* .. 250-900 .. .. ${ILL} !lira/yemek`,
    `${ILL} .. .. seker*/glikoz* .. 250-900 !lira/yemek`,
    'nefes* .. aseton* .. kok*',
    'ketoasidoz* !nedir',
  ],
  corrosive: [
    `${CORROSIVE} ${DRANK}`,
    `${POISON} suyu/suyunu? ${DRANK} .. agzi/bogazi/dili/dudagi .. yandi/yaniyo*/yanik/kanadi`,
  ],
  poison: [`${POISON} suyu/suyunu? ${DRANK}`, `tarim/bocek/cicek ilaci/ilacini ${DRANK}`],
  eye: [`gozum*/gozun*/goze .. ${LIQUID} .. ${SPLASHED}`, `${LIQUID} .. gozum*/gozun*/goze .. ${SPLASHED}`],
  gas: [
    'karbonmonoksit/soba/sofben/gaz zehirlen* !gecen*/gecirdi*/gecirmis*/oldu/nasil',
    'soba*/sofben*/mangal*/gaz/duman .. bayildi/baygin/uyanmiyo*/ayilmiyo* !gulme',
  ],
  aspiration: [
    'pil/pili/miknatis/igne/ignesi/civi/ege/egesi/egeyi/vida/jilet .. yuttu/yutmus/yuttum/yutmusum !sanki/gibi',
  ],
  bleeding: [
    'kan/kani/kanama/kanamam/kanamasi .. durmuyo*/durmadi/kesilmiyo*/durduramiyo*/duramadi !adet/regl/fircala*/ipi',
    'kan fiskiriyo*',
    'oluk oluk',
    'kan kusuyo*/kusuyorum/kustu/kusmus',
    'diski*/kaka* .. simsiyah/kapkara/katran/zift !demir/bebek',
  ],
  swallowing: ['dilim/dili sisiyo*/buyuyo*/sisti !kucuk', 'tukurugumu/tukurugunu/salyami .. yutamiyo*'],
  swelling: [
    // The fluid that rinses root canals is corrosive outside of the tooth.
    'hipoklorit* .. sisti/sismis/sisiyo*',
    // Air below the skin, blown there in a treatment.
    'yuzum/yuzu/yanagim/yanagi/boynum/boynu/derim/derisi .. citir* !cene*/eklem*/agzimi',
  ],
  infection: [
    `${SWELLS} .. .. ${FEVER} ${NO_FEVER}`,
    `${FEVER} .. .. ${SWELLS} ${NO_FEVER}`,
    `${SWELLS} .. 38-42 derece/ates*/bucuk !yas*/yok`,
    `38-42 derece/ates*/bucuk .. ${SWELLS} !yas*/yok`,
  ],
  wound: [
    'bicaklandi*/bicakladi*',
    'bicak saplandi/girdi',
    'parmagim/parmagi/elim/eli/kolu/kolum/bacagi/bacagim/kulagi/ayagi koptu',
    'kopan/kopmus parmak*/parmag*',
  ],
  burn: ['elektrik/akim/akima carpti/carpildi !gibi/sanki/fiyat*'],
  assault: [
    'beni dovdu*/dovuyo* !ruya*',
    'kocam/esim/sevgilim/babam/abim/nisanlim bana/yuzume/agzima/ceneme vurdu/vuruyo*',
  ],
  bite: ['kopek/yilan/akrep/yarasa .. isirdi/isirmis/soktu !disi'],
  avulsion: [
    'disi/disim/dis yerinden/kokunden/kokuyle .. cikti/firladi/sokuldu !kuron*/kaplama*/protez*/hekim*',
    'disi/disim cikti/firladi/dustu yerinden/kokunden/kokuyle !kuron*/kaplama*/protez*/hekim*',
  ],
  fever: [
    'kemoterapi*/kemo/losemi* .. ates/atesi/atesim/ateslendi* .. var/cikti/yukseldi/yukseliyo*/38-43 !yok/olursa/degil/cikarsa',
    'kemoterapi*/kemo/losemi* .. .. 37 5-9/bucuk',
    `atesim .. cikti/cikiyo*/yukseldi/yukseliyo*/dusmuyo*/inmiyo* ${NO_FEVER}`,
    `sonrasi/sonra ates/atesi/atesim ${NO_FEVER}/yapar/neden`,
    `kapagim/kapagi/kapak .. .. .. atesim/atesi/ates/titreme .. var/cikti/cikiyo*/oluyo*/dusmuyo* ${NO_FEVER}`,
    'bir/1/2 aylik/aylikken .. ates/atesi/atesli/ateslendi !yok/olursa/olmadi/normal',
  ],
  seizure: [
    'nobet/nobeti/havale/kriz .. geciriyo/geciriyor/geciriyoruz/durmuyo*/bitmiyo* !panik/sinir/aglama/ofke/kalp/astim/sanki/saniyo*',
  ],
  pregnancy: [
    'dogum basladi',
    'bebegin/bebegimin basi .. gorun*/cikti/geldi',
    'hamile*/gebe* .. tansiyon* .. 16-26/160-260 !normal',
  ],
  general: [
    'bayildi/bayilmis/yigildi/baygin/dustu .. uyanmiyo*/ayilmiyo*/kendine/kalkmiyo*',
    'kendine gelmiyo*/gelemiyo*/gelmedi',
    'bilinci .. kapali/yok/kapandi/gitti/bulanik',
    'bilincsiz yatiyo*',
    `${ONE} .. tepki/cevap/yanit vermiyo* !telefon*/mesaj*/ilac*/tedavi*`,
    `${ONE} .. uyandirilam*/uyandiramiyo*`,
    `${ONE} .. uyanmiyo* !gece/geceleri/sabahlari/alarm*/okula`,
    'nabzi/nabiz .. yok/alamiyo*/atmiyo*',
    'kalbi durdu/atmiyo*',
  ],
};
