import { describe, expect, it } from 'vitest';
import { readTable } from '../readTable.ts';
import { applyChange, type Change } from './change.ts';
import { contentWith, lines, problemsOf } from './folder.ts';

interface Mistake extends Change {
  readonly file: string;
  /** The file to which it is reported, if it is another. */
  readonly problemIn?: string;
  readonly field: string;
  readonly says: string;
}

describe('the content folder', () => {
  it('has no problems in the sample', () => {
    expect(lines(problemsOf(contentWith({})))).toEqual([]);
  });

  it.each(readTable<Mistake[]>('content/content.yaml'))(
    'reports a mistake in $file at $field: $says',
    ({ file, problemIn = file, field, says, ...change }) => {
      const problems = problemsOf(contentWith({ [file]: (text) => applyChange(change, text) }));
      expect(problems).toMatchObject([{ file: problemIn, field, message: expect.stringMatching(says) }]);
    },
  );

  it.each([
    ['signs', /(\n +- key: )[\w-]+(?=[^]*?\1([\w-]+))/],
    ['closings', /(?<=\nclosings:\n[^]*)(\n +- key: )[\w-]+(?=[^]*?\1([\w-]+))/],
  ])('rejects two %s with one key', (what, first) => {
    const problems = problemsOf(contentWith({ 'triage.yaml': (t) => t.replace(first, '$1$2') }));
    expect(problems).toContainEqual(
      expect.objectContaining({ file: 'triage.yaml', message: expect.stringContaining(`two ${what} have the key`) }),
    );
  });

  it('reports a missing practice.yaml', () => {
    expect(problemsOf(contentWith({ 'practice.yaml': undefined }))).toContainEqual(
      expect.objectContaining({ file: 'practice.yaml', field: 'file' }),
    );
  });
});
