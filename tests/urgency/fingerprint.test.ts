import { expect, it } from 'vitest';
import { URGENT_TABLES } from '#urgency/forBuild.ts';
import { fingerprint } from '../../scripts/urgency/lessons.ts';

it('the model was learned from these lessons, their features and weights; else run npm run urgency:train', () =>
  expect(URGENT_TABLES.model.fingerprint).toBe(fingerprint()));
