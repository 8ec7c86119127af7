import type { UrgentKind } from '../entries/urgentKinds.ts';
import { COMFORT } from './response.ts';

/** Whom to call in a kind of emergency, and what to do first, in Turkish and in English. */
export interface FirstAid {
  readonly call: '112' | '114';
  readonly message: string;
  readonly messageEn: string;
}

/**
 * First aid that holds whatever the practice; each begins with where it is from. 112 is Turkey's number for every emergency; 114 is
 * UZEM, the national poison advice centre of the Ministry of Health, open to everybody at any hour.
 */
export const FIRST_AID: Readonly<Record<UrgentKind, FirstAid>> = {
  airway: {
    // ERC: reliever for asthma, back blows and thrusts where somebody chokes, compressions without breath.
    call: '112',
    message:
      'Nefes almak zorlaşıyorsa beklemeden 112’yi arayın. Dik oturun, bir şey yiyip içmeyin, yalnız kalmayın; varsa nefes açıcı spreyinizi kullanın. Boğazına bir şey kaçıp öksüremeyen kişinin kürek kemikleri arasına beş kez vurun, çıkmazsa karnına (bebekte ve gebede göğsüne) beş kez bastırın, çıkana kadar ikisini sürdürün. Tepki vermeyen, normal solumayan kişiye hemen kalp masajı yapın.',
    messageEn:
      'If breathing is getting hard, call 112 now. Sit upright, eat and drink nothing, do not stay alone; use your reliever inhaler if you have one. If somebody chokes and cannot cough, give five blows between the shoulder blades, then five thrusts to the belly (a baby or in pregnancy: to the chest), and go on with both. If somebody does not respond or breathe normally, start chest compressions.',
  },
  allergy: {
    // World Allergy Organization, ERC: adrenaline first; who stands up may collapse.
    call: '112',
    message:
      'Hemen 112’yi arayın: nefes darlığı, dilde, boğazda ya da yüzde şişme, yaygın döküntü veya baygınlık varsa ağır alerji olabilir. Size yazılmış bir adrenalin otoenjektörü varsa hemen uyluğun dış yanına uygulayın, beş dakikada düzelmezse ikincisini. Bacaklarınızı yükseltip sırtüstü yatın, nefes ya da boğaz daralıyorsa oturun; ayağa kalkmayın, yürümeyin. Şüpheli ilacı ya da yiyeceği bir daha almayın; yalnızca kaşıntı ya da birkaç kızarıklık varsa aynı gün bir hekime sorun.',
    messageEn:
      'Call 112 now: with hard breathing, a swollen tongue, throat or face, a rash all over or fainting this may be a severe allergy. If you were prescribed an adrenaline auto-injector, use it at once in the outer thigh, a second if there is no better after five minutes. Lie down with your legs raised, or sit if breath or throat is tight; do not stand or walk. Take no more of the suspected medicine or food; with itching or a few red spots alone, ask a doctor the same day.',
  },
  heart: {
    // ESC, AHA: pressure in the chest, also felt in jaw or arm, is a heart attack until it is ruled out.
    call: '112',
    message:
      'Kalp krizi olabilir: hemen 112’yi arayın. Hareket etmeyin, oturun, araç kullanmayın ve yalnız kalmayın; aspirini ancak 112 söylerse çiğneyin.',
    messageEn:
      'This may be a heart attack: call 112 now. Keep still, sit down, do not drive and do not stay alone; chew aspirin only if 112 says so.',
  },
  stroke: {
    // ESO, AHA: face, arm and speech; treatment is a matter of hours.
    call: '112',
    message:
      'İnme (felç) olabilir: belirtiler geçse bile hemen 112’yi arayın. Ne zaman başladığını ya da kişinin en son ne zaman iyi olduğunu not edin; yiyecek, içecek ve ilaç (aspirin de) vermeyin, yalnız bırakmayın.',
    messageEn:
      'This may be a stroke: call 112 now, even if the signs pass. Note when it began, or when the person was last well; give no food, drink or medicine (nor aspirin), and do not leave them alone.',
  },
  selfharm: {
    // WHO, mhGAP: whoever speaks of ending their life is taken seriously and brought to help at once.
    call: '112',
    message: `${COMFORT} Çok zor bir an yaşıyorsunuz; bu duygu yardımla hafifler. Lütfen şimdi 112’yi arayın ya da hastanenin acil servisine gidin. Yanınızda güvendiğiniz biri olsun, size zarar verebilecek şeylerden uzaklaşın. Bir yakınınız için soruyorsanız onu yalnız bırakmayın.`,
    messageEn:
      'You are not alone. This is a very hard moment; with help it gets easier. Please call 112 now or go to an emergency department. Have somebody you trust with you, and move away from what could hurt you. If you ask for somebody else, do not leave them alone.',
  },
  overdose: {
    // NHS, TOXBASE, UZEM: paracetamol shows no sign for a day; more than 4 g a day for days needs hospital the same day.
    call: '112',
    message:
      'İlaç fazla alındıysa, günlere yayılmış olsa da, belirti beklemeden 112’yi ya da 114’ü (Ulusal Zehir Danışma Merkezi) arayın; bilerek alındıysa ya da uykuya eğilim, nefes darlığı, nöbet varsa 112’yi. Kusturmayın, bir şey yedirip içirmeyin, ilacın kutusunu yanınıza alın; soluyan ama uyandırılamayan kişiyi yan yatırın.',
    messageEn:
      'If too much of a medicine was taken, even over days, call 112 or 114 (national poison advice, Turkey) without waiting for signs; 112 if it was on purpose or with drowsiness, hard breathing or a seizure. Do not make the person vomit, give no food or drink, bring the packaging; turn somebody who breathes but cannot be woken on their side.',
  },
  sepsis: {
    // Surviving Sepsis, NICE NG51: confusion, shivering, a fast pulse or low pressure with an infection.
    call: '112',
    message:
      'Enfeksiyon bütün vücudu etkiliyor olabilir: hemen 112’yi arayın veya hastanenin acil servisine gidin; yalnız kalmayın.',
    messageEn:
      'The infection may affect the whole body: call 112 now or go to a hospital emergency department; do not stay alone.',
  },
  poison: {
    // UZEM, 114: advises at any hour, asks not to make anybody vomit. Carbon monoxide: out into the air (ERC).
    call: '114',
    message:
      'Hemen 114’ü (Ulusal Zehir Danışma Merkezi) arayın; içilen, yenen şeyi ya da kutusunu yanınızda bulundurun. Kusturmayın, bir şey yedirip içirmeyin. Uykuya eğilim, nefes darlığı, nöbet, yutamama ya da ağızda yanık varsa, bilerek içildiyse veya birkaç kişi birden etkilendiyse 112’yi arayın. Gaz ya da dumansa hemen açık havaya çıkın ve 112’yi arayın. Göze ya da cilde değdiyse bol suyla en az on beş dakika yıkayın.',
    messageEn:
      'Call 114 (national poison advice, Turkey) now with what was swallowed or its packaging at hand. Do not make the person vomit, give no food or drink. With drowsiness, hard breathing, a seizure, trouble swallowing or a burnt mouth, if it was on purpose, or if several people are affected, call 112. With gas or smoke, get out into fresh air at once and call 112. If it touched eye or skin, rinse with plenty of water for at least fifteen minutes.',
  },
  aspiration: {
    // ERC on choking; ESGE: a battery, a magnet or something sharp is taken out at once.
    call: '112',
    message:
      'Nefes darlığı, hırıltı, morarma veya susmayan öksürük varsa hemen 112’yi arayın. Öksürebiliyorsa öksürsün; öksüremiyor, konuşamıyorsa kürek kemikleri arasına beş kez vurun, çıkmazsa karnına (bebekte ve gebede göğsüne) beş kez bastırın, çıkana kadar ikisini sürdürün. Belirti olmasa da aynı gün, pil, mıknatıs ya da sivri bir şeyse hemen hastanenin acil servisine gidin: yeri filmle görülmelidir.',
    messageEn:
      'With hard or noisy breathing, blue lips or a cough that does not stop, call 112 now. Who can cough should cough; who cannot cough or speak needs five blows between the shoulder blades, then five thrusts to the belly (a baby or in pregnancy: to the chest), and both again until it is out. Without signs go to an emergency department the same day, at once with a battery, a magnet or something sharp: an X-ray must show where it is.',
  },
  bleeding: {
    // ERC: direct pressure; sooner to hospital with blood thinners.
    call: '112',
    message:
      'Kanama bolsa, fışkırıyorsa, ağız kanla doluyorsa, kan kusuluyorsa ya da başınız dönüyorsa hemen 112’yi arayın. Kanayan yere katlanmış temiz bir bez koyup yirmi dakika hiç kaldırmadan bastırın; ağızdaysa dik oturup ısırın, burunsa öne eğilip burun kanatlarını sıkın. Durmazsa 112’yi arayın veya hastanenin acil servisine gidin; kan sulandırıcıyı kendiliğinizden kesmeyin.',
    messageEn:
      'If it is heavy, spurts, fills the mouth or is vomited, or you feel dizzy, call 112 now. Put a folded clean cloth on the bleeding place and press for twenty minutes without lifting it; in the mouth, sit upright and bite on it; from the nose, lean forward and pinch it. If it does not stop, call 112 or go to an emergency department; do not stop a blood thinner on your own.',
  },
  swallowing: {
    // NHS, SDCEP: infection of the floor of the mouth and the deep neck threatens the airway; a muffled voice is one of its signs.
    call: '112',
    message:
      'Yutamamak, boğuk çıkan ses, dilde, ağız tabanında ya da boğazda şişlik solunumu kapatabilir: hemen 112’yi arayın veya hastanenin acil servisine gidin. Dik oturun, bir şey yiyip içmeyin.',
    messageEn:
      'Not being able to swallow, a muffled voice, or a swollen tongue, floor of the mouth or throat can close the airway: call 112 now or go to an emergency department. Sit upright, eat and drink nothing.',
  },
  trauma: {
    // NICE NG232, ERC: head and neck kept still; what is stuck stays; an amputated part dry, cool and not on ice itself. Burns: cool water.
    call: '112',
    message:
      'Ağır yaralanmada, bayılma, kusma, uykuya eğilim, nöbet, burundan ya da kulaktan sıvı gelmesi, çift görme veya çok kanama varsa 112’yi arayın; bunlar yoksa da baş, çene ya da göz yaralanmasında hastanenin acil servisine gidin. Boyun ağrıyorsa ya da kol, bacak uyuşuyorsa kıpırdamadan 112’yi bekleyin. Kanayan yere temiz bezle bastırın; saplanan şeyi çıkarmayın. Kopan parçayı temiz, nemli beze sarıp poşete, poşeti buzlu suya koyun. Yanığı yirmi dakika akan serin suya tutun. Yerinden oynayan çeneyi, kemiği zorlamayın.',
    messageEn:
      'With a severe injury, fainting, vomiting, drowsiness, a seizure, fluid from nose or ear, double vision or heavy bleeding, call 112; without these, too, go to an emergency department with an injury of head, jaw or eye. If the neck hurts or an arm or leg is numb, keep still and wait for 112. Press a clean cloth on what bleeds; do not pull out what is stuck. Wrap a part that was cut off in a clean damp cloth, in a bag, in iced water. Hold a burn under cool running water for twenty minutes. Do not force a jaw or bone that is out of place.',
  },
  avulsion: {
    // IADT guidelines, 2020: put back within minutes, milk is second.
    call: '112',
    message:
      'Yerinden çıkan kalıcı dişi kökünden tutmayın; kirliyse süt ya da soğuk suyla en çok on saniye durulayıp hemen yerine yerleştirin ve bir beze ısırın, olmazsa süte koyun. Süt dişi yerine konmaz; tam uyanık olmayanın ağzına diş konmaz. Bir saat içinde diş hekimine veya hastaneye ulaşın; bayılma, kusma ya da çok kanama varsa önce 112’yi arayın.',
    messageEn:
      'Do not touch the root of a permanent tooth that came out; rinse it for ten seconds at most with milk or cold water if dirty, put it back at once and bite on a cloth, or else keep it in milk. A baby tooth is not put back, and no tooth is put into the mouth of somebody not fully awake. Reach a dentist or hospital within the hour; with fainting, vomiting or heavy bleeding call 112 first.',
  },
  fever: {
    // NICE CG151: fever under chemotherapy. SDCEP, NHS: fever with a swelling of the face.
    call: '112',
    message:
      'Kemoterapi alırken, bağışıklık baskılıyken, üç aydan küçük bebekte ya da şişlikle birlikte ateş beklemez: hemen hastanenin acil servisine gidin, kemoterapi aldığınızı söyleyin. Nefes almak, yutmak ya da ağzı açmak zorsa, titreme varsa veya bilinç bulanıksa 112’yi arayın.',
    messageEn:
      'Fever under chemotherapy, with a weak immune system, in a baby under three months or with a swelling cannot wait: go to an emergency department now and say that you have chemotherapy. If breathing, swallowing or opening the mouth is hard, with shivering, or if the mind is clouded, call 112.',
  },
  swelling: {
    // NHS, NHS Wales, SDCEP: swelling of eye or neck belongs in a hospital whatever the hour.
    call: '112',
    message:
      'Şişlik göze veya boyna yayılıyorsa, çift görüyorsanız, hızla büyüyorsa, ateş varsa, nefes almak, yutmak ya da ağzı açmak zorlaşıyorsa, diyabetiniz düzensizse ya da bağışıklığınız baskılıysa hemen 112’yi arayın veya hastanenin acil servisine gidin. Bunlar yoksa da aynı gün bir hekime ulaşın.',
    messageEn:
      'If the swelling spreads to the eye or neck, you see double, it grows fast, comes with fever, breathing, swallowing or opening the mouth gets hard, or you have uncontrolled diabetes or a weak immune system, call 112 now or go to an emergency department. Without these, reach a doctor the same day.',
  },
  lockjaw: {
    // SDCEP, NHS: a sign of spreading infection if there are others, else often of muscle or joint.
    call: '112',
    message:
      'Ağzınız şişlik, ateş, yutma ya da nefes güçlüğüyle birlikte açılmıyorsa, darbeden sonra açılmıyorsa veya açık kalıp kapanmıyorsa hemen 112’yi arayın ya da hastanenin acil servisine gidin. Çeneyi zorlamayın. Bunlar yoksa da aynı gün bir hekime ulaşın; o zamana kadar yumuşak beslenin.',
    messageEn:
      'If the mouth does not open and there is swelling, fever, trouble swallowing or breathing, or after a blow, or if it stays open and does not close, call 112 now or go to an emergency department. Do not force the jaw. Without these, reach a doctor the same day; eat soft food until then.',
  },
  numbness: {
    // ESO, AHA: sudden numbness without an injection may be a stroke. SDCEP: after one it passes within hours.
    call: '112',
    message:
      'Bugün uyuşturma iğnesi yapılmadıysa ve uyuşma birden başladıysa ya da yüz kayıyor, konuşma bozuluyor, kol veya bacak güçsüzleşiyorsa inme (felç) olabilir: hemen 112’yi arayın. Ağza yapılan uyuşturma iğnesinden sonra, aynı yandaki uyuşukluk ise genellikle iki ila dört saatte geçer; ertesi gün sürüyorsa aynı gün bir hekime ulaşın.',
    messageEn:
      'If there was no numbing injection today and the numbness came suddenly, or the face droops, speech is slurred, or an arm or leg is weak, this may be a stroke: call 112 now. After a numbing injection in the mouth, numbness on that side usually passes within two to four hours; if it is still there the next day, reach a doctor that day.',
  },
  faint: {
    // ERC first aid, NHS: raised legs; an ambulance for who does not come round at once or has other signs.
    call: '112',
    message:
      'Hemen sırtüstü yatın ya da bayılanı yatırın, bacakları yükseltin; gebe olan sol yanına yatsın. Kişi bir iki dakikada kendine gelmiyorsa, normal solumuyorsa, göğüste ağrı, nefes darlığı, nöbet, konuşma bozukluğu, döküntü ya da şişme varsa veya başını çarptıysa 112’yi arayın; solumuyorsa kalp masajı yapın. Düzelince yavaşça doğrulun, araç kullanmayın, aynı gün bir hekime görünün.',
    messageEn:
      'Lie down at once, or lay down whoever fainted, and raise the legs; in pregnancy lie on the left side. If the person does not come round within a minute or two, does not breathe normally, has chest pain, hard breathing, a seizure, slurred speech, a rash or swelling, or hit the head, call 112; without breathing, start chest compressions. When better, sit up slowly, do not drive, and see a doctor the same day.',
  },
  general: {
    // ERC: a cry for help, a seizure, unconsciousness, a birth; and whatever is unsure.
    call: '112',
    message:
      'Acil bir durum olabilir: beklemeden 112’yi arayın ya da hastanenin acil servisine gidin. Uyandırılamayan kişi soluyorsa yan yatırın, solumuyorsa kalp masajı yapın; nöbette ağza bir şey koymayın. Gebelikte yüksek tansiyon, kanama, su gelmesi ya da başlayan doğumda da 112’yi arayın. Yalnız kalmayın.',
    messageEn:
      'This may be an emergency: call 112 now or go to an emergency department. Turn somebody who cannot be woken but breathes on their side; without breathing, start chest compressions. Put nothing into the mouth during a seizure. In pregnancy, call 112 for high blood pressure, bleeding, broken waters or labour, too. Do not stay alone.',
  },
};
