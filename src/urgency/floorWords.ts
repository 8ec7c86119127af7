/** Words of several rows of the floor. A row names them in capitals. */
export const FLOOR_WORDS: Readonly<Record<string, string>> = {
  /** People a question may be about. */
  ONE: 'annem/anne/babam/baba/esim/kocam/karim/oglum/oglan/kizim/bebek/bebegim/bebegimin/bebegin/bebegi/cocuk/cocugum/cocugun/cocugumun/kardesim/arkadasim/dedem/ninem/anneannem/babaannem/torunum/yegenim/hasta',
  /** Harmless reasons to be short of breath. */
  MILD: 'maske*/merdiven*/asansor*/efor*/horlu*/burun*/burnu*/takinca/baca*',
  /** What blocks the airway: that needs different first aid from cardiac arrest. */
  STUCK: 'bogaz*/kacti/takildi/tikan*/tikali',
  /** Self-harm, which needs different first aid. */
  OWN: 'kendi*/intihar*/olmek/oyuncak*',
  /**
   * Painkillers and other medicines that harm in quantity. Antibiotics are not among them: they are taken to the last
   * tablet.
   */
  PILLS:
    'hap/hapi/haplar*/parol*/minoset*/vermidon*/parasetamol*/tylol*/calpol*/aspirin*/apranax*/majezik*/arveles*/dolorex*/nurofen*/ibuprofen*/novalgin*/xanax*/agri/uyku/antidepresan*',
  PILLS_EN:
    'pills/tablets/paracetamol*/acetaminophen*/tylenol*/panadol*/ibuprofen*/nurofen*/advil*/aleve/naproxen*/aspirin*/codamol*/codeine*/tramadol*/painkillers/xanax/valium/diazepam*',
  /** Painkillers that harm in pregnancy and with blood thinners. */
  NSAID:
    'majezik*/apranax*/arveles*/nurofen*/ibuprofen*/dolorex*/voltaren*/diklofenak*/naproksen*/aspirin*/coraspin*/advil*/dexday*/brufen*',
  NSAID_EN: 'ibuprofen/naproxen/aspirin/advil/aleve/nurofen/voltaren/diclofenac',
  TOOK: 'ictim/icti/icmis*/yuttu*/yutmus*/aldim/almis*/attim/atmis*',
  A: 'a/an/some/one/two/2/my? co?',
  ASKED: 'mi/miyim/musun/olur/ister*',
  POISON: 'camasir/deterjan*/domestos/klorak/tiner*/antifriz/zehiri/zehri/benzin/mazot',
  CORROSIVE: 'kezzap/tuzruhu/ruhu/acid/asit/asiti/porcoz/cozucu/acici/kostik',
  DRANK: 'icti/ictim/icmis/yuttu*/yutmus',
  LIQUID:
    'suyu/deterjan*/domestos/klorak/tiner*/benzin/asit*/kezzap/ruhu/porcoz/cozucu/acici/kirec/kimyasal*/hipoklorit*/sivi/sivisi/jel/jeli/kolonya/sabun*/yapistirici*/ilac/ilaci/sirke/boya*/beyazlat*/agartici*',
  SPLASHED: 'kacti/kacirdi/sicradi/sicratti/fiskirdi/geldi/damladi/bulasti/dokuldu',
  SWELLS: 'sis/sisti/sisik/siskin/sismis/sisiyo*/sislik/sisligi/sisligim',
  FEVER: 'ates/atesi/atesim/atesli/atesliyim/ateslendi*/atesleniyo*',
  NO_FEVER: 'yok/atessiz/degil/olmadan/olmadi/olmaz/olur/normal/gecti/indi/basmasi/olcer/dusurucu',
  ILL: 'kusu*/kustu*/bulan*/aseton*/karnim/karni/uyku*/uyukl*/solu*/bayil*',
};

/**
 * A poisoning with one of these is for 112, not 114: a sign, on purpose, several people, and what kills before there is
 * a sign.
 */
export const GRAVE = [
  'uyan*/uyukl*/uyku*/sersem*/baygin*/bayil*/bilinc* | nefes*/solu*/hiril*/hirilti* | titr*/nobet*/kasil* | kusu*/kustu*/kusmus*/kustum',
  'salya*/salyasi | kopur*/kopuk* | kan kus*/gel*/var | kanli/kaniyo*/kanadi | *yaniyo*/yandi/yanik/kabardi | goremiyo*/gormuyo*/bulanik | yutamiyo* | terliyo*/terledi | gozbebe* | goz bebe*',
  'bilerek/intihar* | hepimiz*/ailece*/ikimiz*/ucumuz* | hep birlikte | 1-99 kisi*/arkadas*/cocuk/kardes',
  'mantar* | tarim/bocek/bahce/zirai/hasere/ot ilac* | fare zeh* | bulasik makine*/tablet*/kapsul*/hap* | camasir suyu*/kapsul*',
  'kirec/yag/pas/lavabo/firin cozucu*/sokucu*/acici*/temizle* | tuz ruhu* | asit*/kostik*/kezzap*/hipoklorit*/domestos* | sahte/metil/ispirto/kacak | pil/pili',
  'drows*/sleep*/unconscious/wake | breath*/wheez*/choking | shak*/seizure/fit | vomit*/sick/threw | foam*/froth* | bleeding/bleeds/bloody/drool*/burn*/blister* | blur*/see/blind | sweat* | pupil*',
  'purpose | all of us | we all/both | whole/entire family | family ate | mushroom* | pesticide*/insecticide*/weedkiller* | weed/insect/rat killer/poison | dishwasher',
  'drain/oven cleaner* | descaler | bleach/acid/lye/caustic/hypochlorite/bootleg/methanol/battery',
].join(' | ');

/** Phrases that cancel a row: long ago, hearsay or fiction, fear, general questions. */
export const NOT_NOW =
  'gecen yil/sene/ay/aydi/hafta/yaz/kis | yil/sene/ay/hafta/yillar/seneler/aylar once/evvel/oldu/onceydi | eskiden | cocukken/kucukken/bebekken/gencken/askerde | *yordu/*yordum/*misti/*mistim/*mistik/*mustu/*mustum/*mustuk/*yodum/*yodu/*diydi | ' +
  'bir keresinde | ruya* | film*/dizide/sarkida/sarki/roman*/oyunda/siir* | diye kork* | *sam/*sem/*rsa/*rsam/*rse/*seydi mi/ne/nasil/diye? | nedir/neden/demek | degil/degilim | anlami | o gunden/zamandan | rahmetli | vefat | ' +
  'last year/month/week/summer/time | years/months/weeks/year ago | used to | when i was | dream* | movie/song | what if | afraid/scared/worried of/that/i | if i/he/she/my | can it/this';

/** Phrases that make it current again. */
export const NOW = 'simdi | bugun | su an/anda | hala | now | today | still';
