import { expect, it } from 'vitest';
import { checkTexts } from '#check/checkTexts.ts';
import { readTable } from '../readTable.ts';
import { passage } from './passage.ts';

const { honest } = readTable<{ honest: string[] }>('check/honest.yaml');
const practice = { numbers: ['+902320000012'], isInvented: true };

it('a true sentence stops no build', () => {
  const errorsOf = (text: string) =>
    checkTexts({ name: 'posts/bir.md', text }, practice, [passage(text)]).findings.filter(
      ({ severity }) => severity !== 'warning',
    );
  expect(honest.flatMap(errorsOf)).toEqual([]);
});

it('an address stops no build', () => {
  const text = 'address:\n  streetAddress: Şifa Sokak No 10/2\n';
  expect(checkTexts({ name: 'practice.yaml', text }, practice).findings).toEqual([]);
});
