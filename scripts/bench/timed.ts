import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface Timed {
  /** Wall time, start-up included. */
  readonly seconds: number;
  /** What it has printed. */
  readonly printed: string;
  /** Most memory the process held, in MiB; 0 if /proc does not say. */
  readonly peak: number;
  /** Seconds of processor, all threads and what they ran included; 0 if /proc does not say. */
  readonly processor: number;
}

/**
 * Run a command to its end.
 * @throws Error with what it printed if it fails.
 */
export async function timed(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Timed> {
  const started = performance.now();
  const child = spawn(command, args, {
    ...options,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  let peak = 0;
  let processor = 0;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const watch = setInterval(() => {
    peak = Math.max(peak, peakOf(child.pid));
    processor = Math.max(processor, processorOf(child.pid));
  }, 20);
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  clearInterval(watch);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${printed}`);
  return { seconds: (performance.now() - started) / 1000, printed, peak, processor };
}

function peakOf(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Ticks a second in /proc, on every Linux that Node runs on. */
const TICKS = 100;

function processorOf(pid: number | undefined): number {
  try {
    // Behind the name in brackets: own time as user and system, then the same of children, from the twelfth value on.
    const values = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
    return values.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS;
  } catch {
    return 0;
  }
}
