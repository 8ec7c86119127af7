import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGE } from '#answers/index/learned.ts';
import { fingerprintOf } from '../../scripts/answers/train/fingerprint.ts';

it.each(['language/learned', 'model'])(
  '%s.json was learned with the language and the features as they are; else run `npm run answers:train`',
  (name) => {
    const { fingerprint } = JSON.parse(readFileSync(`src/answers/${name}.json`, 'utf8')) as { fingerprint: string };
    expect(fingerprint).toBe(fingerprintOf(LANGUAGE));
  },
);
