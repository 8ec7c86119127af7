/**
 * Turkish suffixes on folded text (`foldTurkish`), where vowel harmony leaves few letters: a/e, i/u. What stands behind a stem
 * decides whether a word is a form of it, and what the form says.
 */

/** How a verb's form speaks of what it names. */
export interface VerbForm {
  /** `unable`: "cannot"; `no`: "does not"; `able`: "can". */
  readonly polarity: 'yes' | 'no' | 'unable' | 'able';
  /** `topic`: infinitives and verbal nouns; `open`: what may be or will be: future, conditional, aorist, optative. */
  readonly tense: 'present' | 'past' | 'pluperfect' | 'participle' | 'when' | 'topic' | 'open' | 'about to';
}

const NOUN =
  /^(?:c[iu][kg])?(?:l[ae]r)?(?:[iu]m(?:[iu]z)?|[iu]n(?:[iu]z)?|m(?:[iu]z)?|n(?:[iu]z)?|s?[iu])?(?:n?[iu]n|[yn]?[iu]|[yn]?[ae]|n?[dt][ae](?:n|k[iu])?|y?l[ae])?(?:y?(?:d[iu]|m[iu]s)[mnk]?|d[iu]r|y[iu][mz])?(?:m[iu])?$/;

/** Whether a word ends behind its stem as nouns and adjectives do: number, owner, case. */
export const isNounEnding = (rest: string): boolean => rest.length <= 14 && NOUN.test(rest);

/** Beginnings of what follows a verb's stem, most telling first. Only the beginning is read: endings are often mistyped. */
const FORMS: readonly (readonly [RegExp, VerbForm['polarity'], VerbForm['tense']])[] = [
  [/^y?[ae]m(?:[iu]?y[ou]|[iu]o|[iu]?yr|[iu]y)/, 'unable', 'present'],
  [/^y?[ae]m[ae](?:d[iu](?!k?[gk]?[iu]nd)|d[mnk]?$|m[iu]s)/, 'unable', 'past'],
  [/^y?[ae]m[ae](?:y[ae]n|d[ae]n)/, 'unable', 'participle'],
  [/^y?[ae]m[ae](?:y[ae]c[ae][gk]?|z|m$|s[ae]|m[ae]|y[iu]z|y[ae]|k|$)/, 'unable', 'open'],
  [/^y?[aeiu]b[iu]l(?:[iu]yo|d[iu])/, 'able', 'present'],
  [/^y?[aeiu]b[iu]l/, 'able', 'open'],
  [/^m[iu]?y[ou]|^m[iu]o|^m[iu]yr/, 'no', 'present'],
  [/^m[ae](?:d[iu]|m[iu]s)/, 'no', 'past'],
  [/^m[ae](?:d[ae]n$|y[ae]n)/, 'no', 'participle'],
  [/^m[iu]y?c[ae]/, 'no', 'open'],
  [/^m[ae]z$|^m[ae]z(?:l[ae]r|d[iu])/, 'no', 'open'],
  [/^m[ae](?:y[ae]c[ae]|y[iu]nc[ae]|z|m[ae]|s[ae])/, 'no', 'open'],
  [/^[iu]?yo|^[iu]o|^m[ae]kt[ae](?:y|d[iu]r)/, 'yes', 'present'],
  [/^m[iu]st[iu]|^[dt][iu]yd[iu]/, 'yes', 'pluperfect'],
  [/^(?:[dt][iu]y?|m[iu]s)s[ae]/, 'yes', 'open'],
  [/^[dt][iu](?:[mnk]|n[iu]z|l[ae]r|k)?(?:m[iu](?:y.*)?)?$/, 'yes', 'past'],
  [/^[dt][iu](?:kt[ae]n|g)/, 'yes', 'participle'],
  [/^[dt][iu]kc[ae]$/, 'yes', 'present'],
  [/^m[iu]s(?:[iu]?[mzn]|s[iu]n|l[ae]r|t[iu]r|)$/, 'yes', 'past'],
  [/^y?[ae]c[ae][gk]|^[iu]c[ae][mnkgz]/, 'yes', 'about to'],
  [/^(?:[aeiu]?r)?s[ae](?:[mnk]|n[iu]z|l[ae]r)?$/, 'yes', 'open'],
  [/^[aeiu]?rk[ae]n$|^y?[iu]nc[ae]$/, 'yes', 'when'],
  [/^[aeiu]?r(?:[iu]m|s[iu]n(?:[iu]z)?|[iu]z|l[ae]r|d[iu].*)?(?:m[iu].*)?$/, 'yes', 'open'],
  [/^y?[ae]y[iu]m$|^y?[ae]l[iu]m$|^s[iu]n(?:l[ae]r)?$/, 'yes', 'open'],
  [/^y?[ae]n(?:[iu]|[iu]n|l[ae]r[iu]?n?|d[ae]n?|e|a)?$/, 'yes', 'participle'],
  [/^y?[iu]p$|^y?[ae]r[ae]k$/, 'yes', 'participle'],
  [
    /^m[ae](?:k|kt[ae]n?|g[ae]|k[iu]c[iu]n|[mn]|s[iu](?:n?[iaue]n?)?|y[aeiu]|n[iu]n|d[ae]n?|l[ae]r.{0,4}|kl[ae])?$/,
    'yes',
    'topic',
  ],
];

const ANY_FORM = new RegExp(FORMS.map(([{ source }]) => source).join('|'));

/** Whether a verb's form ends so, whichever verb's. */
export const isVerbEnding = (rest: string): boolean => ANY_FORM.test(rest);

const VOICELESS = /[fstkchp]$/;

/** What a verb's form says by what stands behind its stem; undefined where that is no form of the verb. */
export function verbForm(stem: string, rest: string): VerbForm | undefined {
  // "alti" is no past of "al": the t belongs behind a voiceless letter only.
  if (!isVerbEnding(rest) || (rest[0] === 't' && !VOICELESS.test(stem))) return undefined;
  for (const [pattern, polarity, tense] of FORMS) if (pattern.test(rest)) return { polarity, tense };
  return undefined;
}

/**
 * Whether an ending fits the letter it stands behind: between two vowels stands a consonant, behind a consonant none of those that
 * only divide vowels ("y", the "s" of "si", the "n" of "na"). To tell words from what is mistyped; people's spelling is freer.
 */
export function joins(stem: string, rest: string, isVerb: boolean): boolean {
  const afterVowel = /[aeiou]$/.test(stem);
  if (isVerb) return afterVowel ? !/^(?:[ae]|[iu](?!yo))/.test(rest) : !/^(?:y|r|n)/.test(rest) || /[lr]$/.test(stem);
  return afterVowel ? !/^[aeiou]/.test(rest) : !/^(?:y|s(?!i[nz])|n|m(?![iu](?:$|s)))/.test(rest);
}

/** Whether a noun's ending is one typing error away from what stands behind it. */
export function isNearNounEnding(rest: string): boolean {
  if (rest.length === 0 || rest.length > 7) return false;
  for (let at = 0; at < rest.length; at++) {
    const [before, after] = [rest.slice(0, at), rest.slice(at + 1)];
    if (isNounEnding(before + after)) return true;
    for (const letter of LETTERS_OF_ENDINGS)
      if (isNounEnding(before + letter + after) || isNounEnding(before + letter + rest.slice(at))) return true;
  }
  return false;
}
const LETTERS_OF_ENDINGS = [...'aeiulrmndtszy'];
