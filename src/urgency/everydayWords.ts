/**
 * Stems of everyday words that one typing error would make of words of the lexicon. Found among the words of tens of thousands of
 * patients' questions that a Turkish dictionary knows and that the correction changed.
 */
export const NOUNS =
  'flor omr safra halt roman senaryo odev sunum seminer poster pano afis brosur tiyatro belgesel romanda neredeyse olta omur hikaye aba abart abone ac acaba acele aci acikca acikliyor acikliyoruz acil acilis acimsi aclik ada adi adim adlarini adlariyla adli ' +
  'adres agda agi agizli agizligi agizlik agliyor agrili agrisiz aidat aile ailecek ait ajan aki akil akim akinti akit akla akli ' +
  'akne akor akran aks aktif akut alaca alan alarm alay alci aldir alev alici alim alinis alinmali alkollu allak alma almali ' +
  'almayin alo alt ama amca ana ancak andan anestezik anestezisiz ani anlama anlamli anlarda anlat annelik annesiz antibiyotikli ' +
  'antibiyotiksiz antibiyotiktir antik antiseptik antrenman ara araba arabali arac aracsa aralayin aralik arama aramayin ' +
  'aranmali arayuz ardina ardinda ardini arka arkadas art arti artigi artik artir artis asagi asama asansor asi asik asil asis ' +
  'asker aski asla asli asmayin astim atagi atak atel atesli atessiz ati atki atlamayin atmayin ay aya ayagiysa ayar ayda aydaki ' +
  'aydan aydir ayi ayir aylar aylara aylarda aylardir aylari aylarin aylarinda aylik ayn ayna aynen ayri azot bad badana bag ' +
  'bagli baha bahar bahce baki bakis bakma bakmayin bal balo balon ban banka bant banyo bar bas basibos basik basil basincli ' +
  'basit baska basket baskila baslama baslamaktansa baslamali baslamayin baslat baslayim baslayin basli baslica basligi baslik ' +
  'basma bastir bastirma baston bat batik bavul bayagi bayilt baz bazi bebe bebeklik beden bege bekleme beklemeli beklemeyin ' +
  'beklet bekleyin bekleyis bel belge belir belirgi belirli belli ben berber beri bes besin besinci besle bet beter beton bey ' +
  'beyaz beze biber bic bicak bide bile bilet bilgi bilme bilseydim bin bina bir birak birakma birakmali birakmayin bircok birer ' +
  'birey birik birinci birkac bit bitim bitir bitis bitkinlik bitkisel biyolojik biyopsi biz bobrek bodrum boks bol bolge borc ' +
  'bors bos boslugu bosluk bostanli bot boy boyali boyoz boyunca boyut boyuyor bozucu bu bucuk budur bugun buhar bul bulaca ' +
  'bulanikligi bulaniklik bulasici bulastirici buldok bulgu bulgur bullak bulma bulus buna bundan bundandir bunlar bunlardan ' +
  'bunlardandir bunlardir bunlari bunlarin bunu bunun bununla bura burc burs burunlu butun buy buyuk buz buzucu caba cadde cadir ' +
  'cag cak cakil calis calisma calismali calismayin calistir can cana canagi canli cap cark carpma carsi catlak cay cebi cek ' +
  'cekik cekilmeli cekirdek cekliyor cekmeyin cektir cektirme cektirmeyin cenelik cep cevir cevre cevri ceza ciban cidden ciddi ' +
  'cift cig cigli cigne cik cikar cikarma cikarmayin cikik cikinti cikis cikma cikmayin cikolatali cila cilek cimbiz cins cip ' +
  'cips civil cm cocukken cocuksa cogu cogunluk cokkun coktur col cop cozumle cubuk cukur cuma cumartesi cunku curuk cuz da dag ' +
  'dair dal dam damakli damar damat dan danis dav dayanagi dayi defa deg deger degil degilse degilseniz degis degiske degismeli ' +
  'dek delik delmeyin demet demir den dene denil denizli depresyon der derbi derin derinlik derinse ders dert derz destek dev ' +
  'devri deyi dibi diger dik diken dikey dikkat dilalt dilim dinle dip dirsek disari disci disindayim disiyse disk diski disli ' +
  'dislik disse dissiz distir diyanet diye diyeceksin diyeli diyemiyor diyen diyet diyeyim diyor diyorsunuz diz dizel dizlik ' +
  'dizustu do dog dogru dogus dok doktor doku dokuz dol dolap dolas dolmus doluysa don donem dongu donme donmeyin donus dorde ' +
  'dorduncu dort dose dosya dren dua dug dugun duma dun dur duragi durak durbun durdurmaktir durum durus dus dusunce dusunme ' +
  'dusunmeli dusurucu dusus duvar duyu duz duzenli duzey duzgu ecza eder efes efeste ege egil egim egzama ek eki ekim ekle ' +
  'ekleyin ekliyor ekliyoruz eksen eksi eksik elektrikli elektriksel elli else elti emdir emek emin ender engel engelli ' +
  'enjeksiyon epilepsi eris erke erte esik eski esligi eslik esneklik estetigi eti etken etki etler etlerinize etlerinizi etli ' +
  'etme etmeli etmeliyim etmeyin etsene ette etteki etten ev evde evdeki evden evdeyim eve evet evi evimde evimi evimin evin ' +
  'eviniz evinize evinizin evla evvel ezil fakat fal fala fan far fark farkli fayda feda felcli fermuar fidan fide fikir fikri ' +
  'firca firma firt fis fiskir fitigi fitil fizik fizyolojik fizyoterapi fizyoterapist folyo form fren gala gar garibi gaz gebe ' +
  'gebelik gebeyim gec gece gecir gecis gecme gecmeli gecmeyin gecmis gel gelis gelme gelmeli gelmeyin gem gen genc gencken ' +
  'genel genellik genis gercek gerekli geri geriligi gerilik getir getirme getirmeli gevsek gicir gida gidi gidis gir girinti ' +
  'giris girmeyin git gitme gitmeli giy gizli gok gol gonderme gondermeli gondermeyin gor gorev gorme gorun goruntu goruntule ' +
  'gorus gozalti gozle gozleyin gozluk gozyas gri gribi grilesen grup guc guclu gul gumus gun gundem gunduz gunes gunlugu gunluk ' +
  'gut guvenli haber hacme hacmi hafif hafta hak hakki hakli hal hala halka halsizse ham hamilelik hamur han har harbi hareket ' +
  'hareketli has hasar hasla hassas hassasiyet hastaligi hastalik hastane hastanelik hastasiyim hastayim hat hata hatirlat hatti ' +
  'hattin hav havaalan havuc havuz hayal hayir haz hazir hazirla hazirlama hazirliga hazirligi hazirlik hediye hekim hele hem ' +
  'hep her herhalde herhangi hey hic hicbir his hissetme hissi hiz hiza hoca horla hos huy huznu huzun ibraz icap icat icel icen ' +
  'icer icerideyken ici icidir icim icindeki icinden icine icini iciyim iciyle icki icme icmeli icmeyin icten idare ignele ' +
  'igneli ignesiz iki ikinci ikiz ila ilacli ilacsiz ilactir ilce ildeki ileri ilerleyin ilerleyis ilet iletis ilgi ilgili ili ' +
  'ilik ilk ilke ilkokul illa ille illerde iltihaptir imkan in inat ince indir inegi inek inis inliyor inmeli insaat insan ipi ' +
  'iple ipli iplik iptal iri irinli irk is ise ishal isi isiga isigi isik isil isilik isim isin isir isirik isirmayin isirt ' +
  'islak isle isler isliyor ismi israr istah iste istege istegi istek istemeyin isteyin iti ivedi iyi izdir izi izim izin izle ' +
  'izleri izne izni kaba kabart kabi kabiz kabuk kabul kac kacak kacinci kacirmayin kactir kadar kadi kagida kagidi kahve kaka ' +
  'kal kalca kalci kaldir kaldirma kaldirmayin kale kalinti kalip kalk kalma kalmali kalmayin kamp kamyon kanal kanalli kanalsa ' +
  'kanamali kanamasiz kanca kanit kanka kanlan kanli kanser kanun kap kapagi kapakli kapanis kapat kapatmayin kapi kapli kar ' +
  'kara karar karart karbonat kardiyolog kardiyoloji kare karides kariyer karne karni karsi karsiliyor kart kas kasik kasintili ' +
  'kat katarakt katil katki katli kattasiniz kaucuk kav kavi kavsi kayak kaygi kayi kayipli kayit kaynak kaz kazan kazanc kefe ' +
  'kek kekik kemer kemir kendi kendiliginden kene kent kepce kepek kere kes kese kesilmeli kesim kesinti kesit kesiyim keski ' +
  'kesme kesmeli kesmeyin kesri kestane ki kidem kil kilit killi kilo kim kimsin kimya kimyasal kin kir kira kirac kirala ' +
  'kiraliyor kirici kirilgan kirk kirli kirma kirmiz kirpik kis kisi kisilerce kisilik kisitli kislik kist kit kivam kivril kiy ' +
  'kiyma kizil klima klinige klinik km koc koclugu kod kok koklu koksu koku kolay kolaylik kolik kollu kolonyal koltuga koltugu ' +
  'koltuk komsu komur kon konak konik konser kontrol konu konus konusuysa koparmayin kopuklu kopya kor korsan korse koruyucu kos ' +
  'kose koseli kot kotu koy koymali koymayin koyuysa kredi kres kriz kucak kucucuk kucuge kucugu kucuk kucukken kuduz kulaklik ' +
  'kule kullan kullanan kullanma kullanmali kullanmayin kulunc kuma kumar kumas kup kupa kupon kur kurma kurs kurt kurulus kus ' +
  'kusak kusbasi kusku kusluk kusur kutur kuyu kuz kuzen kuzey lagim lata laz lazer legen lekeli lens les lezyon lif lift liken ' +
  'liman link lir lise liste lityum lok lokal lokma lop mac madde madem mahkeme makyajsiz mal mani manti manuel mark marke mart ' +
  'masa masal mat meger meme mersi mesai mesaj metal metre meyan mezun micir mikro mikropsuz mikroskop mil mine mini mis misir ' +
  'miydi miyiz modem mola moral motor muayene mudur mum mumkun mus muymus muyuz muz nadir nakit nal nam nan napayim napicam ' +
  'nasilsa nasir neden nefsi nehri neler nelerdir nelere nere nese nesi net ney nicin nisa niye nobetci nokta normal not numune ' +
  'nun nutuk obez obur oda odemli odev odu odul odum odur oduyor ofis ogla ogle ogren ogun ojesiz oklar okul okuyun ola olagan ' +
  'olan olanak olay olcek olcu ole olgu olma olmaksizin olmali olmayin olu olugu olumlu olumsuz olus omur omuz ona onar onay ' +
  'once onceki ondedir ondeki one onem oner onlar onle onlemektir onluk onluyorsunuz onu onun onunde ora org organ ork orman ' +
  'ornek orta ortak ortodonti ortu ortucu ortul ote otel otopark otoyol otu otur oturmayin oturus otuz oya oyku oyle oynamayin ' +
  'oyuk oyul oyun oze ozel ozellik ozgul ozu ozun paket pamuklu panama pansiyon para parali park parlak pasli pat paten pati pay ' +
  'pazar pek pekmez pelte pembe pens perde peri periyodik periyodu peroksidin pes pihtilasma pilli pinli pir pis plaga plagi ' +
  'plaj plan planlama planlamayin planlayin plastik polen police pos post posta prim psikolog pul pullanma pur puset rahat ' +
  'rahatsiz rahim rahmi raki rakili rakip ram randevu rapor rayli razi recete rengi renk resim resme resmi rezeksiyon rica risk ' +
  'rol rontgen ruh rutin saat sabah sabi sabir sabunlu sac sad sadece saf sag sagil saglik sah sahil sahip sak saka sakal ' +
  'sakinca sakincali sakiz saklamayin saklayin sal sala salak salca salgam salhane salin sallanti salon san sanat sancili ' +
  'sanciyor sanki sans santim sar sara sarap sari saril sarimsi sarj sark sarmayin sarmisakli sart sarttir sas saskinlik sat ' +
  'satir sauna say sayfa seans sebebi sec secenek secici secmeyin seda sedef sedye sefer sehir sehri seker sekiz selam sem semt ' +
  'sen sendele sendeliyor sene ser servi ses sesli sessizse set sey seyir seyri siddet sifir sigarasiz sigil sigorta siir sik ' +
  'sikan sikca sikica sikisik sikistir sikliga sikligi siklik sikmayin siktir sil silik sim simdi simetri simge simsek sin sinir ' +
  'siniz sinsi sinus sir sira sirf sirket sisli sisme sistem sistir sit site sivi sivilce sivri siyah siz sizce sizinki sizinti ' +
  'sodyum sogan sogu soguga sogugu soguk sok sokaga sokagi sokak soket sokmayin soktur sokulmesin sol solaryum solukla son sonra ' +
  'sonraki sonuc sormali sort soru sorun sos sote soy soyleme soylemeli soyleyin sterli stop stres subat sucicegi sukur sula ' +
  'sulta sulu suluk sun sunnet sur sure surec sureli suruc sus sut ta tabak tabanlik tablo tac tahil tahlil tahmin tak taki ' +
  'takibe takibi takilmali takma takmayin taksi takvim tamam tamir tan tani tansiyonlu tap tarafli taragi tarif tarih tasarim ' +
  'tasima tasimali tasimayin tasit tasiyan tasiyim tasiyin taskin tasla tasma tasmasiz tatil tav tava tavsan tavsiye taysa taze ' +
  'tedavi tedavili tehlikeli tek tekir tekne teknik tekrar temel temiz temizligi temizlik temmuz tenha tepe terapi terazi termos ' +
  'ters tertemiz teslim test tetik teyze tez tikac tikali tim tip tipki tirnak titres tiz tok tomografi ton top topla topugu ' +
  'topuk torba tost toz tramvay trap trensiz tug tukur tukurmeyin tukurtup tul tum tumsek tun tur tura turp tursu tus tut tutam ' +
  'tutar tutma tutmayin tutuk tutulmali tuy tuz tuzlu uca ucak ucgen ucla uclar uclu ucta ucte ucu ucuncu ucus ucuz ugur ulas ' +
  'umu unu uret ust usta ustesinden utu uyanik uyari uygu uygula uyku uykusuzluk uyu uyumayin uyunur uyut uyuz uzagi uzak ' +
  'uzanmayin uzer uzgu uzma uzum uzun vade vakti vapur vardiya vardiyali varis varken varligi varsi ve veli ver vergi veri verme ' +
  'vermeyin vernik veya visne vitamin viz vizir vurma ya yagli yagmur yahu yak yaklasik yal yala yalniz yalnizca yanigi yanik ' +
  'yanit yap yapay yapi yapis yapma yapmali yapmaliyim yapmayin yaprak yaptir yaptirma yaptirmali yaptirmayin yara yarali yarar ' +
  'yarigi yarik yarinki yarisilan yarsi yas yasak yasal yasindayim yataga yatagi yatak yati yatik yatkin yavas yavaslat yavru ' +
  'yay yaygi yaz yazi yazici yazma yazmali yazmayin yedek yedi yedir yem yeme yemegi yemeli yemeyin yemis yenge yeni yer yerel ' +
  'yerlestir yerlestirmeyin yeterli yetersizse yetiskin yetki yik yikil yil yine yir yirminci yiye yiyecege yiyecegi yiyecek ' +
  'yiyemez yiyemezsiniz yiyemiyor yiyerek yiyeyim yiyince yiyip yiyor yog yok yoksa yoktu yoktur yokuz yol yolcu yon yorucu ' +
  'yorum yuk yukari yuksel yuktur yumuk yumusak yun yurt yuru yurume yurumeli yurumeyin yuruyun yuruyus yuva yuzeysel yuzlerce ' +
  'yuzyil zam zaman zamanki zamla zar zarar zararli zaten zehirli zil zonkluyor zor zorbaligi zorsa zorunlu';

