import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { URGENT_TABLES } from '#urgency/forBuild.ts';
import { createPhrases } from '#urgency/phrases.ts';
import { readPhraseTable } from '#urgency/phraseTable.ts';
import { createRecognise } from '#urgency/recognise.ts';
import { readTable } from '../readTable.ts';

const TABLE = readTable<{
  emergencies: Record<string, string[]>;
  cancelled: Record<'imagined' | 'past', string[]>;
  kept: Record<'goesOn' | 'now' | 'tells', string[]>;
  leftToTheModel: string[];
}>('urgency/sentences/certain.yaml');

/** A model that recognises no emergency and is sure of no kind. */
const { model, phrases } = URGENT_TABLES;
const vetoes = createRecognise(
  { ...model, threshold: Infinity, kinds: { ...model.kinds, minProbability: 2 } },
  createPhrases(phrases),
  ['nefes alamıyorum'],
);

describe('no model can veto a certain phrase', () => {
  it.each(
    Object.entries(TABLE.emergencies).flatMap(([kind, questions]) => questions.map((question) => [kind, question])),
  )('%s: %s', (kind, question) => expect(vetoes(question)?.kind).toBe(kind));
});

it.each(['normal değil', 'nedir sebebi', 'nedir bu', 'ne demek bu', 'neden olur'])(
  'six of seven that say what goes on stay with "%s" behind them',
  (tail) => {
    const said = Object.values(TABLE.emergencies)
      .flat()
      .filter((question) => /(?:yor(?:um)?|var|[dt][ıiuü]m?)$/.test(question));
    expect(said.length).toBeGreaterThan(200);
    const kept = said.filter((question) => vetoes(`${question} ${tail}`));
    expect(kept.length / said.length).toBeGreaterThan(6 / 7);
  },
);

describe.each(Object.entries({ ...TABLE.cancelled, ...TABLE.kept }))(
  'the list "%s" alone decides of an emergency',
  (list, questions) => {
    const { certainIn } = createPhrases(phrases);
    const without = createPhrases({ ...phrases, [list]: [] });
    it.each(questions)('%s', (question) => {
      const [kept, cancelled] = [certainIn(question), without.certainIn(question)];
      const [emergency, none] = list in TABLE.kept ? [kept, cancelled] : [cancelled, kept];
      expect(emergency).toBeDefined();
      expect(none).toBeUndefined();
    });
  },
);

describe('left to the model is what is long past, asked in general or taken as prescribed', () => {
  it.each(TABLE.leftToTheModel)('%s', (question) => expect(vetoes(question)).toBeUndefined());
});

describe('a mistake in phrases.yaml is reported with its line', () => {
  const text = readFileSync('src/urgency/phrases.yaml', 'utf8');
  it.each([
    ['- kalbi durdu/', '- kalbi durdü/', 'must be written as the top of the file explains'],
    ['- kalbi durdu/', '- kalbi? .. !durdu/', 'must be written as the top of the file explains'],
    ['- kalbi durdu/', '- kalbi STOPPED/', 'no words are named STOPPED'],
    ['- kalbi durdu/', '- kalbi: durdu/', 'expected string'],
    ['- kalbi durdu/', '- *kalbi durdu/', 'not valid YAML'],
    ['  eye:', '  eyes:', 'Unrecognized key: "eyes"'],
    ['  DRANK: icti', '  DRANK: İçti', 'must be folded words'],
    ['past:', 'never:', 'never'],
  ])('%s → %s', (right, wrong, message) => {
    const line = text.slice(0, text.indexOf(right)).split('\n').length;
    const read = () => readPhraseTable(text.replace(right, wrong));
    expect(read).toThrow(`src/urgency/phrases.yaml:${line}:`);
    expect(read).toThrow(message);
  });
});
