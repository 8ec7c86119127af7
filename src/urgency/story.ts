import { YES, type Word } from './word.ts';

const LONG_AGO =
  /^(?:hamileyken|ogrenciyken|gencken|bekarken|cocukken|kucukken|bebekken|askerken|eskiden|evvelden|vaktiyle|zamaninda|gecmiste|gecmisimde|cocuklugumda|cocukluktan|cocuklugumdan|dogustan|(?:ocak|subat|mart|nisan|mayis|haziran|temmuz|agustos|eylul|ekim)(?:da|ta)|gencligi(?:m|n)de|lisede\w*|ilkokulda\w*|ortaokulda\w*|universitede\w*|askerde\w*|pandemide|onceden|gecenlerde|yillarca|senelerce|aylarca|dogumda|dogumumda|19\d\d|20[012]\d|yasindayken|yasinda\w*iken)$/;
/** Heard or read of, rather than seen. */
const HEARD = /^(?:haber(?:ler)?(?:de|den|i|ini|inde)|gazetede|televizyonda|internette|filmde|dizide|videoda)$/;
const PERIOD = /^(?:gun|yil|sene|ay|yaz|kis|bahar|bayram|hafta|sefer)(?:lar|ler)?(?:[iu]n|da|de|dan|den|ki)?$/;
const LAST = /^(?:gecen|onceki|evvelki|gectigimiz|oteki)$/;
const AGO = /^(?:once|evvel|oncesinde|onceleri|onceydi|evveldi)$/;
const UNIT = /^(?:yil|sene|ay|hafta)(?:lar|ler)?$/;
const NOW = /^(?:simdi|bugun|dun|su|sabah|sabahtan|aksam|gece|hala|artik|yeni|az|birden|aniden)$/;
const SINCE = /(?:dan|den|dir)$/;
const OVER = /^(?:gecti|gecmisti|iyilesti\w*|duzeldi\w*|toparla\w*|indi|durdu|iyiyim|iyiyiz)$/;
const ONCE = /^(?:keresinde|defasinda|seferinde|zamanlar)$/;
/** Those of whom is told what has nothing to do with now. */
const OTHERS = /^(?:komsu|tanidi[gk]|rahmetli|(?:biri|birisi|birini|birinin|adam|adamin|kadin|kadinin)$)/;
const FRIENDS = /^(?:arkadas|kuzen)/;
/** What is asked because of what befell somebody else. */
const SAME_FOR_ME = /^(?:m[iu]|kork\w*|dikkat|bende|nasil|acaba)$/;
/** "yirmi yıldır": what has been so for years. */
const FOR_YEARS = /^(?:yil|sene)(?:lar|ler)?d[iu]r$/;
const REPORTED = /(?:m[iu]s)$/;
const TOLD = /^(?:anlat(?:ti|iyo|ip|ir|mis)\w*)$/;

/** Marks the words that tell of what was long ago: from a time of the past on until the question comes back to now. */
export function storyIn(words: Word[]): void {
  let since: number | undefined;
  for (let at = 0; at < words.length; at++) {
    const { text } = words[at]!;
    if (begins(words, at)) since = at;
    else if (NOW.test(text) && !(text === 'su' && words[at + 1]?.text !== 'an' && words[at + 1]?.text !== 'anda'))
      since = undefined;
    // What is told up to here is past, this is not.
    if (since !== undefined && at > since && (/[iu]yo/.test(text) || isDeniedNow(words[at]!))) since = undefined;
    if (since !== undefined) words[at]!.story = true;
  }
  verbBeforeItsTime(words);
  invented(words);
  figures(words);
  unsaid(words);
  for (const [at, { text, clause }] of words.entries())
    if (PLUPERFECT.test(text) || isHabitOfThen(words[at]!)) {
      const goesOn = words[at + BEHIND]?.clause === clause;
      const from = words.findLastIndex((word, place) => place < at && word.ends && word.clause === clause) + 1;
      for (const [place, word] of words.entries())
        if (word.clause === clause && place >= from && (!goesOn || place <= at)) word.story = true;
    }
  hearsay(words);
  untilThen(words);
  forYears(words);
  markOver(words);
  // Who had a stroke long ago may be weak since.
  if (words.some(({ story, marks }) => story && marks.has('palsy'))) words[0]?.marks.set('chronic', [YES]);
  for (const { story, marks } of words) if (story) for (const name of EVENTS) marks.delete(name);
}

