import { expect, it } from 'vitest';
import { checkedModel, MODEL } from '#answers/index/learned.ts';
import { DECISION_FEATURES } from '#answers/rank.ts';

const [first, second, ...others] = DECISION_FEATURES;

it('a model learned over the features of the code is loaded, without their names', () => {
  expect(checkedModel({ ...MODEL, features: DECISION_FEATURES })).toEqual(MODEL);
  expect(MODEL).not.toHaveProperty('features');
});

it.each([
  ['in another order', [second!, first!, ...others], `number 0 was ${second} and is ${first}`],
  ['under another name', [first!, 'formerName', ...others], `number 1 was formerName and is ${second}`],
  ['without one', DECISION_FEATURES.slice(0, -1), `number ${others.length + 1} was none and is ${others.at(-1)}`],
  ['with one more', [...DECISION_FEATURES, 'more'], `number ${others.length + 2} was more and is none`],
])('a model learned over features %s is refused', (_, features, reason) => {
  expect(() => checkedModel({ ...MODEL, features })).toThrow(reason);
});
