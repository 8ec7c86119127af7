import type { ClassName } from './lexicon/lexicon.ts';
import { IF, NO } from './particles.ts';
import type { Sentence } from './sentence.ts';
import { YES, type Mark } from './word.ts';
import type { Reading } from './words.ts';

/** So far ahead a noun looks for what is said of it. */
const AHEAD = 4;

/** Nouns that name a sign by themselves: whether there is one is said by what follows. */
const STATES: ReadonlySet<ClassName> = new Set<ClassName>([
  'swelling',
  'swell',
  'fever',
  'narrow',
  'hard',
  'pain',
  'rash',
  'palsy',
  'allergy',
  'reaction',
  'numb',
  'shiver',
  'hardness',
  'press',
  'faint',
  'abscess',
  'poisoned',
  'anaphylaxis',
  'sepsis',
  'vomit',
  'suicide',
  'noise',
  'red',
  'cough',
  'fastpulse',
  'attack',
  'avulsion',
  'balloon',
  'droop',
  'break',
  'poisoning',
  'haemorrhage',
]);

/** Those of them that are no nouns. */
const BY_WHAT_FOLLOWS: ReadonlySet<ClassName> = new Set<ClassName>(['faint', 'hard', 'balloon', 'anaphylaxis']);

const NORMAL = /^(?:yerinde|normal|rahat|duzgun|iyi)$/;
const HAPPEN =
  /^(?:ol|cik|gel|basla|basli|yap|et|ed|yasa|yasi|cek|gelis|hissed|hisset|kal|gor|goster|var|art|eslik|gecir|olus)(?=[aeiudmtyls]|r|$)/;
const HAPPENED_NOT = /^(?:ol|cik|gel|basla|yap|et|yasa|gelis|hisset|gor|olus)m(?:[ae](?!kt|l[iu])|[iu]y)/;
const SUBSIDED = /^(?:in|azal|sonum|sond)(?:d[iu]|m[iu]s|[iu]yo\w*)$|^(?:gecti|gecmis|indi|iniyor|dustu)$/;
/** "boynuma". */
const TO = /[mn][ae]$|^dogru$/;
const SUBSIDING: ReadonlySet<ClassName> = new Set<ClassName>([
  'swelling',
  'swell',
  'fever',
  'pain',
  'abscess',
  'rash',
  'red',
]);
const SUPPOSED =
  /(?:[aeiu]r|m[ae]z|[iu]yor|m[iu]s)s[ae](?:[mnk]|n[iu]z|l[ae]r)?$|^(?:olsa|olan)\w{0,3}$|^(?:ol|yap|gel|cik|sayil|et|ed)[aeiu]r$|^(?:ol|yap|gel|cik)[aeiu]rm[iu]$|[iu]nc[ae]$|diginde$|dugunde$/;
const OF_ANOTHER = /^(?:tedavisi|ameliyat|belirti|riski|ilaci|hastasi|hastalig)/;
const NOT_SPREAD = /^(?:yayil|ol|art|buyu|in|cik)m[ae]d/;

const ABSENT: Mark = { ...YES, polarity: 'no' };
const UNREAL: Mark = { ...YES, real: false, now: false };

/** What a word says that is no verb: of most that it is there, of a sign what follows decides. */
export function markOfState({ name, kind }: Reading, at: number, sentence: Sentence): Mark {
  if (!STATES.has(name)) return YES;
  if (kind === 'noun' || BY_WHAT_FOLLOWS.has(name)) return byWhatFollows(name, at, sentence);
  return NO.test(sentence.texts[at + 1] ?? '') ? ABSENT : YES;
}

function byWhatFollows(name: ClassName, at: number, sentence: Sentence): Mark {
  const { texts, forms, supposed, isGeneral } = sentence;
  if (OF_ANOTHER.test(texts[at + 1] ?? '')) return UNREAL;
  if (at === texts.length - 1 && NOT_SPREAD.test(texts[at - 1] ?? '')) return ABSENT;
  for (let next = at + 1; next < texts.length && next <= at + AHEAD; next++) {
    const text = texts[next]!;
    if (NORMAL.test(text) && NO.test(texts[next + 1] ?? '')) break;
    if (NO.test(text) || NORMAL.test(text)) return ABSENT;
    if (
      HAPPENED_NOT.test(text) ||
      (next === at + 1 && SUBSIDING.has(name) && SUBSIDED.test(text) && !TO.test(texts[at - 1] ?? ''))
    )
      return ABSENT;
    const isSaid = supposed && IF.test(text);
    if (SUPPOSED.test(text) && !isSaid) return UNREAL;
    const form = forms[next];
    if (form && form.tense !== 'topic')
      return { ...YES, real: form.tense !== 'open' || isSaid, now: form.tense === 'present' };
    if (HAPPEN.test(text)) break;
  }
  return { ...YES, real: !isGeneral };
}
