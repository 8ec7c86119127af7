import type { UrgentKind } from '../entries/schemas/urgentKinds.ts';

/** People a question may be about. */
const ONE =
  'annem/anne/babam/baba/esim/kocam/karim/oglum/oglan/kizim/bebek/bebegim/bebegimin/bebegin/bebegi/cocuk/cocugum/cocugun/cocugumun/kardesim/arkadasim/dedem/ninem/anneannem/babaannem/torunum/yegenim/hasta';
/** Harmless reasons to be short of breath. */
const MILD = '!maske*/merdiven*/asansor*/efor*/horlu*/burun*/burnu*/takinca/baca*';
/** Painkillers and other medicines that harm in quantity. Antibiotics are not among them: they are taken to the last tablet. */
const PILLS =
  'hap/hapi/haplar*/parol*/minoset*/vermidon*/parasetamol*/tylol*/calpol*/aspirin*/apranax*/majezik*/arveles*/dolorex*/nurofen*/ibuprofen*/novalgin*/xanax*/agri/uyku/antidepresan*';
const TOOK = 'ictim/icti/icmis*/yuttu*/yutmus*/aldim/almis*/attim/atmis*';
const PILLS_EN =
  'pills/tablets/paracetamol*/acetaminophen*/tylenol*/panadol*/ibuprofen*/nurofen*/advil*/aleve/naproxen*/aspirin*/codamol*/codeine*/tramadol*/painkillers/xanax/valium/diazepam*';
const POISON = 'camasir/deterjan*/domestos/klorak/tiner*/antifriz/zehiri/zehri/benzin/mazot';
const CORROSIVE = 'kezzap/tuzruhu/ruhu/acid/asit/asiti/porcoz/cozucu/acici/kostik';
const LIQUID =
  'suyu/deterjan*/domestos/klorak/tiner*/benzin/asit*/kezzap/ruhu/porcoz/cozucu/acici/kirec/kimyasal*/hipoklorit*/sivi/sivisi/jel/jeli/kolonya/sabun*/yapistirici*/ilac/ilaci/sirke/boya*/beyazlat*/agartici*';
const SPLASHED = 'kacti/kacirdi/sicradi/sicratti/fiskirdi/geldi/damladi/bulasti/dokuldu';
const SWELLS = 'sis/sisti/sisik/siskin/sismis/sisiyo*/sislik/sisligi/sisligim';
const FEVER = 'ates/atesi/atesim/atesli/atesliyim/ateslendi*/atesleniyo*';
const NO_FEVER = '!yok/atessiz/degil/olmadan/olmadi/olmaz/olur/normal/gecti/indi/basmasi/olcer/dusurucu';
const ILL = 'kusu*/kustu*/bulan*/aseton*/karnim/karni/uyku*/uyukl*/solu*/bayil*';
const DRANK = 'icti/ictim/icmis/yuttu*/yutmus';

