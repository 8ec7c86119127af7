import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface Timed {
  /** Wall time, start-up included. */
  readonly seconds: number;
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
  let most = { peak: 0, processor: 0 };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const watch = setInterval(() => {
    const { peak, processor } = usageOf(child.pid);
    most = { peak: Math.max(most.peak, peak), processor: Math.max(most.processor, processor) };
  }, 20);
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  clearInterval(watch);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${printed}`);
  return { seconds: (performance.now() - started) / 1000, ...most };
}

/** Ticks a second in /proc, on every Linux that Node runs on. */
const TICKS = 100;

/** Get the most memory that a process has held, and its time of the processor, its children's included. */
function usageOf(pid: number | undefined): Pick<Timed, 'peak' | 'processor'> {
  try {
    const read = (name: string) => readFileSync(`/proc/${pid}/${name}`, 'utf8');
    // Behind the name in brackets: own time as user and system, then the same of children, from the twelfth value on.
    const ticks = read('stat').split(') ').at(-1)!.split(' ').slice(11, 15).map(Number);
    return {
      peak: Number(/VmHWM:\s*(\d+)/.exec(read('status'))?.[1] ?? 0) / 1024,
      processor: ticks.reduce((sum, one) => sum + one) / TICKS,
    };
  } catch {
    return { peak: 0, processor: 0 };
  }
}
