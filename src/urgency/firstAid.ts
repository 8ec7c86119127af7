import type { UrgentKind } from '../entries/schemas/urgentKinds.ts';
import { COMFORT } from './response.ts';

/** The number to call in a kind of emergency, and first aid in Turkish and English. */
export interface FirstAid {
  readonly call: '112' | '114';
  readonly message: string;
  readonly messageEn: string;
}

const to112 = (message: string, messageEn: string): FirstAid => ({ call: '112', message, messageEn });

/** ERC: first aid for choking. */
const CHOKING =
  'kürek kemikleri arasına 5 kez vurun, sonra karnına (bebekte, gebede göğsüne) 5 kez bastırın; çıkana kadar sürdürün.';
const CHOKING_EN =
  'give 5 blows between the shoulder blades, then 5 thrusts to the belly (baby, pregnancy: chest), and go on until it is out.';

/**
 * First aid for every practice; the first sentence of each names the number. 112 is Turkey's number for every emergency; 114 is UZEM, the
 * national poison advice centre of the Ministry of Health, open to everybody at any hour. Sources: ERC (collapse, choking, fainting,
 * bleeding, burns, gas, low sugar); World Allergy Organization; ESC and AHA (heart); ESO (stroke, numbness); WHO mhGAP (selfharm); UZEM,
 * TOXBASE, NHS (overdose: paracetamol shows no sign for a day; poison, corrosive); AAO (eye); Surviving Sepsis, NICE NG51; ESGE (aspiration:
 * batteries, magnets); SDCEP, NHS (swallowing, swelling, lockjaw); NICE NG232 (trauma); IADT 2020 (avulsion, loose); NICE CG151, NG143 (fever).
 */