/**
 * Phrases that are an emergency in any sentence about now, whatever the model says. An emergency physician can read and correct them. Words
 * are folded to ASCII; `/` is "or", `*` any ending, `..` up to three words in between, `?` optional, `6-200` a number in this range, `!` cancels
 * the row if one of these words is in the same part of the sentence.
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
    'cant/cannot/not breathe',
    'been able to breathe !if/have',
    'havent/hasnt/not been able to breathe',
    'cant/cannot get air/breath',
    'is/are/keeps? not breathing',
    'stopped breathing',
    'yuzu/yuzum .. yandi/yanik/alev .. sesi/sesim .. kisil*/kisik/boguk*/catal*',
    'soot in/on/around .. nose/mouth/nostrils',
    'baby/son/daughter/child/lips/she/he/toddler .. blue/purple !eyes/bruise*/knee',
  ],
  choking: [
    'bogazina/bogazima/bogazinda .. kacti/takildi/kaldi .. oksuremiyo*/konusamiyo*/morar*',
    'is/are choking !with/me',
  ],
  allergy: ['throat is? closing/swelling', 'anafilaksi* geciriyo*'],
  heart: [
    'kalp krizi geciriyo*',
    'gogsum/gogsu/gogsumde .. sikisiyo*/eziliyo*',
    'having a heart attack',
    'crushing .. chest',
  ],
  stroke: [
    'yuzu/yuzum/agzi .. kaydi/kayiyo*/yamuldu !igne*/uyus*/protez*',
    'kolu/kolum/bacagi/bacagim .. tutmuyo* !igne*',
    'felc/inme geciriyo*',
    'face is? drooping/drooped',
    'having a stroke',
  ],
  selfharm: [
    'intihar* !film*/dizi*/haber*/kitap*/kitab*/onleme*/yok/degil/istemiyo*/gibi/fiyat*/ettir*/oran*/yaz*/sair*/eden/dis/disi/iyiyim/tiyatro*/doktor*/hekim*',
    'kendimi/kendini .. oldur*/asaca*/asicam/kesiyo* !dis',
    'olmek istiyo* !gulmek*/utanc*',
    'yasamak istemiyo*',
    'canima/canina/hayatima/hayatina .. kiy*/son',
    'bilek*/bilegimi/damar* .. kesti*/kesecegim/kesicem/kesiyo*',
    'kill/killing/hurt/hurting myself',
    'want to die',
    'suicid* !prevention/film/movie/book/disease/was',
  ],
  overdose: [
    `6-400 tane/adet/tablet/kapsul? ${PILLS} .. ${TOOK}`,
    `${PILLS} kesici? ${TOOK} 6-400 tane/adet`,
    `gunde 9-60 tane/adet/tablet? parol*/minoset*/vermidon*/parasetamol*/tylol* !midir/mi`,
    'haplarin/ilaclarin/haplari/ilaclari/kutunun hepsini/tumunu/tamamini ictim/icti/icmis/yuttu*',
    `bir/iki/koca kutu/sise/avuc/serit ${PILLS} kesici? ${TOOK}`,
    'avuc/kutu hap/ilac ictim/icti/icmis/yuttu*',
    `took/taken/swallowed/ate 6-400 of/tablets/pills? my/the/of/tablets? co? ${PILLS_EN}`,
    'overdosed !last/ago/back',
    'took/swallowed .. bottle/handful of',
  ],
  hypoglycaemia: [
    'sekeri/sekerim 20-55 !yas*/yil*/kilo/gram/lira',
    'insulin* .. yemedi*/yemeden/yiyemedi* .. titr*/terli*/bayil*',
    'having a hypo',
  ],
  hyperglycaemia: [
    `seker*/glikoz* .. 250-900 .. .. ${ILL} !lira/yemek`,
    `${ILL} .. .. seker*/glikoz* .. 250-900 !lira/yemek`,
    'nefes* .. aseton* .. kok*',
    'sugar/glucose .. 250-900 .. .. vomit*/sick/sleepy/drowsy/acetone/stomach/belly',
    'breath .. acetone',
    'ketoasidoz* !nedir',
  ],
  corrosive: [
    `${CORROSIVE} ${DRANK}`,
    `${POISON} suyu/suyunu? ${DRANK} .. agzi/bogazi/dili/dudagi .. yandi/yaniyo*/yanik/kanadi`,
    'drank/swallowed .. acid/caustic/lye',
  ],
  poison: [
    `${POISON} suyu/suyunu? ${DRANK}`,
    `tarim/bocek/cicek ilaci/ilacini ${DRANK}`,
    'drank/swallowed .. bleach/cleaner/antifreeze/poison/detergent',
  ],
  eye: [
    `gozum*/gozun*/goze .. ${LIQUID} .. ${SPLASHED}`,
    `${LIQUID} .. gozum*/gozun*/goze .. ${SPLASHED}`,
    'bleach/acid/chemical*/cleaner/detergent/gel/glue/liquid/soap .. in/into my/his/her/the eye/eyes',
    'splashed/squirted in/into my/his/her/the eye/eyes !water',
  ],
  gas: [
    'karbonmonoksit/soba/sofben/gaz zehirlen* !gecen*/gecirdi*/gecirmis*/oldu/nasil',
    'soba*/sofben*/mangal*/gaz/duman .. bayildi/baygin/uyanmiyo*/ayilmiyo* !gulme',
    'carbon monoxide alarm/poison*',
  ],
  aspiration: [
    'pil/pili/miknatis/igne/ignesi/civi/ege/egesi/egeyi/vida/jilet .. yuttu/yutmus/yuttum/yutmusum !sanki/gibi',
    'swallowed .. battery/magnet*/needle/pin/screw/file/blade',
  ],
  bleeding: [
    'kan/kani/kanama/kanamam/kanamasi .. durmuyo*/durmadi/kesilmiyo*/durduramiyo*/duramadi !adet/regl/fircala*/ipi',
    'kan fiskiriyo*',
    'oluk oluk',
    'kan kusuyo*/kusuyorum/kustu/kusmus',
    'diski*/kaka* .. simsiyah/kapkara/katran/zift !demir/bebek',
    'black tarry stool*',
    'bleeding .. wont/not/doesnt/isnt stop* !brush*/floss*',
    'vomiting/coughing/spurting blood',
  ],
  swallowing: [
    'dilim/dili sisiyo*/buyuyo*/sisti !kucuk',
    'tukurugumu/tukurugunu/salyami .. yutamiyo*',
    'tongue is? swelling/swollen',
  ],
  swelling: [
    // The fluid that rinses root canals is corrosive outside of the tooth.
    'hipoklorit* .. sisti/sismis/sisiyo*',
    // Air below the skin, blown there in a treatment.
    'yuzum/yuzu/yanagim/yanagi/boynum/boynu/derim/derisi .. citir* !cene*/eklem*/agzimi',
    'face/cheek/neck/skin .. crackl* !jaw/joint',
  ],
  infection: [
    `${SWELLS} .. .. ${FEVER} ${NO_FEVER}`,
    `${FEVER} .. .. ${SWELLS} ${NO_FEVER}`,
    `${SWELLS} .. 38-42 derece/ates*/bucuk !yas*/yok`,
    `38-42 derece/ates*/bucuk .. ${SWELLS} !yas*/yok`,
    'swelling/swollen/swelled .. .. fever/feverish/temperature !no/not/without/if/isnt/dont/nor/normal',
    'fever/feverish/temperature .. .. swelling/swollen/swelled !no/not/without/if/isnt/dont/nor/normal',
  ],
  wound: [
    'bicaklandi*/bicakladi*',
    'bicak saplandi/girdi',
    'parmagim/parmagi/elim/eli/kolu/kolum/bacagi/bacagim/kulagi/ayagi koptu',
    'kopan/kopmus parmak*/parmag*',
    'stabbed/shot in',
    'finger/thumb/hand/toe cut? is/was/got? chopped/cut? off',
  ],
  burn: ['elektrik/akim/akima carpti/carpildi !gibi/sanki/fiyat*'],
  assault: [
    'beni dovdu*/dovuyo* !ruya*',
    'kocam/esim/sevgilim/babam/abim/nisanlim bana/yuzume/agzima/ceneme vurdu/vuruyo*',
    'husband/boyfriend/partner/father/he hit/hits/punched/beats/beat me/my',
  ],
  bite: ['kopek/yilan/akrep/yarasa .. isirdi/isirmis/soktu !disi', 'dog/snake/bat bit my/me/her/his'],
  avulsion: [
    'disi/disim/dis yerinden/kokunden/kokuyle .. cikti/firladi/sokuldu !kuron*/kaplama*/protez*/hekim*',
    'disi/disim cikti/firladi/dustu yerinden/kokunden/kokuyle !kuron*/kaplama*/protez*/hekim*',
    'tooth is/was/got/has? been? knocked out',
  ],
  fever: [
    'kemoterapi*/kemo/losemi* .. ates/atesi/atesim/ateslendi* .. var/cikti/yukseldi/yukseliyo*/38-43 !yok/olursa/degil/cikarsa',
    'chemo* .. fever/temperature !no/if/without',
    'kemoterapi*/kemo/losemi* .. .. 37 5-9/bucuk',
    `atesim .. cikti/cikiyo*/yukseldi/yukseliyo*/dusmuyo*/inmiyo* ${NO_FEVER}`,
    `sonrasi/sonra ates/atesi/atesim ${NO_FEVER}/yapar/neden`,
    `kapagim/kapagi/kapak .. .. .. atesim/atesi/ates/titreme .. var/cikti/cikiyo*/oluyo*/dusmuyo* ${NO_FEVER}`,
    'bir/1/2 aylik/aylikken .. ates/atesi/atesli/ateslendi !yok/olursa/olmadi/normal',
    'newborn/1/2 month/months? old? .. fever !no/if/without',
  ],
  seizure: [
    'nobet/nobeti/havale/kriz .. geciriyo/geciriyor/geciriyoruz/durmuyo*/bitmiyo* !panik/sinir/aglama/ofke/kalp/astim/sanki/saniyo*',
    'having a seizure/fit',
  ],
  pregnancy: [
    'dogum basladi',
    'bebegin/bebegimin basi .. gorun*/cikti/geldi',
    'hamile*/gebe* .. tansiyon* .. 16-26/160-260 !normal',
    'baby is coming !month*/week*',
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
    'wont/not wake up !alarm/early',
    'is/was/found? unconscious/unresponsive',
    'no pulse',
  ],
};

