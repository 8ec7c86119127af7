const BEGINNINGS =
  'degiy degiyo elektrikl elektrigi ' +
  'abim abla acid aciki aciklar acikli acikm acikt acilde acildi acile acili acima acimi acis acitac acitan acitip acitir ' +
  'acitiyo acitm aciya aciyd aciyi adam aded adet adimd adimlar agir agla agliyor agriliy agritir agritiyor agrsi aida aile ' +
  'akim akis aksa alci aldi alel alerjili alev aley alim alin alisa alisi alisma aliss aliy alkol almak almal alnim alnin ' +
  'alt ameliyt amelyat anam anestezik anestezil anestezis anevrizma anil anin anji anlad anlam anlar anlasi anlasma anlat ' +
  'annea annec annel annemd anneme annemi anneml annen annes anney antibiyotk antibyotik apeks apikl apka apsi arab arac ' +
  'arad arali aram arasina arasinda arasini aray arda aric arin arit ariyor arka arsi arti asida asidi asil asin asis asit ' +
  'asiy asli asti atan atila atild atilir atiliyor atilm atim atisim atisin atiy atla atli atta atti avuk avulse avun avut ' +
  'aydir ayik ayim ayip ayira ayird ayiri ayirm aylar ayril ayrim ayris azci azin babam baca bagin bagird bagirm bagirsak ' +
  'bagladi baglam baglar baglas baglaya baglayip bagliyor bakila bakild bakilin bakilip bakilir bakiliyor bakilmas bakilmaz ' +
  'bakilmi bakils bakim bakin bakiye bakka baktira baktird baktirip baktirm baktirsam balk bank basa basi baskal baskasi ' +
  'baskila baslamal baslana basland baslanip baslanir baslaniyor baslanm baslata baslatir baslatiyor baslatm baslay basmay ' +
  'bast basv batirip batirir batirm bayilta bayiltip bayiltiyor bayiltma bazi bebed bebel beben bebey beklene beklenip ' +
  'beklenir bekleniyor beklenm beklens bekletel bekletey bekletip bekletir bekletiyor bekletm bekletsem bekley bekliyor ' +
  'beli bend beni benle benz berber besin besled beslem besli beyh beyi beze bicag bicakl bicakt bikt bile bilgi bili bine ' +
  'birak bird biri birli bitim bizi bodr bogazc bogr boguk bogus boguy bolu bonc borc boslad bosu boyad boyama boyamis ' +
  'boyan boyas boyay boyd boyl boynuz boyu bozd bozuc bozum bozuyor buda bugu buland bulanik bulas bulunab bulunam bulunan ' +
  'bulund bulunma bulunmus bulunmuyor buluns bulunun bulunup bulunur bulunuyor buna bund bunl bunu buny bura burc burda ' +
  'burkula burkuld burm buro burs buru buyuk buyur buyuter buyutme buyutun buyutup buyutur buyutuyor buyuye buzu cakila ' +
  'cakild cakilirk caktira caktirm carpt cebi cekile cekilmel cekind cekiney cekinir cekiniyor cekinme cekinmis cekliy ' +
  'cekmel cekmi cektirmel ceni ceraha cerahi cerra cese ceviri cevr ceyi cidd cigne cikara cikarm cikila cikilir cikiliyor ' +
  'cila cile dagi dagl dahi dakka dala damad damardan damarim damarina damarindan damarla damga daraltiy darliyor dede degd ' +
  'degil degis degiyor degm deliginin delin dene deniyor derb derd derg derl ders dert derz deva devralir devraliy deyi ' +
  'dikil dikiyor dikse diksiy dilimi dinleme dinlemiyor diri disari disci disetimde diskisi diyanet dizi doga doguma ' +
  'dogumcul dogumcum dogumcuy dogumd dogums dogumu dogun dogura dogurd dogurm dogurt dogurun dogurur dogust dokt dokud ' +
  'dokun dokuyor dokuz dolab dolad dolan dolar dolasa dolasip dolasir dolasiyor dolasm dolass doldura doldurd doldurma ' +
  'doldurmus doldurs doldurtmak doldurtt doldurula dolduruld doldurulm doldurulup doldurulur dolduruluyor doldurup doldurur ' +
  'dolduruyor dolmusl dolmusta dolumu dolun dolus doluy donuld donule donulm donulur dren dsi dura durt durul durum durus ' +
  'dusuks dusul dusundure dusundurm dusundurur dusunduruyor dusus duym duyu duzu edild edileb edilecegim edilecek edilem ' +
  'edilen ediler edilin edilip edilir ediliyor edilme edilmis edilmiyor edils egeler egri ekil ekim ekled eklend eklenir ' +
  'ekleniyor eklenm eklent ekler ekles ekley ekme ektird ektirm elem elim elin ellemed ellemek ellemem ellemes ellemeye ' +
  'ellemeyin eller eman emil emla enfeksi enjeksiyon esim esne etlerin etmel etmeye etsen ette etti evim ezil fayd fircad ' +
  'fircaliyom fircaliyor fircay firlat firliyor firm fisk gari gecid gecike gecikin gecikir gecikiy gecikm geciks gecile ' +
  'gecilip gecilir geciliyor gecilmes gecind gecine geciniyor gecirteceg gecis gecmel geline gelinir gelinme gelis gelmel ' +
  'gemi genis genz gerd geri getird getirebilir getirec getirel getirem getiren getirey getirip getirir getiriyor getirm ' +
  'getirs gibi gicirdiyor gider gidid girild girileb girileceg girilecek girilem girilin girilir giriliyor girilme girils ' +
  'giris gitmel gocu goruld gorule gorulm gorulun gorulur goruluyor gorusm gorust gorusum gorusun gorusup gorusur gorusuyor ' +
  'gri grup gucl gundel gundem gundey gunl hafifl hafifse hala hald hali hapsird hapsirik hapsiriri hapsirirk hapsiriyoru ' +
  'hapsirm hapsirs hare hasa havaalan haya hemsire hepi hirliyor hissel hissett hizl horlam horlark icad iceriyor icim icin ' +
  'iciyi igre ilam ilan ilce ilerle ilin ille iltiha iltihp implnt inan incec inced incel inces incey indi inek inled ' +
  'inleme inliyor ipin ipli isikla isikt isin isleme islemis islemiyor isleri isleye istend istene istenip istenir ' +
  'isteniyor istenm istens istet istey istir iteb itel iter itey itin itmed itmey ivme izin kabarcig kabarikli kabartir ' +
  'kabartiyor kabartm kabartt kabay kabin kacag kacas kacil kacin kacis kadari kadark kadarm kadars kadi kadr kafal kafat ' +
  'kafe kagi kaid kaka kakm kalanl kalc kaldi kale kalfa kalib kalin kalip kalit kalkabili kalkac kalkama kalkamiyor kalkan ' +
  'kalkar kalkay kalkil kalkin kalkip kalkiyor kalkma kalkmis kalkmiyor kalks kalkt kalmal kals kampi kampt kanad kanala ' +
  'kanali kanalm kanar kanata kanatir kanatiyor kanatt kandirip kanit kanse kapagi kapak kapali kapam kapana kapani kapars ' +
  'kapas kapatin kapatt kapayan kapayi kapi kaplad kaplami kaplana kapland kaplani kaplanmad kaplanmak kaplar kaplat kaplay ' +
  'kapli kaplma kapm kaps kapt kara kard karim karin karisim karist kariy karn kars kart kasa kasild kasiliri kasiliyor ' +
  'kasilm kasim kasina kasindiri kasis kasiye kasiyor kasl kata katil katin katiy katlana katland katlanir katlaniyor ' +
  'katlanm katliyorl katt kavram kavu kaya kaybettird kaybi kayde kaydirabilir kaydirac kaydiral kaydiray kaydirir kaydirm ' +
  'kaydirsak kayg kayna kayniyor kaza kazd kazid kazim kazind kazini kazinm kazir kazis kaziya kazm kazs kdar kedi kefe ' +
  'kele kemen kemeri kendi kenetled kenetlend kenetleni kenetli kent kepc kepe kere kesci kesecigi kesecik keses keseye ' +
  'keseyi kesig kesim kesinti kesmel kilitle kimi kipirdad kipirdas kira kiriks kirilg kirk kirla kirld kirle kirp kisi ' +
  'kivr kiyi kizamik kizan kizarl kizartm klim kocad kocama kocamd kocami kocu koka koken koklas koklati koklatt koklay ' +
  'koklen koklere kokleri koklu kokma koksu kokte koktu kokucu kokud kokul kokum kokun kokusu kokutur kokutuy kokuyo kokuyu ' +
  'koll kolond kolonya koltug koltukt komp kona kond konf kongr koni konm konsa konser konso konsu konta kontenjan kontey ' +
  'kontor kontra kontrol konud konul konum konun konup konur konus konut konuyor kopa kopegi kopugu kopuk kopurme kopurt ' +
  'kopuruy kordon koreld korid korn koroner kors koruk koruma korun korur korus koruyab koruyac koruyam koruyan koruyar ' +
  'koruyay koruyor koruyucu koruyum koruyup kosk kosm kost kosud kosuy kotu krem kriz krose kuca kucucuk kulac kulu kuman ' +
  'kumas kupo kurm kurud kurum kurunc kurunu kurus kurut kuruy kusa kusb kust kusum kusun kutl kuyt kuyu kuzu lastik lens ' +
  'limanda list maci mahk make mark mass mini morar nakl nasils nasl nazi nazl nelerde nelerdi nelere neleri nelerl ' +
  'neml nene nere netlest neyl normali obur odedim odem oderi odev ogla ogled oglende oglene ogley ogren ogrete ogretil ' +
  'ogretim ogretin ogretir ogretm ogrets ogrett ogund ogune ogunlerimi ogunlerin ogunu ogut oksi oksurt okud okul okum ' +
  'okuna okunm okunur okunuy okur okus okut okuyab okuyac okuyama okuyan okuyay okuyo okuyu olcey olct olcuy oldur olgu ' +
  'olmaksizin olmal olmu olud olumu oluna olunm olunun olunur olunuyor olust olusum omurga omuri omurle omurlu omuz onar ' +
  'onem onum opem opme opus orec orta ortuy orul otmu otun oturtu oturul oturuma oturumd oturuml oturumu oturus otuz oyar ' +
  'oynan oyuld oyulmu oyuyor ozur paca pake pakl pani pankr parad parala parale paraliy parami paraml paran parasi paray ' +
  'parcal parla parliyor patoloji pect pelt peroks pete plaga plagi plajda pland plani planla planli plasentay plast platf ' +
  'plati plato protei saat sabahlar sacima sacimi sacin sagke sagla saki sakland saklanir saklaniyor saklanm saklans salat ' +
  'salg sallad sallana salland sallanip sallanir sallaniyo sallanma sallanmiyor sallay salyan sand sani sans sant sapl sapt ' +
  'sara sard saril sarip sariya sarma sarmi sars sart sasi sayil sefe sekeri seki seri serp sert seru sesi seve sicr sifi ' +
  'sigi sikila sikild sikilin sikilir sikiliyor sikilm sikin sikis sikligi siklik sile sili simsek sine sinirim siniyor ' +
  'siri sirt sisik sisin siskinc sisle site sivil sivin sivis siviyi sivr siyi siz skor sogu sokl sokum ' +
  'solg sopr soran sordur sorgulam sorgular sorgus sormal soru soyled soylend soylene soyleni soylenme soylenmis soyluyor ' +
  'soyula soyuld soyulm soyulur soyuluyor sozl spir spons sprey suba sube sunu supure supurge supurs supuru surdugu surduk ' +
  'surdul surdum surdurd surdure surdurm surdurs surdurule surdurulm surdurulu surdurur sure surgu surmed surmek surmel ' +
  'surmem surmen surmesi surmeyey surmeyi surmu surp surse sursu surte surtun surtup surtuyor suru susu sutum suyu taba ' +
  'tadi takib takil takim takiya tanid tanim tansiyonlu tanz taragin taram tari tasin tasis tava tehlike tekl tekmeliyor ' +
  'tekn teme teraz terb terc teri terletir termina terz tikad tikam tikanikligi tikay tikl titretip titretir titretiyor ' +
  'topl toprakt tore torp tukurd tukurukl tukurun tukurup turl turu tutmal tutturd tuttursa tutturu tutul tutuna tutunm ' +
  'tutuns tutunur tutunuy ucuklad ucumd ucun ucusa ucusum ufal ulse ustu utana utand utanip utaniyor uyani uyar uyku uyud ' +
  'uyuk uyuma uyumusu uyumuy uyun uyur uyusa uyusturul uyuta uyutma uyutmuyor uyuts uyutt uyutun uyutup uyutur uyutuyor ' +
  'uyuyab uyuyama uyuyamiyor uyuyan uyuyar uyuyay uyuyor uyuyu uzad uzam uzars uzas uzata uzatip uzatir uzatiyor uzatm ' +
  'uzats uzay uzgu uzun vard veda vicd video vitamin viya yaga yagi yakari yakarl yakarmis yakars yakil yakin yakiyor yakm ' +
  'yala yali yamas yamay yanasm yangin yanig yanik yanla yans yapilabild yapilabile yapilabilir yapilabiliyor yapilacag ' +
  'yapilacak yapilam yapilan yapilar yapild yapilin yapilip yapilir yapiliyo yapilm yapilrm yapils yapima yapimi yapin ' +
  'yapis yapiyi yapt yara yarda yardi yarg yaril yarip yaris yariy yarm yarsi yasag yasakl yasakmis yasaks yasan yasarir ' +
  'yasariyor yasata yasatiy yasatm yasina yasinda yasini yastan yatag yatak yatamadim yatamam yatamay yatamiyor yatarim ' +
  'yatark yatars yatil yatir yatis yatiya yatiyor yatm yayi yazid yazilacak yazilan yazilar yazilay yazildi yazilip yazilir ' +
  'yaziliyor yazilm yazils yazim yazis yaziy yedid yedir yediy yemeg yemel yemey yerd yerim yerinde yerine yerini yerl yete ' +
  'yeti yoks yoruc yorum yuksekte yuksel yumru yumu yurd yurunur yurunuyor yurut yuvad yuvarlat yuzd yuzuy zararl zarars ' +
  'zehirle zorlam zorlar zorlasa zorlast zorlay';

/**
 * Beginnings of everyday words that one typing error would make of words of the lexicon: they are what they are. Found among the
 * words of tens of thousands of patients' questions that a Turkish dictionary knows and that the correction changed.
 */
const everyday = new Set(BEGINNINGS.split(' '));
const LENGTHS = [...new Set([...everyday].map(({ length }) => length))];

/** Whether a folded word begins as one of them. */
export const isEveryday = (word: string): boolean => LENGTHS.some((length) => everyday.has(word.slice(0, length)));
