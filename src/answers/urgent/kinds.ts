import type { UrgentKind } from '../../entries/urgentKinds.ts';

/** A kind of emergency: whom to call, and what to do first. */
export interface KindOfEmergency {
  readonly call: '112' | '114';
  readonly message: string;
  readonly messageEn: string;
  /** Why it is one, and where that is from. */
  readonly reason: string;
}

/**
 * The kinds of emergency, the most pressing first: where a question tells of several, the first is named. The sentences are first
 * aid that holds whatever the practice. 112 is Turkey's number for every emergency; 114 is UZEM, the national poison advice centre
 * of the Ministry of Health, open to everybody at any hour.
 */
export const KINDS = {
  airway: {
    call: '112',
    message: 'Nefes almak zorlaşıyorsa beklemeden 112’yi arayın. Dik oturun, bir şey yiyip içmeyin, yalnız kalmayın.',
    messageEn: 'If breathing is getting hard, call 112 now. Sit upright, eat and drink nothing, do not stay alone.',
    reason:
      'Difficulty in breathing is a reason to call an ambulance in every first-aid guideline (ERC, Red Crescent).',
  },
  allergy: {
    call: '112',
    message:
      'Ağır bir alerjik tepki olabilir: hemen 112’yi arayın. Şüpheli ilacı kesin, varsa adrenalin otoenjektörünü kullanın; nefes darlığında oturun, baygınlık hissinde sırtüstü uzanın.',
    messageEn:
      'This may be a severe allergic reaction: call 112 now. Stop the suspected medicine, use an adrenaline auto-injector if there is one; sit up if breathing is hard, lie down if feeling faint.',
    reason: 'Anaphylaxis and angio-oedema may close the airway within minutes (World Allergy Organization, ERC).',
  },
  heart: {
    call: '112',
    message: 'Kalp krizi olabilir: hemen 112’yi arayın. Hareket etmeyin, oturun, araç kullanmayın ve yalnız kalmayın.',
    messageEn: 'This may be a heart attack: call 112 now. Keep still, sit down, do not drive and do not stay alone.',
    reason:
      'Pressure in the chest, also felt in jaw or arm, is taken for a heart attack until it is ruled out (ESC, AHA).',
  },
  stroke: {
    call: '112',
    message:
      'İnme (felç) olabilir: hemen 112’yi arayın. Belirtilerin başladığı saati not edin; yiyecek, içecek ve ilaç vermeyin.',
    messageEn: 'This may be a stroke: call 112 now. Note when it began; give no food, drink or medicine.',
    reason:
      'A drooping face, a weak arm and slurred speech are the signs of FAST; treatment is a matter of hours (ESO, AHA).',
  },
  selfharm: {
    call: '112',
    message:
      'Çok zor bir an yaşıyorsunuz ve yalnız değilsiniz; bu duygu yardımla hafifler. Lütfen şimdi 112’yi arayın ya da hastanenin acil servisine gidin, yanınızda güvendiğiniz biri olsun.',
    messageEn:
      'This is a very hard moment, and you are not alone; with help it gets easier. Please call 112 now or go to an emergency department, and have somebody you trust with you.',
    reason: 'Whoever speaks of ending their life is taken seriously and brought to help at once (WHO, mhGAP).',
  },
  overdose: {
    call: '112',
    message:
      'İlaç fazla alındıysa belirti beklemeden 112’yi arayın; 114 (Ulusal Zehir Danışma Merkezi) de yol gösterir. Kusturmayın, ilacın kutusunu yanınıza alın; bilinci kapalı kişiyi yan yatırın.',
    messageEn:
      'If too much of a medicine was taken, call 112 without waiting for signs; 114 (national poison advice, Turkey) helps, too. Do not make the person vomit, bring the packaging; turn an unconscious person on their side.',
    reason: 'Too much of a painkiller harms before it is felt: paracetamol shows no sign for a day (NHS, UZEM).',
  },
  sepsis: {
    call: '112',
    message:
      'Enfeksiyon bütün vücudu etkiliyor olabilir: hemen 112’yi arayın veya hastanenin acil servisine gidin; yalnız kalmayın.',
    messageEn:
      'The infection may affect the whole body: call 112 now or go to a hospital emergency department; do not stay alone.',
    reason:
      'Confusion, shivering, a fast pulse or low pressure with an infection are signs of sepsis (Surviving Sepsis, NICE NG51).',
  },
  poison: {
    call: '114',
    message:
      'Hemen 114’ü (Ulusal Zehir Danışma Merkezi) arayın ve kutusunu, şişesini yanınızda bulundurun; kusturmayın. Uykuya eğilim, nefes darlığı, nöbet veya kendine zarar verme isteği varsa 112’yi arayın.',
    messageEn:
      'Call 114 (national poison advice, Turkey) now with the packaging at hand; do not make the person vomit. With drowsiness, hard breathing, a seizure or a wish to harm oneself, call 112.',
    reason:
      'UZEM, 114, advises everybody at any hour and asks not to make anybody vomit (Ministry of Health of Turkey).',
  },
  aspiration: {
    call: '112',
    message:
      'Nefes darlığı, hırıltı, morarma veya susmayan öksürük varsa hemen 112’yi arayın. Belirti olmasa da aynı gün hastanenin acil servisine gidin: parçanın yeri filmle görülmelidir.',
    messageEn:
      'With hard or noisy breathing, blue lips or a cough that does not stop, call 112 now. Without signs go to an emergency department the same day: an X-ray must show where the piece is.',
    reason: 'What was lost in the throat is in the airway or in the gullet; an X-ray tells (AAE, ERC on choking).',
  },
  bleeding: {
    call: '112',
    message:
      'Temiz gazlı bezi kanayan yere koyup sıkıca bastırın ve bırakmayın. Kanama durmuyorsa, çok fazlaysa ya da başınız dönüyorsa 112’yi arayın veya hastanenin acil servisine gidin.',
    messageEn:
      'Press clean gauze firmly on the bleeding place and do not let go. If it does not stop, is heavy or you feel dizzy, call 112 or go to an emergency department.',
    reason: 'Bleeding that goes on under pressure needs a hospital, sooner with blood thinners (ERC first aid, SDCEP).',
  },
  swallowing: {
    call: '112',
    message:
      'Yutamamak, dilde, ağız tabanında ya da boğazda şişlik solunumu kapatabilir: hemen 112’yi arayın veya hastanenin acil servisine gidin. Dik oturun, bir şey yiyip içmeyin.',
    messageEn:
      'Not being able to swallow, or a swollen tongue, floor of the mouth or throat can close the airway: call 112 now or go to an emergency department. Sit upright, eat and drink nothing.',
    reason: 'Infection of the floor of the mouth and the neck threatens the airway (Ludwig’s angina; NHS, SDCEP).',
  },
  trauma: {
    call: '112',
    message:
      'Baş veya çene yaralanmasında hastanenin acil servisine gidin; bayılma, kusma, uykuya eğilim, burundan veya kulaktan sıvı gelmesi ya da çok kanama varsa 112’yi arayın. Çeneyi zorlamayın.',
    messageEn:
      'With an injury of the head or jaw go to an emergency department; with fainting, vomiting, drowsiness, fluid from nose or ear, or heavy bleeding, call 112. Do not force the jaw.',
    reason: 'A jaw that does not close and signs of a head injury need a hospital (NICE NG232, NHS).',
  },
  avulsion: {
    call: '112',
    message:
      'Yerinden çıkan kalıcı dişi kökünden tutmayın; kirliyse sütle kısaca durulayıp hemen yerine yerleştirin ve bir beze ısırın, olmazsa süte koyun. Süt dişi yerine konmaz. Bir saat içinde diş hekimine veya hastaneye ulaşın; bayılma ya da çok kanama varsa 112’yi arayın.',
    messageEn:
      'Do not touch the root of a permanent tooth that came out; rinse it briefly with milk if dirty, put it back at once and bite on a cloth, or else keep it in milk. A baby tooth is not put back. Reach a dentist or hospital within the hour; with fainting or heavy bleeding call 112.',
    reason: 'Putting it back within minutes is the first choice, milk the second (IADT guidelines, 2020).',
  },
  fever: {
    call: '112',
    message:
      'Şişlikle birlikte ateş, enfeksiyonun yayıldığını gösterebilir: beklemeden hastanenin acil servisine gidin. Nefes almak, yutmak ya da ağzı açmak zorsa veya bilinç bulanıksa 112’yi arayın.',
    messageEn:
      'Fever with a swelling may mean that the infection is spreading: go to an emergency department without waiting. If breathing, swallowing or opening the mouth is hard, or the mind is clouded, call 112.',
    reason: 'Fever with a swelling of the face is an infection that has left its place (SDCEP, NHS).',
  },
  swelling: {
    call: '112',
    message:
      'Şişlik göze veya boyna yayılıyor, hızla büyüyor ya da nefes almak, yutmak, ağzı açmak zorlaşıyorsa hemen 112’yi arayın veya hastanenin acil servisine gidin. Bunlar yoksa da aynı gün bir diş hekimine ulaşın.',
    messageEn:
      'If the swelling spreads to the eye or neck, grows fast, or breathing, swallowing or opening the mouth gets hard, call 112 now or go to an emergency department. Without these, reach a dentist the same day.',
    reason: 'Swelling of eye or neck belongs in a hospital whatever the hour (NHS, NHS Wales, SDCEP).',
  },
  general: {
    call: '112',
    message:
      'Acil bir durumdaysanız beklemeden 112’yi arayın: nefes almak veya yutmak zorsa, kanama durmuyorsa, bilinç kapalıysa, göğüste ağrı, yüzde kayma, nöbet, hızla yayılan şişlik ya da ağır bir kaza varsa.',
    messageEn:
      'If this is an emergency, call 112 now: with hard breathing or swallowing, bleeding that does not stop, unconsciousness, chest pain, a drooping face, a seizure, a swelling that spreads fast, or a serious accident.',
    reason: 'A cry for help, a seizure or unconsciousness is for the emergency number (112, Turkey; ERC).',
  },
} as const satisfies Record<UrgentKind, KindOfEmergency>;

export type Kind = UrgentKind;

export const KIND_NAMES: readonly Kind[] = Object.keys(KINDS) as Kind[];
