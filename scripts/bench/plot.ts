import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { escapeHtml } from '#markdown/escape.ts';

/** Seconds by the number of posts and the name of who built them. */
type Seconds = Readonly<Record<string, Readonly<Record<string, { readonly seconds: number }>>>>;

const ROW = 26;
const LABELS = 190;
const BARS = 430;
const WIDTH = LABELS + BARS + 80;

/**
 * Write the plot of a benchmark's results: a bar for each program, grouped by the number of posts, each group on a
 * scale of its own. SVG that follows the reader's colour scheme.
 */
export function writePlot(file: string, figures: Seconds): void {
  const groups = Object.entries(figures);
  let y = 0;
  const parts = groups.flatMap(([posts, programs]) => {
    const rows = Object.entries(programs);
    const longest = Math.max(...rows.map(([, { seconds }]) => seconds));
    const title = `<text class="title" x="0" y="${(y += ROW)}">${titleOf(Number(posts))}</text>`;
    const bars = rows.map(([name, { seconds }], index) => {
      y += ROW;
      const width = Math.max(2, (seconds / longest) * BARS);
      return [
        `<text x="0" y="${y}">${escapeHtml(name)}</text>`,
        `<rect class="${index < OWN ? 'own' : 'other'}" x="${LABELS}" y="${y - 13}" width="${width.toFixed(1)}" height="16" rx="3"/>`,
        `<text x="${(LABELS + width + 8).toFixed(1)}" y="${y}">${seconds.toFixed(1)} s</text>`,
      ].join('');
    });
    y += ROW / 2;
    return [title, ...bars];
  });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, svg(y + ROW / 2, parts.join('\n')));
}

/** What is built: the sample as it is, or with so many posts besides. */
export const titleOf = (posts: number): string => (posts === 0 ? 'the sample' : `${posts.toLocaleString('en')} posts`);

/** Runs of this project come first: cold and warm. */
const OWN = 2;

const svg = (
  height: number,
  body: string,
): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" role="img" aria-label="Seconds a build takes">
<style>
text { font: 14px system-ui, sans-serif; fill: #1d2b2a }
.title { font-weight: 600 }
.own { fill: #0f5f6b }
.other { fill: #b9c4c2 }
@media (prefers-color-scheme: dark) { text { fill: #e6eceb } .own { fill: #7fd0d8 } .other { fill: #56646a } }
</style>
${body}
</svg>
`;
