import { expect, it } from 'vitest';
import { ordinary, questionsOf } from '../../scripts/urgency/material.ts';
import { createEvidence, createRecogniser } from '../../src/urgency/recognise.ts';

// The bounds are what was measured: see src/urgency/README.md.
const fresh = questionsOf(new URL('fresh.yaml', import.meta.url));
const recognise = createRecogniser();
const evidence = createEvidence();
const urgent = fresh.filter(({ kind }) => kind);
const share = (questions: readonly { text: string }[]) =>
  questions.filter(({ text }) => recognise(text)).length / questions.length;

it('of emergencies of a writer from whom nothing was learned, so many are recognised, and more than by the rules alone', () => {
  const byRules = urgent.filter(({ text }) => evidence(text).found.length > 0).length / urgent.length;
  expect(share(urgent)).toBeGreaterThanOrEqual(0.96);
  expect(share(urgent)).toBeGreaterThan(byRules + 0.1);
});

it('of that writer’s other questions few are taken for one', () => {
  expect(share(fresh.filter(({ sort }) => sort === 'ordinary'))).toBeLessThanOrEqual(0.013);
  expect(share(fresh.filter(({ sort }) => sort && sort !== 'ordinary'))).toBeLessThanOrEqual(0.035);
});

it('the kind that is named is mostly theirs, and self-harm is none of the teeth', () => {
  const named = urgent.filter(({ text }) => recognise(text));
  expect(named.filter(({ text, kind }) => recognise(text) === kind).length / named.length).toBeGreaterThanOrEqual(0.92);
  const dental = ['avulsion', 'swelling', 'fever', 'bleeding', 'trauma'];
  const harm = named.filter(({ kind }) => kind === 'selfharm').map(({ text }) => recognise(text)!);
  expect(harm.filter((kind) => dental.includes(kind))).toEqual([]);
});

it('of what other practices are asked and nothing was learned from, little is taken for one that the rules do not call one', () => {
  const asked = ordinary().judged.filter(({ text }) => evidence(text).found.length === 0);
  expect(asked.length).toBeGreaterThan(7000);
  expect(share(asked)).toBeLessThanOrEqual(0.02);
});
