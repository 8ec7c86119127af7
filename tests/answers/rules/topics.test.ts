import { expect, it } from 'vitest';
import { createTopicMatcher } from '#answers/rules/topics.ts';

const HOURS = { position: 4, keys: ['kacta', 'saat* .. acik*'], besides: ['acik*', 'klinik'] };
const PARKING = { position: 7, keys: ['otopark*'], besides: ['klinik'] };
const topicIn = createTopicMatcher([HOURS, PARKING], ['peki', 'var']);

it.each([
  ['a key alone', 'otopark', 7],
  ['a key with fillers and other words of its topic', 'peki klinik otoparki var', 7],
  ['the ends of a pattern with a gap', 'saat aciksiniz', 4],
  ['a key and a word of another topic', 'otopark kacta', undefined],
  ['a word in the gap of a pattern', 'saat dokuzda aciksiniz', undefined],
  ['a word that no topic has', 'otopark ucreti', undefined],
  ['no key', 'klinik acik', undefined],
  ['nothing', '', undefined],
  ['ten words', 'otopark '.repeat(10).trim(), undefined],
])('%s: %s', (_, question, entry) => expect(topicIn(question.split(' ').filter(Boolean))).toBe(entry));
