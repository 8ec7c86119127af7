import { readContent } from '#content/readContent.ts';
import { contentOf } from '../load.ts';

/** The small practice of the tests with a page, /bel-boyun-agrisi, that had other addresses. */
export const contentWith = (addresses: string) =>
  contentOf(
    readContent('tests/fixtures/practice').files.map((file) =>
      file.name === 'services/bel-boyun-agrisi.md'
        ? { ...file, text: file.text.replace('\nrelated:', `\nformerly: [${addresses}]\nrelated:`) }
        : file,
    ),
  );