export const VERBS =
  'aci acik acikla acit acma ag agrima agrit aksa aldir alinma alis anla anlas anlasilma anlat anlatil aran asil asin atil atlan ' +
  'atlat atma attir ay ayikla ayir az azal bagir bagla bakil baktir basil baskila baslan baslat batir bay bayilt bekleme beklen ' +
  'beklet beslen beyazlat bildir bilin bin bindir birik bitme bol bosalt boya boyan boz bozulma buk bulandir bulaniklas ' +
  'bulaniklastir bulas bulastir bulun bulus burkul buyut buyutul buzul cak cakis cal calin calisma calistir catla cekilme cekin ' +
  'cevril cigne cikaril cikart cikil cikma cirla ciz cizdir coz cozul curu da dal dallan danis dayatil degistir degme den ' +
  'derinles dertles des devral dil dile dinle dinlen dog dogrul dogur dok dokun doldur donul donus dov doy durdurul dusul duy ' +
  'duyul duz duzel edil eg ek ekil ekle eksil ele elver em emil emzir eri erit etme gecik gecil gecin gecme gelin gelme ger ' +
  'gerek geril getirme getirt gez gider gidil giril girme gitme goc gorul gorunme gorus goster gotur gozet gozlen gul ha hapsir ' +
  'hastalan hatirlan hatirlat hazirlan hissedil hissettir icer icil icir ilerlen inan indir ise isi isin isirt isit isle isten ' +
  'it iyiles izle kacin kak kalin kalk kalma kamas kanat kap kapa kapatil kapil kaplan kaplat kaptir kar kasi kat katil katlan ' +
  'kaybedil kaybettir kaybol kaydet kaydir kayna kaz kazan kazin kil kirdir kireclen kirlen kirp kis kisal kisirlastir kiz ' +
  'kizart kok kokma kolaylastir kon konul koru korun kos kotule kov kullanil kur kurtar kuru kurul kurutul kutlan lekelen ma ' +
  'morart ode ogren oku olc oldurt olma olun olustur oner oneril onle op opus or ot oturma ov oy paslan patlat pis pisir planlan ' +
  'ra rahatlat renklen sac sacil sag sagla saglamlastir saglan sakinlestir saklan sal salin salla sap saptan sarar saril sat ' +
  'savun say sayil sek sev sikil sil sildir sin siyir sizlat so sol son sorul soy soylen soyul soyun su sulan sun sur surul sus ' +
  'taktir tanin tanis tara tart tasi tasin te tekle temizle temizlen temizlet tik tika tirmala titres tok toparla topla tuta ' +
  'tuttur tutun ucus um usen utan uy uyar uyaril uygulan uyul uyumla uyut uyutul uzat varil veril verme vurdur vurul ya yag ' +
  'yakala yakil yakla yaktir yanil yansi yapil yapis yapma yar yaralan yarat yaris yasan yasat yasla yat yatil yatir yatis ' +
  'yatistir yavaslat yay yayimla yazil yen yenil yenilen yetme yik yikan yil yit yitir yiyebil yiyeme yol yor yuksel yurun yurut ' +
  'yuz yuzdur zedele zorla zorlastir';
