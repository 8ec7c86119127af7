import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** What may happen to a file of the cache. */
export const DAMAGE: Readonly<Record<string, (file: string, other: string) => void>> = {
  halved: (file) => writeFileSync(file, half(readFileSync(file))),
  emptied: (file) => writeFileSync(file, ''),
  'one bit flipped': (file) => writeFileSync(file, flipped(readFileSync(file))),
  'another entry in its place': (file, other) => writeFileSync(file, readFileSync(other)),
  'not readable': (file) => {
    rmSync(file, { recursive: true });
    mkdirSync(file);
  },
};

const half = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length / 2);

function flipped(bytes: Buffer): Buffer {
  bytes[Math.floor(bytes.length * 0.7)]! ^= 1;
  return bytes;
}
