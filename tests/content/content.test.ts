import { describe, expect, it } from 'vitest';
import { readTable } from '../readTable.ts';
import { applyChange, type Change } from './change.ts';
import { contentWith, findingsOf, lines } from './folder.ts';

interface Mistake extends Change {
  readonly file: string;
  /** The file to which it is reported, if it is another. */
  readonly findingIn?: string;
  readonly field: string;
  readonly says: string;
}

describe('the content folder', () => {
  it('has no findings in the sample', () => {
    expect(lines(findingsOf(contentWith({})))).toEqual([]);
  });

  it.each(readTable<Mistake[]>('content/content.yaml'))(
    'reports a mistake in $file at $field: $says',
    ({ file, findingIn = file, field, says, ...change }) => {
      const findings = findingsOf(contentWith({ [file]: (text) => applyChange(change, text) }));
      expect(findings).toMatchObject([{ file: findingIn, field, message: expect.stringMatching(says) }]);
    },
  );

  it.each([
    ['signs', /(\n +- key: )[\w-]+(?=[^]*?\1([\w-]+))/],
    ['closings', /(?<=\nclosings:\n[^]*)(\n +- key: )[\w-]+(?=[^]*?\1([\w-]+))/],
  ])('rejects two %s with one key', (what, first) => {
    const findings = findingsOf(contentWith({ 'triage.yaml': (t) => t.replace(first, '$1$2') }));
    expect(findings).toContainEqual(
      expect.objectContaining({ file: 'triage.yaml', message: expect.stringContaining(`two ${what} have the key`) }),
    );
  });

  it('reports a missing practice.yaml', () => {
    expect(findingsOf(contentWith({ 'practice.yaml': undefined }))).toContainEqual(
      expect.objectContaining({ file: 'practice.yaml', field: 'file' }),
    );
  });
});