/** Signs with which a poisoning is for 112, not 114. */
export const GRAVE =
  'uyan*/uyukl*/uyku*/sersem*/baygin*/bayil*/bilinc* | nefes*/solu*/hiril*/hirilti* | titr*/nobet*/kasil* | kan/kanli | salya*/salyasi | *yaniyo*/yandi/yanik/kabardi | goremiyo*/gormuyo*/bulanik | yutamiyo* | ' +
  'bilerek/intihar* | hepimiz/ailece/hep birlikte | camasir suyu* | sahte/metil/ispirto/kacak | asit*/kostik*/kezzap | ' +
  'drows*/sleep*/unconscious/wake | breath*/wheez*/choking | shak*/seizure/fit | blood/drool*/burn*/blister* | blur*/see/blind | purpose | all of us | bleach/acid/lye/bootleg/methanol';

/** Phrases that cancel a row: long ago, hearsay or fiction, fear, general questions. */
export const NOT_NOW =
  'gecen yil/sene/ay/hafta/yaz/kis | yil/sene/ay/hafta/yillar/seneler/aylar once/evvel/oldu/onceydi | eskiden | cocukken/kucukken/bebekken/gencken/askerde | *yordu/*yordum/*misti/*mistim/*mistik/*mustu/*mustum/*mustuk/*yodum/*yodu/*diydi | ' +
  'bir keresinde | ruya* | film*/dizide/sarkida/sarki/roman*/oyunda/siir* | diye kork* | *sam/*sem/*rsa/*rsam/*rse/*seydi mi/ne/nasil/diye? | nedir/neden/demek | degil/degilim | anlami | ' +
  'last year/month/week/summer/time | years/months/weeks/year ago | used to | when i was | dream* | movie/song | what if | afraid/scared/worried of/that/i | if i/he/she/my | can it/this';

/** Phrases that make it current again. */
export const NOW = 'simdi | bugun | su an/anda | hala | now | today | still';
