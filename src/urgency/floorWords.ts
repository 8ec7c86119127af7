/** People a question may be about. */
export const ONE =
  'annem/anne/babam/baba/esim/kocam/karim/oglum/oglan/kizim/bebek/bebegim/bebegimin/bebegin/bebegi/cocuk/cocugum/cocugun/cocugumun/kardesim/arkadasim/dedem/ninem/anneannem/babaannem/torunum/yegenim/hasta';
/** Harmless reasons to be short of breath. */
export const MILD = '!maske*/merdiven*/asansor*/efor*/horlu*/burun*/burnu*/takinca/baca*';
/** Painkillers and other medicines that harm in quantity. Antibiotics are not among them: they are taken to the last tablet. */
export const PILLS =
  'hap/hapi/haplar*/parol*/minoset*/vermidon*/parasetamol*/tylol*/calpol*/aspirin*/apranax*/majezik*/arveles*/dolorex*/nurofen*/ibuprofen*/novalgin*/xanax*/agri/uyku/antidepresan*';
export const TOOK = 'ictim/icti/icmis*/yuttu*/yutmus*/aldim/almis*/attim/atmis*';
export const PILLS_EN =
  'pills/tablets/paracetamol*/acetaminophen*/tylenol*/panadol*/ibuprofen*/nurofen*/advil*/aleve/naproxen*/aspirin*/codamol*/codeine*/tramadol*/painkillers/xanax/valium/diazepam*';
export const POISON = 'camasir/deterjan*/domestos/klorak/tiner*/antifriz/zehiri/zehri/benzin/mazot';
export const CORROSIVE = 'kezzap/tuzruhu/ruhu/acid/asit/asiti/porcoz/cozucu/acici/kostik';
export const LIQUID =
  'suyu/deterjan*/domestos/klorak/tiner*/benzin/asit*/kezzap/ruhu/porcoz/cozucu/acici/kirec/kimyasal*/hipoklorit*/sivi/sivisi/jel/jeli/kolonya/sabun*/yapistirici*/ilac/ilaci/sirke/boya*/beyazlat*/agartici*';
export const SPLASHED = 'kacti/kacirdi/sicradi/sicratti/fiskirdi/geldi/damladi/bulasti/dokuldu';
export const SWELLS = 'sis/sisti/sisik/siskin/sismis/sisiyo*/sislik/sisligi/sisligim';
export const FEVER = 'ates/atesi/atesim/atesli/atesliyim/ateslendi*/atesleniyo*';
export const NO_FEVER = '!yok/atessiz/degil/olmadan/olmadi/olmaz/olur/normal/gecti/indi/basmasi/olcer/dusurucu';
export const ILL = 'kusu*/kustu*/bulan*/aseton*/karnim/karni/uyku*/uyukl*/solu*/bayil*';
export const DRANK = 'icti/ictim/icmis/yuttu*/yutmus';

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
