/**
 * Words that take every common suffix, by last vowel, which determines the vowels of a suffix, and last letter, which
 * determines its first consonant.
 */
const MODELS: Readonly<Record<string, readonly string[]>> = {
  'aı vowel': ['araba', 'kapı', 'sayfa'],
  'aı voiced': ['zaman', 'adam', 'masal'],
  'aı voiceless': ['taş', 'baş', 'sanat'],
  'ei vowel': ['anne', 'gece', 'kedi'],
  'ei voiced': ['ev', 'el', 'deniz'],
  'ei voiceless': ['ses', 'iş', 'kent'],
  'ou vowel': ['soru', 'kutu', 'radyo'],
  'ou voiced': ['okul', 'yol', 'son'],
  'ou voiceless': ['kuş', 'koç', 'dost'],
  'öü vowel': ['köprü', 'örtü', 'ütü'],
  'öü voiced': ['göz', 'gün', 'gül'],
  'öü voiceless': ['süs', 'üst', 'ölçüt'],
};

const VOWELS = ['aı', 'ei', 'ou', 'öü'] as const;

/** Get dictionary words that inflect like an unknown word. */
export function modelsOf(stem: string): readonly string[] {
  const letters = stem.toLocaleLowerCase('tr');
  const last = letters.match(/[aâeıiîoöuûü]/g)?.at(-1) ?? 'e';
  // Loanwords with â, î, û take either kind of suffix: hâlde, but rüzgârda.
  const plain = { â: 'ae', î: 'ıi', û: 'uü' }[last] ?? last;
  const vowels = VOWELS.filter((pair) => [...plain].some((vowel) => pair.includes(vowel)));
  const end = letters.at(-1)!;
  const ending = 'aâeıiîoöuûü'.includes(end) ? 'vowel' : 'fstkçşhp'.includes(end) ? 'voiceless' : 'voiced';
  const models = vowels.flatMap((pair) => MODELS[`${pair} ${ending}`]!);
  // Abbreviations are read as a word or letter by letter; the name of every letter ends in a vowel.
  const abbreviation = stem.length > 1 && stem === stem.toLocaleUpperCase('tr');
  return abbreviation ? [...models, ...VOWELS.flatMap((pair) => MODELS[`${pair} vowel`]!)] : models;
}
