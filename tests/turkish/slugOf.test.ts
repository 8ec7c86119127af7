import fc from 'fast-check';
import { expect, it } from 'vitest';
import { slugOf } from '#turkish/slugOf.ts';

it('cuts between words', () => {
  expect(slugOf('Kök kanalı tedavisi nasıl yapılır?', 20)).toBe('kok-kanali-tedavisi');
});

it('is never longer than it may be, one long word included', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.integer({ min: 1, max: 80 }), (text, max) => {
      expect(slugOf(text, max)).toMatch(new RegExp(`^[a-z0-9-]{0,${max}}$`));
    }),
    { examples: [['ç'.repeat(61), 60]] },
  );
});
