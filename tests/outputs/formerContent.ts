import { contentWith as filesWith, SMALL } from '../content/folder.ts';
import { contentOf } from '../load.ts';

/** The small practice of the tests with a page, /bel-boyun-agrisi, that had other addresses. */
export const contentWith = (addresses: string, publicFiles: ReadonlyMap<string, string> = new Map()) =>
  contentOf(
    filesWith(
      { 'services/bel-boyun-agrisi.md': (text) => text.replace('\nrelated:', `\nformerly: [${addresses}]\nrelated:`) },
      SMALL,
    ),
    { publicFiles },
  );
