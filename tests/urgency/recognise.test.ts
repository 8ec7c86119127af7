import { expect, it } from 'vitest';
import { URGENT_TABLES } from '#urgency/forBuild.ts';
import { createPhrases } from '#urgency/phrases.ts';
import { createRecognise } from '#urgency/recognise.ts';

const recognise = createRecognise(URGENT_TABLES.model, createPhrases(URGENT_TABLES.phrases), ['sesim kısıldı']);

it.each([
  ['dilim şişti nefes alamıyorum', 'nefes alamiyorum', ['dilim şişti nefes alamıyorum']],
  [
    'merhaba, dilim şişti. randevu alabilir miyim',
    'dilim sisti',
    // As a sentence, without the question at the end, and without the clause that asks.
    ['merhaba, dilim şişti', 'merhaba dilim sisti', 'merhaba  dilim şişti'],
  ],
])('what tells of an emergency is given: %s', (question, phrase, alarming) => {
  expect(recognise(question)).toMatchObject({ phrase, alarming });
});

it.each(['randevu almak istiyorum', 'sesim kısıldı'])('nothing tells of one: %s', (question) => {
  expect(recognise(question)).toBeUndefined();
});