export const FIRST_AID: Readonly<Record<UrgentKind, FirstAid>> = {
  airway: to112(
    `Nefes almak zorlaşıyorsa beklemeden 112’yi arayın. Dik oturun, bir şey yiyip içmeyin, yalnız kalmayın; varsa nefes açıcı spreyinizi kullanın. Boğazına bir şey kaçıp öksüremeyen kişinin ${CHOKING} Tepki vermeyen, normal solumayan kişiye hemen kalp masajı yapın.`,
    `If breathing is getting hard, call 112 now. Sit upright, eat and drink nothing, do not stay alone; use your reliever inhaler if you have one. If somebody chokes and cannot cough, ${CHOKING_EN} If somebody does not respond or breathe normally, start chest compressions.`,
  ),
  allergy: to112(
    'Hemen 112’yi arayın: nefes darlığı, dilde, boğazda ya da yüzde şişme, yaygın döküntü veya baygınlık varsa ağır alerji olabilir. Size yazılmış bir adrenalin otoenjektörü varsa hemen uyluğun dış yanına uygulayın, beş dakikada düzelmezse ikincisini. Bacaklarınızı yükseltip sırtüstü yatın, nefes ya da boğaz daralıyorsa oturun; ayağa kalkmayın, yürümeyin. Şüpheli ilacı ya da yiyeceği bir daha almayın; yalnızca kaşıntı ya da birkaç kızarıklık varsa aynı gün bir hekime sorun.',
    'Call 112 now: with hard breathing, a swollen tongue, throat or face, a rash all over or fainting this may be a severe allergy. If you were prescribed an adrenaline auto-injector, use it at once in the outer thigh, a second if there is no better after five minutes. Lie down with your legs raised, or sit if breath or throat is tight; do not stand or walk. Take no more of the suspected medicine or food; with itching or a few red spots alone, ask a doctor the same day.',
  ),
  heart: to112(
    'Kalp krizi olabilir: hemen 112’yi arayın. Hareket etmeyin, oturun, araç kullanmayın ve yalnız kalmayın; aspirini ancak 112 söylerse çiğneyin. Yığılan kişi normal solumazsa kalp masajı yapın.',
    'This may be a heart attack: call 112 now. Keep still, sit down, do not drive and do not stay alone; chew aspirin only if 112 says so. If they collapse without normal breathing, start chest compressions.',
  ),
  stroke: to112(
    'İnme (felç) olabilir: belirtiler geçse bile hemen 112’yi arayın. Ne zaman başladığını ya da kişinin en son ne zaman iyi olduğunu not edin; yiyecek, içecek ve ilaç (aspirin de) vermeyin, yalnız bırakmayın.',
    'This may be a stroke: call 112 now, even if the signs pass. Note when it began, or when the person was last well; give no food, drink or medicine (nor aspirin), and do not leave them alone.',
  ),
  selfharm: to112(
    `${COMFORT} Lütfen şimdi 112’yi arayın ya da hastanenin acil servisine gidin; ilaç içildiyse ya da yaralanma varsa belirti beklemeyin. Çok zor bir an yaşıyorsunuz; bu duygu yardımla hafifler. Yanınızda güvendiğiniz biri olsun, size zarar verebilecek şeylerden uzaklaşın. Bir yakınınız için soruyorsanız onu yalnız bırakmayın.`,
    'You are not alone: please call 112 now or go to an emergency department; if something was taken or there is an injury, do not wait for signs. This is a very hard moment; with help it gets easier. Have somebody you trust with you, and move away from what could hurt you. If you ask for somebody else, do not leave them alone.',
  ),
  overdose: to112(
    'İlaç fazla alındıysa, günlere yayılmış olsa da, belirti beklemeden 112’yi ya da 114’ü (Ulusal Zehir Danışma Merkezi) arayın; bilerek alındıysa ya da uykuya eğilim, nefes darlığı, nöbet varsa 112’yi. Parasetamolde iyi hissetseniz de bugün acil servise gidin. Kusturmayın, bir şey yedirip içirmeyin, ilacın kutusunu yanınıza alın; soluyan ama uyandırılamayan kişiyi yan yatırın.',
    'If too much of a medicine was taken, even over days, call 112 or 114 (national poison advice, Turkey) without waiting for signs; 112 if it was on purpose or with drowsiness, hard breathing or a seizure. Paracetamol: emergency department today even if well. Do not make the person vomit, give no food or drink, bring the packaging; turn somebody who breathes but cannot be woken on their side.',
  ),
  hypoglycaemia: to112(
    'Kan şekeri düşmüş olabilir: kişi dalgınsa ya da yutamıyorsa hemen 112’yi arayın, ağzına bir şey vermeyin, yan yatırın. Tam uyanıksa ve yutabiliyorsa hemen 4–5 kesme şeker ya da bir bardak meyve suyu verin; 15 dakikada düzelmezse yineleyin, 112’yi arayın. İnsülin ya da şeker ilacı fazla alındıysa düzelse de 112’yi arayın.',
    'Blood sugar may be low: if the person is drowsy or cannot swallow, call 112 now, give nothing by mouth, turn them on their side. Fully awake and able to swallow: 4–5 sugar cubes or a glass of juice now; no better in 15 minutes: repeat and call 112. Too much insulin or diabetes medicine: call 112 even if better.',
  ),
  sepsis: to112(
    'Enfeksiyon bütün vücudu etkiliyor olabilir: hemen 112’yi arayın veya hastanenin acil servisine gidin; yalnız kalmayın.',
    'The infection may affect the whole body: call 112 now or go to a hospital emergency department; do not stay alone.',
  ),
  poison: {
    call: '114',
    message:
      'Yakıcı madde ya da pil yutulduysa, ağız yandıysa hemen 112’yi, ötekilerde hemen 114’ü (Ulusal Zehir Danışma Merkezi) arayın; içilen, yenen şeyi ya da kabını yanınızda bulundurun. Kusturmayın, bir şey yedirip içirmeyin. Uykuya eğilim, nefes darlığı, nöbet, yutamama varsa, bilerek içildiyse veya birkaç kişi birden etkilendiyse 112’yi arayın. Gaz ya da dumansa hemen açık havaya çıkın; göze ya da cilde değdiyse bol suyla en az 20 dakika yıkayın; ikisinde de 112’yi arayın.',
    messageEn:
      'A corrosive or a battery swallowed, or a burnt mouth: call 112 now; else call 114 (national poison advice, Turkey) now with what was swallowed or its packaging at hand. Do not make the person vomit, give no food or drink. With drowsiness, hard breathing, a seizure, trouble swallowing, if it was on purpose, or if several people are affected, call 112. With gas or smoke get out into fresh air at once; rinse eye or skin with plenty of water for at least 20 minutes; call 112 for both.',
  },
  corrosive: to112(
    'Yakıcı madde yutulup ağız, boğaz yanıyor, salya ya da kan geliyor, nefes zorlaşıyorsa 112’yi, belirti yoksa 114’ü (Ulusal Zehir Danışma Merkezi) hemen arayın. Kusturmayın; su, süt dâhil bir şey içirmeyin. Kabı saklayın.',
    'Something corrosive swallowed: with burning, drooling, blood or hard breathing call 112, without signs 114 (national poison advice, Turkey), at once. Do not make the person vomit; give nothing to drink, not even water or milk. Keep the container.',
  ),
  eye: to112(
    'Gözü hemen, kapağı açık tutarak akan bol suyla en az 20 dakika yıkayın, yıkarken 112’yi arayın. Lensi çıkarın, gözü ovmayın.',
    'Rinse the eye now under running water, lids open, for at least 20 minutes, and call 112 while rinsing. Take lenses out, do not rub.',
  ),
  gas: to112(
    'Hemen herkesle açık havaya çıkın, 112’yi arayın; geri girmeyin. Işığa, çakmağa dokunmayın. Uyandırılamayan kişi soluyorsa yan yatırın; normal solumuyorsa kalp masajı yapın.',
    'Get everybody into fresh air now and call 112; do not go back in. Touch no light or lighter. Turn somebody who cannot be woken but breathes on their side; without normal breathing, start chest compressions.',
  ),
  aspiration: to112(
    `Nefes darlığı, hırıltı, morarma veya susmayan öksürük varsa hemen 112’yi arayın. Öksürebiliyorsa öksürsün; öksüremiyor, konuşamıyorsa ${CHOKING} Belirti olmasa da aynı gün, pil, mıknatıs ya da sivri bir şeyse hemen hastanenin acil servisine gidin: yeri filmle görülmelidir.`,
    `With hard or noisy breathing, blue lips or a cough that does not stop, call 112 now. Who can cough should cough; to who cannot cough or speak ${CHOKING_EN} Without signs go to an emergency department the same day, at once with a battery, a magnet or something sharp: an X-ray must show where it is.`,
  ),
  bleeding: to112(
    'Kanama bolsa, fışkırıyorsa, ağız kanla doluyorsa, kan kusuluyorsa, başınız dönüyorsa ya da kanama hastalığınız varsa hemen 112’yi arayın. Kanayan yere katlanmış temiz bir bez koyup yirmi dakika hiç kaldırmadan bastırın; ağızdaysa dik oturup ısırın, burunsa öne eğilip burun kanatlarını sıkın. Durmazsa 112’yi arayın veya hastanenin acil servisine gidin; kan sulandırıcıyı kendiliğinizden kesmeyin.',
    'If it is heavy, spurts, fills the mouth or is vomited, you feel dizzy or have a bleeding disorder, call 112 now. Put a folded clean cloth on the bleeding place and press for twenty minutes without lifting it; in the mouth, sit upright and bite on it; from the nose, lean forward and pinch it. If it does not stop, call 112 or go to an emergency department; do not stop a blood thinner on your own.',
  ),
  swallowing: to112(
    'Yutamamak, boğuk çıkan ses, dilde, ağız tabanında ya da boğazda şişlik solunumu kapatabilir: hemen 112’yi arayın veya hastanenin acil servisine gidin. Dik oturun, bir şey yiyip içmeyin.',
    'Not being able to swallow, a muffled voice, or a swollen tongue, floor of the mouth or throat can close the airway: call 112 now or go to an emergency department. Sit upright, eat and drink nothing.',
  ),
  trauma: to112(
    'Ağır yaralanmada hemen 112’yi arayın: bayılma, kusma, dalgınlık, saplanma, çok kanama, yüz yanığı, elektrik çarpması. Kan sulandırıcı kullanan başını çarptıysa, iyi olsa da 112’yi; baş, çene, göz yaralanmasında her durumda acil servise gidin. Elektriği kesmeden dokunmayın. Kanayan yere bastırın, saplananı çıkarmayın; kol ya da bacakta fışkırma durmuyorsa üstünden turnike sıkın, saati yazın. Boyun ağrıyorsa kıpırdamayın. Yanığı 20 dakika serin akan suya tutun. Kopan parmağı, kulağı nemli beze, poşete sarıp buzlu suya, kopan dişi süte koyun.',
    'Severe injury, call 112 now: fainting, vomiting, drowsiness, something stuck in, heavy bleeding, burnt face, electric shock. Head blow on blood thinners: 112 even if well; injury of head, jaw or eye: emergency department in any case. Do not touch before the power is off. Press on what bleeds, leave in what is stuck; if an arm or leg keeps spurting, a tourniquet above it, note the time. Neck pain: keep still. Burn: 20 minutes of cool running water. Severed finger or ear: damp cloth, bag, iced water; a tooth: milk.',
  ),
  avulsion: to112(
    'Bayılma, kusma ya da çok kanama varsa önce 112’yi arayın. Çıkan kalıcı dişi kökünden tutmayın; kirliyse süt ya da soğuk suyla en çok 10 saniye durulayıp hemen yerine yerleştirin ve bir beze ısırın, olmazsa süte koyun. Süt dişi yerine konmaz; tam uyanık olmayanın ağzına diş konmaz. Bir saat içinde diş hekimine veya hastaneye ulaşın. Çıkmayıp yalnız yerinden oynayan dişi itmeyin.',
    'With fainting, vomiting or heavy bleeding call 112 first. Do not touch the root of a permanent tooth that came out; rinse it for ten seconds at most with milk or cold water if dirty, put it back at once and bite on a cloth, or else keep it in milk. A baby tooth is not put back, and no tooth is put into the mouth of somebody not fully awake. Reach a dentist or hospital within the hour. Do not push a tooth that only moved.',
  ),
  loose: to112(
    'Birkaç diş birlikte oynuyorsa, dişler üst üste oturmuyorsa, bayılma, kusma ya da çok kanama varsa 112’yi arayın. Yerinden oynayan dişi itmeyin, çekmeyin; yumuşak yiyin. Bunlar yoksa da aynı gün bir diş hekimine ulaşın. Kalıcı diş bütünüyle çıktıysa kökünden tutmadan süte koyun, bir saat içinde ulaşın.',
    'If several teeth move together or the teeth no longer meet, with fainting, vomiting or heavy bleeding, call 112. Do not push or pull a tooth that moved; eat soft food. Without these, reach a dentist the same day. A permanent tooth that came out altogether goes into milk, its root untouched, and to a dentist within the hour.',
  ),
  fever: to112(
    'Ateşli kişi uykuluysa, emmiyorsa, titriyorsa, zor soluyor ya da zor yutuyorsa hemen 112’yi arayın. Kemoterapide, zayıf bağışıklıkta, üç aydan küçük bebekte ya da şişlikle birlikte ateş beklemez: ilaçla düşse de şimdi acil servise gidin. Bunlar yoksa da 38 °C ve üstünde aynı gün bir hekime görünün.',
    'If whoever has fever is drowsy, does not feed, shivers, or has trouble breathing or swallowing, call 112 now. Under chemotherapy, with a weak immune system, in a baby under three months or with a swelling it cannot wait: emergency department now, even if medicine lowers it. Without these, from 38 °C on, see a doctor the same day.',
  ),
  swelling: to112(
    'Şişlik göze veya boyna yayılıyor ya da hızla büyüyorsa hemen 112’yi arayın veya hastanenin acil servisine gidin. Ateş, çift görme varsa, nefes almak, yutmak ya da ağzı açmak zorlaşıyorsa, diyabetiniz düzensizse, kortizon ya da bağışıklığı baskılayan ilaç kullanıyorsanız da öyle. Bunlar yoksa da aynı gün bir hekime ulaşın; antibiyotiğe karşın büyüyen şişlik beklemez.',
    'If the swelling spreads to the eye or neck or grows fast, call 112 now or go to an emergency department. The same with fever or double vision, if breathing, swallowing or opening the mouth gets hard, with uncontrolled diabetes, under cortisone or medicine that weakens the immune system. Without these, reach a doctor the same day; a swelling that grows despite antibiotics cannot wait.',
  ),
  lockjaw: to112(
    'Ağzınız şişlik, ateş, yutma ya da nefes güçlüğüyle birlikte açılmıyorsa, darbeden sonra açılmıyorsa veya açık kalıp kapanmıyorsa hemen 112’yi arayın ya da hastanenin acil servisine gidin. Çeneyi zorlamayın. Bunlar yoksa da aynı gün bir hekime ulaşın; o zamana kadar yumuşak beslenin.',
    'If the mouth does not open and there is swelling, fever, trouble swallowing or breathing, or after a blow, or if it stays open and does not close, call 112 now or go to an emergency department. Do not force the jaw. Without these, reach a doctor the same day; eat soft food until then.',
  ),
  numbness: to112(
    'Bugün uyuşturma iğnesi yapılmadıysa ve uyuşma birden başladıysa ya da yüz kayıyor, konuşma bozuluyor, kol veya bacak güçsüzleşiyorsa inme (felç) olabilir: hemen 112’yi arayın. Ağza yapılan uyuşturma iğnesinden sonra, aynı yandaki uyuşukluk ise genellikle iki ila dört saatte geçer; ertesi gün sürüyorsa aynı gün bir hekime ulaşın.',
    'If there was no numbing injection today and the numbness came suddenly, or the face droops, speech is slurred, or an arm or leg is weak, this may be a stroke: call 112 now. After a numbing injection in the mouth, numbness on that side usually passes within two to four hours; if it is still there the next day, reach a doctor that day.',
  ),
  faint: to112(
    'Bayılan bir iki dakikada kendine gelmiyorsa ya da normal solumuyorsa 112’yi arayın, solumuyorsa kalp masajı yapın. Göğüs ağrısı, nefes darlığı, nöbet, konuşma bozukluğu, döküntü, şişme varsa ya da başını çarptıysa da 112’yi arayın. Hemen sırtüstü yatın ya da bayılanı yatırın, bacakları yükseltin; gebe olan sol yanına yatsın. Düzelince yavaşça doğrulun, araç kullanmayın, aynı gün bir hekime görünün.',
    'If whoever fainted does not come round within a minute or two or does not breathe normally, call 112; without breathing, start chest compressions. Call 112 with chest pain, hard breathing, a seizure, slurred speech, a rash, swelling or a blow to the head, too. Lie flat with raised legs; in pregnancy on the left side. When better, sit up slowly, do not drive, and see a doctor the same day.',
  ),
  general: to112(
    `Acil bir durum olabilir: beklemeden 112’yi arayın ya da hastanenin acil servisine gidin. Uyandırılamayan kişi soluyorsa yan yatırın, normal solumuyorsa kalp masajı yapın; nöbette ağza bir şey koymayın. Boğazına bir şey kaçıp öksüremeyen kişinin ${CHOKING} Diyabetli, tam uyanık ve yutabiliyorsa hemen şekerli bir şey verin. Gebelikte yüksek tansiyon, kanama, su gelmesi ya da başlayan doğumda da 112’yi arayın.`,
    `This may be an emergency: call 112 now or go to an emergency department. Turn somebody who cannot be woken but breathes on their side; without normal breathing, start chest compressions. Put nothing into the mouth during a seizure. If somebody chokes and cannot cough, ${CHOKING_EN} Somebody with diabetes who is fully awake and can swallow gets something sugary now. In pregnancy, call 112 for high blood pressure, bleeding, broken waters or labour, too.`,
  ),
};

/** To a practice for animals, about a person whom an animal has bitten or scratched. WHO on rabies: washing for fifteen minutes. */
export const BITTEN = {
  call: '112',
  message:
    'Isırılan ya da tırmalanan yeri hemen bol su ve sabunla en az on beş dakika yıkayın, aynı gün bir sağlık kuruluşuna gidin: kuduz ve tetanos aşısı gerekebilir. Kanama durmuyorsa ya da yüz, boyun yaralandıysa 112’yi arayın.',
  messageEn:
    'Wash the bite or scratch at once with plenty of water and soap for at least fifteen minutes, and go to a hospital or health centre the same day: you may need protection against rabies and tetanus. If the bleeding does not stop, or face or neck are hurt, call 112.',
} as const;

/** Behind what a practice for animals says where nobody knows whether an animal is meant. */
export const IF_A_PERSON = {
  tr: 'Bir insan için soruyorsanız 112’yi arayın.',
  en: 'If you ask for a person, call 112.',
} as const;
