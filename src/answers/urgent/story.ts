import type { Word } from './word.ts';

const LONG_AGO =
  /^(?:cocukken|kucukken|bebekken|gencken|askerken|eskiden|evvelden|vaktiyle|zamaninda|gecmiste|gecmisimde|cocuklugumda|gencligi(?:m|n)de|lisede\w*|ilkokulda\w*|ortaokulda\w*|universitede\w*|askerde\w*|pandemide|onceden|gecenlerde|yillarca|senelerce|aylarca|dogumda|dogumumda|19\d\d|20[012]\d|yasindayken|yasinda\w*iken)$/;
/** Heard or read of, rather than seen. */
const HEARD = /^(?:haberler(?:de|den)|gazetede|televizyonda|internette|filmde|dizide|videoda)$/;
const PERIOD = /^(?:yil|sene|ay|yaz|kis|bahar|bayram|hafta|sefer)(?:lar|ler)?(?:[iu]n|da|de|dan|den|ki)?$/;
const LAST = /^(?:gecen|onceki|evvelki|gectigimiz|oteki)$/;
const AGO = /^(?:once|evvel|oncesinde|onceleri)$/;
const UNIT = /^(?:yil|sene|ay|hafta)(?:lar|ler)?$/;
const NOW = /^(?:simdi|bugun|dun|su|sabah|sabahtan|aksam|gece|hala|artik|yeni|az|birden|aniden)$/;
const SINCE = /(?:dan|den|dir)$/;
const OVER = /^(?:gecti|gecmisti|iyilesti\w*|duzeldi\w*|toparla\w*|indi|durdu|iyiyim|iyiyiz)$/;
const ONCE = /^(?:keresinde|defasinda|seferinde|zamanlar)$/;
/** Those of whom is told what has nothing to do with now. */
const OTHERS = /^(?:komsu|tanidi[gk]|rahmetli)/;
const FRIENDS = /^(?:arkadas|kuzen)/;
/** What is asked because of what befell somebody else. */
const SAME_FOR_ME = /^(?:m[iu]|kork\w*|dikkat|bende|nasil|acaba)$/;
/** "yirmi yıldır": what has been so for years. */
const FOR_YEARS = /^(?:yil|sene)(?:lar|ler)?d[iu]r$/;
const REPORTED = /(?:m[iu]s)$/;

/** Marks the words that tell of what was long ago: from a time of the past on until the question comes back to now. */
export function storyIn(words: Word[]): void {
  let since: number | undefined;
  for (let at = 0; at < words.length; at++) {
    const { text, marks } = words[at]!;
    if (begins(words, at)) since = at;
    else if (NOW.test(text) && !(text === 'su' && words[at + 1]?.text !== 'an' && words[at + 1]?.text !== 'anda'))
      since = undefined;
    const isPresent =
      [...marks.values()].flat().some(({ now, polarity }) => now && polarity !== 'yes') || /[iu]yo/.test(text);
    if (isPresent && since !== undefined && at > since) {
      // What is told up to here is past, this is not.
      since = undefined;
    }
    if (since !== undefined) words[at]!.story = true;
  }
  verbBeforeItsTime(words);
  for (const { clause } of words.filter((word) => PLUPERFECT.test(word.text) || isHabitOfThen(word)))
    for (const word of words) if (word.clause === clause) word.story = true;
  hearsay(words);
  untilThen(words);
  forYears(words);
  markOver(words);
  for (const { story, marks } of words) if (story) for (const name of EVENTS) marks.delete(name);
}

/** What happened long ago is no beginning of what is told of now. */
const EVENTS = ['accident', 'fallen', 'traffic', 'kick'] as const;

/** "kesilirdi": used to. */
const isHabitOfThen = ({ text, marks }: Word): boolean =>
  /rd[iu][mk]?$/.test(text) && marks.size > 0 && [...marks.values()].flat().every(({ real }) => !real);

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
    if (words.some(({ clause, text }) => clause === other.clause && REPORTED.test(text)))
      for (const word of words) if (word.clause === other.clause) word.story = true;
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

const PLUPERFECT = /(?:m[iu]st[iu]|[dt][iu]yd[iu])(?:m|n|k|niz|nuz|lar|ler)?$/;

/** What is over: "yüzüm şişti ama geçti". */
function markOver(words: Word[]): void {
  const over = words.findIndex(({ text }, at) => {
    const before = words[at - 1]?.text ?? '';
    return (
      (OVER.test(text) && !/[ae]$/.test(before)) || (NOTHING.test(text) && /^(?:sey|seyi|seyim|sorun)$/.test(before))
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