const isDeniedNow = ({ marks }: Word): boolean =>
  [...marks.values()].flat().some(({ now, polarity }) => now && polarity !== 'yes');

/** What happened long ago is no beginning of what is told of now. */
const EVENTS = ['accident', 'fallen', 'traffic', 'kick'] as const;

/** "kesilirdi": used to. */
const isHabitOfThen = ({ text, marks }: Word): boolean =>
  /rd[iu][mk]?$/.test(text) && marks.size > 0 && [...marks.values()].flat().every(({ real }) => !real);

/** What is dreamt, filmed, written or taught of: nothing of it is told of anybody. */
const INVENTED =
  /^(?:ruya(?:m(?:da|iz\w*)|da|sinda)?|filmdeki|filminde|dizi(?:de|deki|sinde)|senaryo\w*|roman(?:da|im\w*|inda)|odev(?:i|im|imiz)?|sinav(?:a|da|im|imda)?|sunum\w*|poster\w*|panosu\w*|afis\w*|slayt\w*|veliler\w*|velilere|brosur\w*|seminer\w*|tiyatro\w*|fikra\w*|bulmaca\w*|oyunda|oyunumda|hikaye(?:de|sinde)|kitapta|kitapcik\w*|belgesel\w*|mecaz\w*|tatbikat\w*)$/;
/** "gülmekten", "zamlardan": what moves, not what harms. */
const MOVED =
  /^(?:gulmek(?:ten)?|kahkaha(?:dan|lardan)|konusmaktan|utanc(?:im)?(?:dan|tan)|merak(?:im)?(?:dan|tan)|sevin(?:c|ci)(?:m?den|ten)|mutluluktan|gucten|borctan|borclardan|zamlar(?:dan)?|trafikten|ozlemden|kiskanc\w*|dedikodu\w*|evhamdan|saskinlik(?:tan)?|keyiften|sicaktan|acliktan|yogunluktan|yorgunluktan|mesaiden|derslerden)$/;

function invented(words: readonly Word[]): void {
  if (
    words.some(
      ({ text }, at) =>
        INVENTED.test(text) || (/^hicbir(?:i|isi)$/.test(text) && /^(?:yok|olmad)/.test(words[at + 1]?.text ?? '')),
    )
  )
    for (const word of words) word.story = true;
}

function figures(words: readonly Word[]): void {
  for (const { clause } of words.filter(({ text }) => MOVED.test(text))) tellClause(words, clause);
}

function tellClause(words: readonly Word[], clause: number): void {
  for (const word of words) if (word.clause === clause) word.story = true;
}

/** "boğuluyor demiyorum", "yuttum sanmıştım": what goes before is not so. */
function unsaid(words: readonly Word[]): void {
  for (const [at, { text, sentence }] of words.entries())
    if (NEARLY.test(text) || (text === 'az' && /^(?:daha|kalsin|kaldi)$/.test(words[at + 1]?.text ?? ''))) {
      tellClause(words.slice(at), words[at]!.clause);
    } else if (UNSAID.test(text))
      for (const word of words.slice(Math.max(0, at - 4), at + 1)) if (word.sentence === sentence) word.story = true;
}
/** "az daha yutuyordum". */
const NEARLY = /^(?:neredeyse|ramak)$/;
const UNSAID = /^(?:de(?:miyo(?:rum|m|ruz)?|medim)|san(?:mist|iyordu|misi|misk)\w*|zannet(?:mist|tim|miyo)\w*)$/;

/** "kaza geçirdim üç yıl önce". */
function verbBeforeItsTime(words: Word[]): void {
  for (let at = 1; at < words.length; at++) {
    if (!begins(words, at)) continue;
    const { sentence } = words[at]!;
    if (words.some((word, before) => before < at && word.story && word.sentence === sentence)) continue;
    const goesOn = words.slice(at + 1).some((word) => word.ends && word.sentence === sentence);
    for (let before = at - 1; before >= 0 && at - before < 8; before--) {
      const word = words[before]!;
      if (word.sentence !== sentence || /[iu]yo/.test(word.text)) break;
      if (word.ends && goesOn && before < at - 4) break;
      word.story = true;
    }
  }
}

