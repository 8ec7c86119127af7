import { IF, NO, QUESTION } from './particles.ts';
import type { Sentence } from './sentence.ts';
import type { VerbForm } from './suffixes.ts';
import { YES, type Mark } from './word.ts';

/** What a verb says of what it names. */
export function markOfVerb({ polarity, tense }: VerbForm, at: number, { texts, supposed }: Sentence): Mark {
  const next = texts[at + 1] ?? '';
  const comes = /[ae]c[ae][gk]/.test(texts[at]!);
  const like = (comes || tense === 'open') && /^(?:gibi|hal[ei]|durum)/.test(next);
  // "konuşamaz oldu", "bayılmak üzereyim".
  const begins =
    tense === 'topic'
      ? /^(?:basl|uzere|var(?:di)?$|oldu$|olustu$)/.test(next)
      : tense === 'open' && /z$/.test(texts[at]!) && /^ol(?:du|mus)/.test(next);
  const real =
    (supposed && IF.test(texts[at]!)) || like || begins || !['about to', 'open', 'topic', 'when'].includes(tense);
  // "duracak gibi değil".
  if (like && NO.test(texts[at + 2] ?? '')) return { ...YES, polarity: 'no', finite: 'present' };
  if (next === 'diye' && tense !== 'present' && tense !== 'past') return { polarity, real: false, now: false };
  return {
    polarity,
    real: real && !(QUESTION.test(next) && (tense === 'participle' || tense === 'past')),
    now: tense === 'present' || like || begins,
    when: tense === 'when',
    ...((tense === 'present' || tense === 'past') && { finite: tense }),
  };
}
