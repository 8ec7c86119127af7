import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { FRAME_IDS } from '#markdown/ids.ts';
import { anchorsOf } from '#site/anchors.ts';
import { SHEET } from '#site/words/interfaceWords.ts';
import { loadSite } from '../load.ts';
import { htmlOf, practices } from './practices.ts';

/** List the ids in HTML, without those in drawings. */
function idsIn(html: string): string[] {
  const ids: string[] = [];
  let drawings = 0;
  const parser = new Parser({
    onopentag(name, { id }) {
      if (id !== undefined && drawings === 0) ids.push(id);
      if (name === 'svg') drawings++;
    },
    onclosetag: (name) => void (name === 'svg' && drawings--),
  });
  parser.end(html);
  return ids;
}

const FRAME = new Set(FRAME_IDS.filter((id) => id !== SHEET.id));

describe.each(practices)('the ids of the $name practice', (practice) => {
  const { pages } = loadSite(practice.content, { SITE_URL: practice.base });

  it('are those that the check accepts, and those of the frame', () => {
    for (const { path, blocks } of pages) {
      const own = idsIn(practice.read(htmlOf(path))).filter((id) => !FRAME.has(id));
      expect([path, own.toSorted()]).toEqual([path, anchorsOf(blocks).toSorted()]);
    }
  });

  it.runIf(practice.name === 'sample')('of the frame are on some page each', () => {
    const all = new Set(
      practice
        .made()
        .filter((file) => file.endsWith('.html'))
        .flatMap((file) => idsIn(practice.read(file))),
    );
    expect([...FRAME].filter((id) => !all.has(id))).toEqual([]);
  });
});
