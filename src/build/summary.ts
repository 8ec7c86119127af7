import { statSync } from 'node:fs';
import { extname, join } from 'node:path';

/** Count files and sizes by extension. */
export function summaryTable(folder: string, files: readonly string[]): string {
  const kinds = new Map<string, { files: number; bytes: number }>();
  for (const file of files) {
    const kind = extname(file) || file.split('/').at(-1)!;
    const sum = kinds.get(kind) ?? { files: 0, bytes: 0 };
    kinds.set(kind, { files: sum.files + 1, bytes: sum.bytes + statSync(join(folder, file)).size });
  }
  const rows = [...kinds]
    .toSorted(([, a], [, b]) => b.bytes - a.bytes)
    .map(([kind, { files, bytes }]) => row(kind, files, bytes));
  const total = [...kinds.values()].reduce((sum, { files, bytes }) => ({
    files: sum.files + files,
    bytes: sum.bytes + bytes,
  }));
  return [row('kind', 'files', 'KiB'), ...rows, row('total', total.files, total.bytes)].join('\n');
}

const row = (kind: string, files: number | string, bytes: number | string) =>
  `${kind.padEnd(16)}${String(files).padStart(8)}${(typeof bytes === 'number' ? (bytes / 1024).toFixed(1) : bytes).padStart(12)}`;
