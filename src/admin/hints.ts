/** The schemas' descriptions in Turkish, for those who write in the editor. */
export const HINTS: Readonly<Record<string, string>> = {
  'what the page is called, at most 60 characters': 'Sayfanın adı.',
  'what search results show of the page, 110 to 160 characters': 'Arama sonuçlarında sayfanın altında görünen cümle.',
  'name of the person who reviewed the text': 'Metni gözden geçiren kişinin adı.',
  'keys of signs of triage.yaml, whose texts the page shows':
    '“Acil ve aynı gün belirtileri” dosyasındaki belirtilerin anahtarları; metinleri bu sayfada görünür.',
  'signs of this page alone for which to call 112 or go to a hospital at once':
    'Yalnızca bu sayfada: 112’yi aramayı ya da hemen hastaneye gitmeyi gerektiren belirtiler.',
  'signs of this page alone for which to call the practice on the same day':
    'Yalnızca bu sayfada: kliniği aynı gün aramayı gerektiren belirtiler.',
  'stands before the text, though the page is not about a symptom':
    'Sayfa bir belirtiyi anlatmasa da metinden önce gösterilir.',
  'addresses that the page had before, such as /eski-adres':
    'Sayfanın önceki adresleri, örneğin /eski-adres; oraya gelen buraya yönlendirilir.',
  'lists of notes/ that this page shows': 'Bu sayfada gösterilen, notes klasöründeki listeler.',
  'questions this page answers, in the words of patients; the first is shown':
    'Bu sayfanın yanıtladığı sorular, hastaların sözleriyle; ilki gösterilir.',
  'simpler drawing that stands for the page where others lead to it':
    'Başka sayfalarda bu sayfanın yerine görünen daha sade çizim.',
  'photograph of photos/, in the place of a drawing': 'photos klasöründen fotoğraf, çizim yerine.',
  'what it shows, for those who do not see it': 'Fotoğrafta ne görüldüğü; göremeyenlere okunur.',
  'guidelines of sources/ that this page rests on': 'Sayfanın dayandığı, sources klasöründeki kılavuzlar.',
  'what patients ask first, beside the title': 'Hastaların ilk sorduğu; başlığın yanında görünür.',
  'how long a session takes': 'Bir seansın süresi.',
  'how many sessions there are': 'Kaç seans sürdüğü.',
  'what is felt': 'Tedavi sırasında ne hissedildiği.',
  'what the next day is like': 'Ertesi günün nasıl geçtiği.',
  'keys of the questions of the FAQ that the page answers; by default the first of its category':
    'Sayfada gösterilen soruların anahtarları; boşsa kategorisinin ilk soruları.',
  'headings of the text whose sections are shown at once; the others are under their titles':
    'Hemen açık görünen bölümlerin başlıkları; ötekiler başlıklarının altında kapalıdır.',
  'what to ask the practice about, where it is not urgent': 'Acil değilse kliniğin ne için aranacağı.',
  'what to do at once, a card for each complaint': 'Her şikâyet için hemen yapılacakların kartı.',
  'the link to it, in the words of a patient': 'Karta götüren bağlantı, hastanın sözleriyle.',
  'says what to do': 'Ne yapılacağını söyleyen başlık.',
  'the drawing of the page shows these steps: it stands beside them':
    'Sayfanın çizimi bu adımları gösterir; yanında durur.',
  'what to do until the practice is reached': 'Kliniğe ulaşana kadar yapılacaklar.',
  'what the post is about, a few words each': 'Yazının konuları; her biri birkaç sözcük.',
  'the first section says what to do at once: it stands before the care cards, below the way to them':
    'İlk bölüm hemen ne yapılacağını söyler ve belirti kartlarından önce gelir.',
  'name of one of the doctors of practice.yaml; their lead, where none is named':
    '“Klinik bilgileri” dosyasındaki hekimlerden biri; boşsa ilk hekim.',
  'main service that the post is about, by its slug': 'Yazının anlattığı ana tedavi.',
  'the short answer first, then an empty line, then the rest': 'Önce kısa yanıt, sonra boş satır, sonra ayrıntı.',
  'key of the sentence of triage.yaml that ends the answer':
    'Yanıtın sonuna eklenen cümlenin “Acil ve aynı gün belirtileri” dosyasındaki anahtarı.',
  'the short answer in English, shown first to those who ask in English':
    'Kısa yanıtın İngilizcesi; İngilizce soranlara önce bu gösterilir.',
  'other ways in which patients ask this': 'Hastaların aynı şeyi sorduğu başka biçimler.',
  'names of treatments that are not offered, as patients write them':
    'Yapmadığınız tedavilerin hastaların yazdığı adları.',
  'what helps where no ambulance is needed, in one line below the title':
    'Ambulans gerekmiyorsa neyin iyi geldiği; başlığın altında tek satır.',
  'schema.org type of the practice, such as MedicalClinic': 'Kliniğin schema.org türü, örneğin MedicalClinic.',
  'how one gets in, beside the address: floor, lift, step': 'Adresin yanında: kat, asansör, basamak.',
  'as people read it; by default made of e164': 'İnsanların okuduğu biçimde; boşsa uluslararası numaradan yazılır.',
  'last day, where it is another than the first': 'Birden çok günse son gün.',
  'what patients read: the name of the holiday': 'Hastaların okuduğu: tatilin adı.',
  'number that receives WhatsApp messages': 'WhatsApp iletilerini alan numara.',
  'messaging service other than WhatsApp; "{message}" is replaced by the message':
    'WhatsApp dışında bir ileti hizmeti; “{message}” yerine ileti konur.',
  'the prefilled message, Turkish': 'Hastanın göndereceği hazır ileti; sağlık bilgisi istemez.',
  'how appointments are made, English, for API clients': 'Randevunun nasıl alındığı, programlar için İngilizce.',
  'how soon one is seen, in pain and without': 'Ağrı varken ve yokken ne kadar sürede görüldüğü.',
  'when patients hear what it costs; no amount': 'Ücretin ne zaman söylendiği; tutar yazılmaz.',
  'the page for emergencies': 'Acil durumlar sayfası.',
  'page that says what to do until the practice opens': 'Klinik açılana kadar ne yapılacağını anlatan sayfa.',
  'whom to call, while the practice is closed, about what cannot wait and is not for 112':
    'Klinik kapalıyken, 112’lik olmayan ama bekleyemeyen durumda kimin aranacağı.',
  'on the button, a few words with the number': 'Düğmedeki yazı: birkaç sözcük ve numara.',
  'where to turn then; on every card of signs of the same day, at any hour':
    'O zaman nereye başvurulacağı; aynı gün belirtilerinin her kartında, her saatte görünür.',
  'what helps pain until then, in English: above the answer to a question in English that tells of pain':
    'O zamana kadar ağrıya neyin iyi geldiği, İngilizce; ağrıdan söz eden İngilizce soruların yanıtında görünür.',
  'questions that show below the field of the question box what to ask, a few words each':
    'Soru kutusunun altında ne sorulabileceğini gösteren örnekler; birkaç sözcük.',
  'kind of practice whose words pages use: medical, dental, therapy, veterinary':
    'Sayfaların sözcükleri hangi alana göre: tıp, diş, terapi, veteriner.',
  'words in the place of those that pages use': 'Sayfalarda kullanılanların yerine geçecek sözcükler.',
  'where the bar of a phone shows 112: "closed" on every page while nobody answers, "urgent" on pages about emergencies only':
    'Telefondaki çubuk 112’yi nerede gösterir: “closed” kapalıyken her sayfada, “urgent” yalnızca acil sayfalarında.',
  'what services are called in headings and menus, where they are no treatments':
    'Tedavi değillerse hizmetlerin başlıklarda ve menüde adı.',
  'what is filled in by hand on the sheet to take home, besides the day':
    'Eve götürülen kâğıtta günün yanında elle doldurulan yer.',
  "the practice's dentists or doctors; the first is its lead": 'Kliniğin hekimleri; ilki sorumlu hekimdir.',
  'in words': 'Sözle, örneğin “15 yılı aşkın”.',
  'a sentence for the home page': 'Ana sayfa için bir cümle.',
  'name of the person who reviews the medical pages that name nobody else':
    'Başka ad yazılmamış tıbbi sayfaları gözden geçiren kişi.',
  'says that this is general information and not a diagnosis': 'Bilgilerin genel olduğunu, tanı olmadığını söyler.',
  'what a patient reads when the practice has no answer to the question': 'Soruya yanıt yoksa hastanın okuduğu cümle.',
  'Content-Signal of robots.txt, such as "search=yes, ai-input=yes, ai-train=no"':
    'robots.txt için, örneğin “search=yes, ai-input=yes, ai-train=no”.',
  'drawing that is the logo of the practice, square': 'Kliniğin kare logosu olan çizim.',
  'wide logo in the place of sign and name at the top of pages': 'Sayfaların üstünde işaret ve ad yerine geniş logo.',
  'SVG of drawings/, or PNG or WebP of photos/': 'drawings klasöründen SVG ya da photos klasöründen PNG, WebP.',
  'the same for dark pages': 'Koyu sayfalar için aynısı.',
  "the practice's colour in quotes, such as '#7a1f5c'; all other colours are made of it":
    'Kliniğin rengi, örneğin #7a1f5c; öteki renkler ondan türetilir.',
  'family of fontsource.org that is installed, such as "lora"; npm install @fontsource-variable/lora':
    'Kurulu bir fontsource.org yazı tipi, örneğin lora; kurmak için npm install @fontsource-variable/lora.',
  'the most urgent signs in one sentence, for home page and programs':
    'En acil belirtiler tek cümlede; ana sayfa ve programlar için.',
  'signs for which to call 112 or go to a hospital at once, by kind':
    '112’yi aramayı ya da hemen hastaneye gitmeyi gerektiren belirtiler, türüne göre.',
  'names the sign in "care.signs" of a page': 'Sayfalar belirtiyi bu adla gösterir.',
  'the same in English, for programs': 'Programlar için İngilizcesi.',
  'what to do at once, before going anywhere': 'Bir yere gitmeden önce hemen yapılacaklar.',
  'signs with which to be seen on the same day': 'Aynı gün muayene gerektiren belirtiler.',
  'sentences that end answers': 'Yanıtların sonuna eklenen cümleler.',
  'names the sentence in "closing" of an answer': 'Yanıtlar cümleyi bu adla gösterir.',
  'signs with which to call 112 at once, in one sentence': '112’yi hemen aramayı gerektiren belirtiler, tek cümlede.',
  'to choose from, each shown with the drawing of its page':
    'Seçilecek şikâyetler; her biri sayfasının çizimiyle görünür.',
  'the entrance and the rooms, beside who works in them': 'Giriş ve odalar; orada çalışanların yanında görünür.',
  'what patients ask first of who treats them, in a row below the title: registration, languages':
    'Hastaların hekim hakkında ilk sorduğu: kayıt, diller; başlığın altında bir sırada.',
  'message filled in for who refers a patient; nothing in it names the patient':
    'Hasta yönlendiren için hazır ileti; hastayı tanıtan bir şey içermez.',
  'the page to cite': 'Kaynak gösterilecek sayfa.',
};
