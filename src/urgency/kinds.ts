import type { UrgentKind } from '../entries/urgentKinds.ts';
import { COMFORT } from './response.ts';

/** A kind of emergency: whom to call, and what to do first. */
export interface KindOfEmergency {
  readonly call: '112' | '114';
  readonly message: string;
  readonly messageEn: string;
}

/**
 * What to do first in each kind of emergency. The sentences are first aid that holds whatever the practice. 112 is Turkey's number for
 * every emergency; 114 is UZEM, the national poison advice centre of the Ministry of Health, open to everybody at any hour. Each begins
 * with why it is one, and where that is from. A site's edge function gets them with the site's data.
 */
export const KINDS: Readonly<Record<UrgentKind, KindOfEmergency>> = {
  allergy: {
    // Anaphylaxis closes the airway within minutes; who stands up may collapse (World Allergy Organization, ERC,
    // MHRA).
    call: '112',
    message:
      'Hemen 112’yi arayın: nefes darlığı, dilde, boğazda ya da yüzde şişme, yaygın döküntü veya baygınlık varsa ağır alerji olabilir. Varsa adrenalin otoenjektörünü hemen uyluğun dış yanına uygulayın, beş dakikada düzelmezse ikincisini. Bacaklarınızı yükseltip sırtüstü yatın, nefes ya da boğaz daralıyorsa oturun; ayağa kalkmayın, yürümeyin. Şüpheli ilacı bir daha almayın; yalnızca kaşıntı ya da birkaç kızarıklık varsa aynı gün bir hekime sorun.',
    messageEn:
      'Call 112 now: with hard breathing, a swollen tongue, throat or face, a rash all over or fainting this may be a severe allergy. Use an adrenaline auto-injector at once in the outer thigh if there is one, a second if there is no better after five minutes. Lie down with your legs raised, or sit if breath or throat is tight; do not stand or walk. Take no more of the suspected medicine; with itching or a few red spots alone, ask a doctor the same day.',
  },
  heart: {
    // Pressure in the chest, also felt in jaw or arm, is taken for a heart attack until it is ruled out (ESC, AHA).
    call: '112',
    message:
      'Kalp krizi olabilir: hemen 112’yi arayın. Hareket etmeyin, oturun, araç kullanmayın ve yalnız kalmayın; aspirini ancak 112 söylerse çiğneyin.',
    messageEn:
      'This may be a heart attack: call 112 now. Keep still, sit down, do not drive and do not stay alone; chew aspirin only if 112 says so.',
  },
  airway: {
    // Difficulty in breathing is a reason to call an ambulance; reliever, back blows and compressions are first aid
    // (ERC).
    call: '112',
    message:
      'Nefes almak zorlaşıyorsa beklemeden 112’yi arayın. Dik oturun, bir şey yiyip içmeyin, yalnız kalmayın; varsa nefes açıcı spreyinizi, alerjide adrenalin otoenjektörünüzü kullanın. Boğazına bir şey kaçıp öksüremeyen kişinin kürek kemikleri arasına beş kez vurun; çıkmazsa karnına (bebekte göğsüne) beş kez bastırın. Tepki vermeyen, normal solumayan kişiye hemen kalp masajı yapın.',
    messageEn:
      'If breathing is getting hard, call 112 now. Sit upright, eat and drink nothing, do not stay alone; use your reliever inhaler, or in an allergy your adrenaline auto-injector, if you have one. If somebody chokes and cannot cough, give five blows between the shoulder blades, then five thrusts to the belly (a baby: to the chest). If somebody does not respond or breathe normally, start chest compressions.',
  },
  stroke: {
    // A drooping face, a weak arm and slurred speech are the signs of FAST; treatment is a matter of hours (ESO, AHA).
    call: '112',
    message:
      'İnme (felç) olabilir: belirtiler geçse bile hemen 112’yi arayın. Ne zaman başladığını ya da kişinin en son ne zaman iyi olduğunu not edin; yiyecek, içecek ve ilaç (aspirin de) vermeyin, yalnız bırakmayın.',
    messageEn:
      'This may be a stroke: call 112 now, even if the signs pass. Note when it began, or when the person was last well; give no food, drink or medicine (nor aspirin), and do not leave them alone.',
  },
  selfharm: {
    // Whoever speaks of ending their life is taken seriously and brought to help at once (WHO, mhGAP).
    call: '112',
    message: `${COMFORT} Çok zor bir an yaşıyorsunuz; bu duygu yardımla hafifler. Lütfen şimdi 112’yi arayın ya da hastanenin acil servisine gidin. Yanınızda güvendiğiniz biri olsun, size zarar verebilecek şeylerden uzaklaşın. Bir yakınınız için soruyorsanız onu yalnız bırakmayın.`,
    messageEn:
      'You are not alone. This is a very hard moment; with help it gets easier. Please call 112 now or go to an emergency department. Have somebody you trust with you, and move away from what could hurt you. If you ask for somebody else, do not leave them alone.',
  },
  overdose: {
    // Too much of a painkiller harms before it is felt: paracetamol shows no sign for a day (NHS, UZEM).
    call: '112',
    message:
      'İlaç fazla alındıysa belirti beklemeden 112’yi ya da 114’ü (Ulusal Zehir Danışma Merkezi) arayın; bilerek alındıysa ya da uykuya eğilim, nefes darlığı, nöbet varsa 112’yi. Kusturmayın, bir şey yedirip içirmeyin, ilacın kutusunu yanınıza alın; soluyan ama uyandırılamayan kişiyi yan yatırın.',
    messageEn:
      'If too much of a medicine was taken, call 112 or 114 (national poison advice, Turkey) without waiting for signs; 112 if it was on purpose or with drowsiness, hard breathing or a seizure. Do not make the person vomit, give no food or drink, bring the packaging; turn somebody who breathes but cannot be woken on their side.',
  },
  sepsis: {
    // Confusion, shivering, a fast pulse or low pressure with an infection are signs of sepsis (Surviving Sepsis, NICE
    // NG51).
    call: '112',
    message:
      'Enfeksiyon bütün vücudu etkiliyor olabilir: hemen 112’yi arayın veya hastanenin acil servisine gidin; yalnız kalmayın.',
    messageEn:
      'The infection may affect the whole body: call 112 now or go to a hospital emergency department; do not stay alone.',
  },
  poison: {
    // UZEM, 114, advises everybody at any hour and asks not to make anybody vomit (Ministry of Health of Turkey).
    call: '114',
    message:
      'Hemen 114’ü (Ulusal Zehir Danışma Merkezi) arayın ve kutusunu, şişesini yanınızda bulundurun; kusturmayın, bir şey yedirip içirmeyin. Uykuya eğilim, nefes darlığı, nöbet, yutamama ya da ağızda yanık varsa veya bilerek içildiyse 112’yi arayın. Göze ya da cilde değdiyse bol suyla en az on beş dakika yıkayın.',
    messageEn:
      'Call 114 (national poison advice, Turkey) now with the packaging at hand; do not make the person vomit, give no food or drink. With drowsiness, hard breathing, a seizure, trouble swallowing or a burnt mouth, or if it was on purpose, call 112. If it touched eye or skin, rinse with plenty of water for at least fifteen minutes.',
  },
  aspiration: {
    // What was lost in the throat is in the airway or in the gullet; an X-ray tells, however well one feels (Hill, Gen
    // Dent 2008; ERC on choking).
    call: '112',
    message:
      'Nefes darlığı, hırıltı, morarma veya susmayan öksürük varsa hemen 112’yi arayın. Öksürebiliyorsa öksürsün; öksüremiyor, konuşamıyorsa kürek kemikleri arasına beş kez vurun, çıkmazsa karnına (bebekte göğsüne) beş kez bastırın. Belirti olmasa da aynı gün, pil, mıknatıs ya da sivri bir şeyse hemen hastanenin acil servisine gidin: yeri filmle görülmelidir.',
    messageEn:
      'With hard or noisy breathing, blue lips or a cough that does not stop, call 112 now. Who can cough should cough; who cannot cough or speak needs five blows between the shoulder blades, then five thrusts to the belly (a baby: to the chest). Without signs go to an emergency department the same day, at once with a battery, a magnet or something sharp: an X-ray must show where it is.',
  },
  bleeding: {
    // Bleeding that is heavy or goes on under pressure needs a hospital, sooner with blood thinners (ERC, SDCEP).
    call: '112',
    message:
      'Kanama bolsa, ağız kanla doluyorsa ya da başınız dönüyorsa hemen 112’yi arayın. Dik oturun, katlanmış temiz gazlı bezi kanayan yere koyup yirmi dakika hiç kaldırmadan bastırın ya da ısırın. Durmazsa 112’yi arayın veya hastanenin acil servisine gidin; kan sulandırıcıyı kendiliğinizden kesmeyin.',
    messageEn:
      'If it is heavy, fills the mouth or you feel dizzy, call 112 now. Sit upright, put folded clean gauze on the bleeding place and press or bite on it for twenty minutes without lifting it. If it does not stop, call 112 or go to an emergency department; do not stop a blood thinner on your own.',
  },
  swallowing: {
    // Infection of the floor of the mouth and the neck threatens the airway (Ludwig’s angina; NHS, SDCEP).
    call: '112',
    message:
      'Yutamamak, dilde, ağız tabanında ya da boğazda şişlik solunumu kapatabilir: hemen 112’yi arayın veya hastanenin acil servisine gidin. Dik oturun, bir şey yiyip içmeyin.',
    messageEn:
      'Not being able to swallow, or a swollen tongue, floor of the mouth or throat can close the airway: call 112 now or go to an emergency department. Sit upright, eat and drink nothing.',
  },
  trauma: {
    // A jaw that does not close and signs of a head injury need a hospital (NICE NG232, NHS).
    call: '112',
    message:
      'Baş veya çene yaralanmasında hastanenin acil servisine gidin; bayılma, kusma, uykuya eğilim, nöbet, burundan veya kulaktan sıvı gelmesi ya da çok kanama varsa 112’yi arayın. Boyun ağrıyorsa ya da kol, bacak uyuşuyorsa kıpırdamadan 112’yi bekleyin. Çeneyi zorlamayın.',
    messageEn:
      'With an injury of the head or jaw go to an emergency department; with fainting, vomiting, drowsiness, a seizure, fluid from nose or ear, or heavy bleeding, call 112. If the neck hurts or an arm or leg is numb, keep still and wait for 112. Do not force the jaw.',
  },
  avulsion: {
    // Putting it back within minutes is the first choice, milk the second (IADT guidelines, 2020).
    call: '112',
    message:
      'Yerinden çıkan kalıcı dişi kökünden tutmayın; kirliyse süt ya da soğuk suyla en çok on saniye durulayıp hemen yerine yerleştirin ve bir beze ısırın, olmazsa süte koyun. Süt dişi yerine konmaz; tam uyanık olmayanın ağzına diş konmaz. Bir saat içinde diş hekimine veya hastaneye ulaşın; bayılma, kusma ya da çok kanama varsa önce 112’yi arayın.',
    messageEn:
      'Do not touch the root of a permanent tooth that came out; rinse it for ten seconds at most with milk or cold water if dirty, put it back at once and bite on a cloth, or else keep it in milk. A baby tooth is not put back, and no tooth is put into the mouth of somebody not fully awake. Reach a dentist or hospital within the hour; with fainting, vomiting or heavy bleeding call 112 first.',
  },
  fever: {
    // Fever with a swelling of the face is an infection that has left its place (SDCEP, NHS).
    call: '112',
    message:
      'Şişlikle birlikte ateş, enfeksiyonun yayıldığını gösterebilir: beklemeden hastanenin acil servisine gidin. Nefes almak, yutmak ya da ağzı açmak zorsa veya bilinç bulanıksa 112’yi arayın.',
    messageEn:
      'Fever with a swelling may mean that the infection is spreading: go to an emergency department without waiting. If breathing, swallowing or opening the mouth is hard, or the mind is clouded, call 112.',
  },
  swelling: {
    // Swelling of eye or neck belongs in a hospital whatever the hour (NHS, NHS Wales, SDCEP).
    call: '112',
    message:
      'Şişlik göze veya boyna yayılıyorsa, hızla büyüyorsa, ateş varsa, nefes almak, yutmak ya da ağzı açmak zorlaşıyorsa, diyabetiniz düzensizse ya da bağışıklığınız baskılıysa hemen 112’yi arayın veya hastanenin acil servisine gidin. Bunlar yoksa da aynı gün bir diş hekimine ulaşın.',
    messageEn:
      'If the swelling spreads to the eye or neck, grows fast, comes with fever, breathing, swallowing or opening the mouth gets hard, or you have uncontrolled diabetes or a weak immune system, call 112 now or go to an emergency department. Without these, reach a dentist the same day.',
  },
  lockjaw: {
    // A mouth that opens less than two fingers is a sign of spreading infection if there are others, else often of muscle or
    // joint (SDCEP, NHS).
    call: '112',
    message:
      'Ağzınız şişlik, ateş, yutma ya da nefes güçlüğüyle birlikte açılmıyorsa, darbeden sonra açılmıyorsa veya açık kalıp kapanmıyorsa hemen 112’yi arayın ya da hastanenin acil servisine gidin. Çeneyi zorlamayın. Bunlar yoksa da aynı gün bir diş hekimine ulaşın; o zamana kadar yumuşak beslenin.',
    messageEn:
      'If the mouth does not open and there is swelling, fever, trouble swallowing or breathing, or after a blow, or if it stays open and does not close, call 112 now or go to an emergency department. Do not force the jaw. Without these, reach a dentist the same day; eat soft food until then.',
  },
  numbness: {
    // Numbness after a dental injection passes within hours; sudden numbness without one may be a stroke (ESO, AHA; SDCEP).
    call: '112',
    message:
      'Bugün diş iğnesi yapılmadıysa ve uyuşma birden başladıysa ya da yüz kayıyor, konuşma bozuluyor, kol veya bacak güçsüzleşiyorsa inme (felç) olabilir: hemen 112’yi arayın. Diş iğnesinden sonra, iğne yapılan yandaki uyuşukluk ise genellikle iki ila dört saatte geçer; ertesi gün sürüyorsa aynı gün bir diş hekimine ulaşın.',
    messageEn:
      'If there was no dental injection today and the numbness came suddenly, or the face droops, speech is slurred, or an arm or leg is weak, this may be a stroke: call 112 now. After a dental injection numbness on that side usually passes within two to four hours; if it is still there the next day, reach a dentist that day.',
  },
  faint: {
    // Lying down with raised legs brings back the blood; who does not come round at once, or has other signs, needs an
    // ambulance (ERC first aid, NHS).
    call: '112',
    message:
      'Hemen sırtüstü yatın ya da bayılanı yatırın, bacakları yükseltin; gebe olan sol yanına yatsın. Kişi bir iki dakikada kendine gelmiyorsa, normal solumuyorsa, göğüste ağrı, nefes darlığı, nöbet, konuşma bozukluğu, döküntü ya da şişme varsa veya başını çarptıysa 112’yi arayın; solumuyorsa kalp masajı yapın. Düzelince yavaşça doğrulun, araç kullanmayın, aynı gün bir hekime görünün.',
    messageEn:
      'Lie down at once, or lay down whoever fainted, and raise the legs; in pregnancy lie on the left side. If the person does not come round within a minute or two, does not breathe normally, has chest pain, hard breathing, a seizure, slurred speech, a rash or swelling, or hit the head, call 112; without breathing, start chest compressions. When better, sit up slowly, do not drive, and see a doctor the same day.',
  },
  general: {
    // A cry for help, a seizure or unconsciousness is for the emergency number (112, Turkey; ERC).
    call: '112',
    message:
      'Acil bir durumdaysanız beklemeden 112’yi arayın: nefes almak veya yutmak zorsa, kanama durmuyorsa, bilinç kapalıysa, göğüste ağrı, yüzde kayma, nöbet, hızla yayılan şişlik ya da ağır bir kaza varsa. Uyandırılamayan kişi soluyorsa yan yatırın, solumuyorsa kalp masajı yapın; nöbette ağza bir şey koymayın.',
    messageEn:
      'If this is an emergency, call 112 now: with hard breathing or swallowing, bleeding that does not stop, unconsciousness, chest pain, a drooping face, a seizure, a swelling that spreads fast, or a serious accident. Turn somebody who cannot be woken but breathes on their side; without breathing, start chest compressions. Put nothing into the mouth during a seizure.',
  },
};

export type Kind = UrgentKind;
