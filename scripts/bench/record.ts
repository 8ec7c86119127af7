import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/** Where benchmarks work and leave their figures; ignored by git. */
export const BENCH = '.cache/bench';

/** Keep a benchmark's figures in `.cache/bench/NAME.json`, with what they were measured on. */
export function record(name: string, figures: object): void {
  mkdirSync(BENCH, { recursive: true });
  const machine = {
    node: process.version,
    platform: `${process.platform}-${process.arch}`,
    cores: availableParallelism(),
  };
  writeFileSync(join(BENCH, `${name}.json`), `${JSON.stringify({ machine, ...figures }, null, 2)}\n`);
}

/** The value below which a share of the values lies, 0 to 1. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
