import { expect, it } from 'vitest';
import { acrossFilesFindings } from '#check/acrossFiles.ts';
import { loadContent } from '../load.ts';

const { entries } = loadContent();
const practice = entries!.singles['practice.yaml'];

it('warns of a reviewer who is neither a doctor nor one of the reviewers, once', () => {
  const warned = (reviewer: string) => {
    const symptoms = [{ ...entries!.symptoms[0]!, reviewer }];
    return acrossFilesFindings({ ...entries!, symptoms }, [], () => undefined).filter(
      ({ field }) => field === 'reviewer',
    );
  };
  const { name } = practice.doctors[0]!;
  expect(warned(`${name}oğlu`)).toMatchObject([{ message: expect.stringContaining(`did you mean "${name}"`) }]);
  expect(warned('Doç. Dr. Başka Biri')).toMatchObject([{ message: expect.stringContaining('"reviewers"') }]);
  for (const known of [name, practice.reviewers[0]!.name]) expect(warned(known)).toEqual([]);
  const singles = { ...entries!.singles, 'practice.yaml': { ...practice, reviewer: `${name}oğlu` } };
  expect(acrossFilesFindings({ ...entries!, singles }, [], () => undefined)).toContainEqual(
    expect.objectContaining({ file: 'practice.yaml', field: 'reviewer' }),
  );
});
