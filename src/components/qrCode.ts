import { encode } from 'uqr';
import { escapeHtml } from '../site/text/escape.ts';

/** Modules of quiet zone on each side: ISO/IEC 18004 asks for four. */
const QUIET = 4;

/** A QR code as SVG, one unit a module, dark on light whatever the page's colours: scanners want it so. */
export function qrCode(text: string, label: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) => runs(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)).join('');
  const box = `${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`;
  return (
    `<svg class="qr" viewBox="${box}" role="img" aria-label="${escapeHtml(label)}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M${-QUIET} ${-QUIET}h${size + 2 * QUIET}v${size + 2 * QUIET}h-${size + 2 * QUIET}z"/><path d="${path}"/></svg>`
  );
}

/** Where dark modules follow one another in a row: start and length. */
function runs(row: readonly boolean[]): [start: number, length: number][] {
  const found: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = found.at(-1);
    if (!dark) return;
    if (last && last[0] + last[1] === x) last[1]++;
    else found.push([x, 1]);
  });
  return found;
}