/** "komşumun boğazına diş kaçmış": what befell others, as it was told. */
function hearsay(words: Word[]): void {
  const isCompared = words.some(({ text }) => SAME_FOR_ME.test(text));
  for (const other of words.filter(({ text }) => OTHERS.test(text) || (isCompared && FRIENDS.test(text))))
    if (words.some(({ clause, text }) => clause === other.clause && (REPORTED.test(text) || TOLD.test(text))))
      tellClause(words, other.clause);
}

/** "yıllardır tutmuyor": no news, unless it is despair. */
function forYears(words: Word[]): void {
  const since = words.findIndex(({ text }) => FOR_YEARS.test(text));
  if (since < 0 || words.some(({ text }) => NOW.test(text))) return;
  for (const word of words)
    if (word.sentence === words[since]!.sentence && !DESPAIR.some((name) => word.marks.has(name))) word.story = true;
}
const DESPAIR = ['live', 'die', 'want', 'self', 'suicide'] as const;

/** "o günden beri", "bende de olur mu": what stands before is past, whenever it was. */
function untilThen(words: Word[]): void {
  const at = words.findIndex(
    ({ text }, i) =>
      (text === 'beri' &&
        /^(?:gun|zaman)den$|^zamandan$/.test(words[i - 1]?.text ?? '') &&
        words[i - 2]?.text === 'o') ||
      (/^ol(?:ur|abilir)$/.test(text) &&
        (/^(?:yine|tekrar)$/.test(words[i - 1]?.text ?? '') ||
          (words[i - 1]?.text === 'de' && /^(?:bende|bizde)$/.test(words[i - 2]?.text ?? '')))),
  );
  if (at > 0 && !words.slice(0, at).some(({ text }) => /[iu]yo/.test(text)))
    for (const word of words.slice(0, at)) word.story = true;
}

/** What is told behind it is of now. */
const BEHIND = 3;
const PLUPERFECT = /(?:m[iu]st[iu]|[dt][iu]yd[iu])(?:m|n|k|niz|nuz|lar|ler)?$/;

/** What is over: "yüzüm şişti ama geçti". */
function markOver(words: Word[]): void {
  const over = words.findIndex(({ text }, at) => {
    const before = words[at - 1]?.text ?? '';
    return (
      (OVER.test(text) && !/[ae]$|^(?:saat|dakika|dk|gun|hafta|\d+|.*(?:dokuz|sekiz|kirk))[iu]?$/.test(before)) ||
      (NOTHING.test(text) && /^(?:sey|seyi|seyim|sorun)$/.test(before))
    );
  });
  if (over < 0 || words.slice(over).some(({ text }) => /[iu]yo/.test(text) && text.length > 4 && NOWAGAIN.test(text)))
    return;
  for (let at = 0; at < over; at++)
    if (words[over]!.text !== 'durdu' && words[over]!.text !== 'indi') words[at]!.story = true;
}
const NOTHING = /^(?:olmad[iu]|olmam[iu]s|yasama|cikmad[iu])|^yok(?:mus)?$/;
const NOWAGAIN = /^(?:sis|kan|zorlan|tikan)/;

function begins(words: readonly Word[], at: number): boolean {
  const { text } = words[at]!;
  const next = words[at + 1]?.text ?? '';
  if (LONG_AGO.test(text) || HEARD.test(text)) return true;
  // Elsewhere "yazın" is an imperative.
  if (/^(?:yazin|kisin)$/.test(text) && words[at - 1]?.sentence !== words[at]!.sentence) return true;
  const before = words[at - 1]?.text ?? '';
  if (PERIOD.test(text) && LAST.test(before)) return true;
  if (text === 'bir' && ONCE.test(next)) return true;
  if (AGO.test(text) && (before === 'daha' || UNIT.test(before) || isManyDays(words, at - 1))) return true;
  if (UNIT.test(text) && /^(?:gecti|oldu|oluyor)$/.test(next)) return true;
  return /^(?:gecir|ol)(?:eli|ali)$/.test(text) && !SINCE.test(text);
}

/** "on gün önce". */
function isManyDays(words: readonly Word[], at: number): boolean {
  const number = words[at - 1]?.text ?? '';
  return (
    words[at]?.text === 'gun' && (Number(number) > WEEK || /^(?:sekiz|dokuz|on|onbes|yirmi|otuz|kirk)$/.test(number))
  );
}
const WEEK = 7;
