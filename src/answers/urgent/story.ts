import type { Word } from './word.ts';

const LONG_AGO =
  /^(?:cocukken|kucukken|gencken|eskiden|vaktiyle|gecmiste|gecmisimde|cocuklugumda|gencliginde|gencligimde|lisede|ilkokulda|ortaokulda|universitede|onceden|19\d\d|20\d\d|yasindayken|yasinda\w*iken|gecenlerde|zamaninda|oluyor)$/;
const PERIOD = /^(?:yil|sene|ay|yaz|kis|bahar|bayram|hafta)(?:lar)?(?:[iu]n|da|dan)?$/;
const LAST = /^(?:gecen|onceki|evvelki|gectigimiz)$/;
const AGO = /^(?:once|evvel|oncesinde|onceleri)$/;
const NOW = /^(?:simdi|bugun|dun|su|sabah|sabahtan|aksam|gece|hala|artik|yeni|az|birden|aniden)$/;
const SINCE = /(?:dan|den|dir)$/;
const OVER = /^(?:gecti|gecmisti|iyilesti\w*|duzeldi\w*|toparla\w*|indi|durdu)$/;

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
  // The verb before its time: "kaza geçirdim üç yıl önce".
  for (let at = 1; at < words.length; at++)
    if (
      begins(words, at) &&
      !words.some(({ story }, before) => before < at && story && words[before]!.sentence === words[at]!.sentence)
    )
      for (
        let before = at - 1;
        before >= 0 && words[before]!.sentence === words[at]!.sentence && at - before < 8;
        before--
      ) {
        if (/[iu]yo/.test(words[before]!.text)) break;
        if (
          words[before]!.ends &&
          words.slice(at + 1).some((w) => w.ends && w.sentence === words[at]!.sentence) &&
          before < at - 4
        )
          break;
        words[before]!.story = true;
      }
  for (const { clause } of words.filter(({ text }) => PLUPERFECT.test(text)))
    for (const word of words) if (word.clause === clause) word.story = true;
  if (words.length > 0 && words.some(({ text }) => OVER.test(text))) markOver(words);
}

const PLUPERFECT = /(?:m[iu]st[iu]|[dt][iu]yd[iu])(?:m|n|k|niz|nuz|lar|ler)?$/;

/** What is over: "yüzüm şişti ama geçti". */
function markOver(words: Word[]): void {
  const over = words.findIndex(({ text }, at) => OVER.test(text) && !/(?:a|e)$/.test(words[at - 1]?.text ?? ''));
  if (over < 0 || words.slice(over).some(({ text }) => /[iu]yo/.test(text) && text.length > 4 && NOWAGAIN.test(text)))
    return;
  for (let at = 0; at < over; at++)
    if (words[over]!.text !== 'durdu' && words[over]!.text !== 'indi') words[at]!.story = true;
}
const NOWAGAIN = /^(?:sis|kan|zorlan|tikan)/;

function begins(words: readonly Word[], at: number): boolean {
  const { text } = words[at]!;
  if (LONG_AGO.test(text)) return true;
  const before = words[at - 1]?.text ?? '';
  if (PERIOD.test(text) && LAST.test(before)) return true;
  if (text === 'bir' && words[at + 1]?.text === 'keresinde') return true;
  if (AGO.test(text) && (before === 'daha' || /^(?:yil|sene|ay|yillar|aylar|seneler)$/.test(before))) return true;
  if (/^(?:yil|sene|ay)$/.test(text) && /^(?:gecti|oldu|oluyor)$/.test(words[at + 1]?.text ?? '')) return true;
  return /^(?:gecir|ol)(?:eli|ali)$/.test(text) && !SINCE.test(text);
}
