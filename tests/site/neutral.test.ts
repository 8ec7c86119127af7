import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** First aid: knowledge of the language and of what happens to people, teeth included, whatever the practice. */
const URGENCY = /^src\/urgency\//;

/** Every source file with its text, comments taken away: they may give examples. */
const sources = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((item) => item.isFile() && /\.(?:ts|astro|css|json)$/.test(item.name))
  .map((item) => join(item.parentPath, item.name))
  .filter((file) => !URGENCY.test(file))
  // Words that were met in the training of many practices.
  .filter((file) => file !== 'src/answers/language/learned.json')
  // The types of schema.org, the words of each kind of practice, and the specialties that a new practice can choose
  // from: all of them, whichever is the sample's.
  .filter((file) => !['src/content/schemaOrg.json', 'src/content/vocabulary.ts'].includes(file))
  .map((file) => ({ file, text: withoutComments(readFileSync(file, 'utf8')) }));

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|(?<=[;,{}]\s*)\/\/.*$/gm, '');
}

/** Words of the sample practice's specialty and city. Another practice has others. */
const SAMPLE =
  /(?<!\p{L})(?:dişi?n?|diş(?:ler|çi|hek)\p{L}*|dental|dentist|tooth|teeth|endodon\p{L}*|kanal\s?tedavi\p{L}*|kanal-\p{L}+|root canal|izmir\p{L}*|alsancak|lodos)(?!\p{L})/iu;

/**
 * Files whose business is the Turkish language itself, and an example question of the API's description; `scaffold`
 * writes Turkish content.
 */
const OF_THE_LANGUAGE = [
  'src/ask/browser/askStatus.ts',
  'src/ask/edge/answerWords.ts',
  'src/markdown/callFinder.ts',
  'src/markdown/visibleText.ts',
  'src/answers/days/dayTexts.ts',
  'src/turkish/abbreviations.ts',
  'src/turkish/undisguise.ts',
  'src/turkish/foldTurkish.ts',
  'src/turkish/abbreviations.ts',
  'src/turkish/yesOrNo.ts',
  'src/styles/font.ts',
  'src/check/readPhrases.ts',
  'src/check/texts/telephoneNumbers.ts',
  'src/check/spelling/dictionary.ts',
  'src/check/spelling/suffixes.ts',
  'src/check/practice/provinces.ts',
  'src/check/emergencyAdvice.ts',
  'src/check/practice/formerStaff.ts',
  'src/check/emergencySigns.ts',
  'src/api/examples.ts',
];

it('nothing in src knows the specialty or the city of a practice', () => {
  const found = sources.flatMap(({ file, text }) => {
    const word = SAMPLE.exec(text)?.[0];
    return word ? [`${file}: ${word}`] : [];
  });
  expect(found).toEqual([]);
});

it('src holds no Turkish sentence besides the words of the interface', () => {
  const found = sources
    .filter(
      ({ file }) =>
        !OF_THE_LANGUAGE.includes(file) && !/^src\/(?:scaffold\/|site\/words\/|hours\/\w+Words\.ts)/.test(file),
    )
    .flatMap(({ file, text }) => {
      const letters = /.{0,30}[çğıöşüÇĞİÖŞÜ].{0,30}/u.exec(text)?.[0];
      return letters ? [`${file}: ${letters}`] : [];
    });
  expect(found).toEqual([]);
});
