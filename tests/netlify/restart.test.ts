import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { addressOf } from '../served/server.ts';

/** Processes as `[pid, parent]`: from /proc if there is one, since small images have no `ps`. */
function processes(): (readonly [number, number])[] {
  if (process.platform !== 'linux')
    return execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/ +/).map(Number) as [number, number]);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        // The name of the command, in parentheses, may hold anything.
        const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ');
        return [[Number(pid), Number(parent)] as const];
      } catch {
        return []; // It has ended meanwhile.
      }
    });
}

const childrenOf = (parent: number): number[] => processes().flatMap(([pid, of]) => (of === parent ? [pid] : []));

it('start:netlify reports that its Deno has died, and starts it again', async () => {
  const server = spawn(process.execPath, ['scripts/netlify.ts'], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  try {
    const address = `${await addressOf(server)}/api/v1/answers?q=randevu`;
    expect((await fetch(address)).status).toBe(200);
    const before = childrenOf(server.pid!);
    expect(before).toHaveLength(1);
    process.kill(before[0]!, 'SIGKILL');

    const answers = await Promise.all(Array.from({ length: 5 }, () => fetch(address)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(said.match(/has died/g)).toHaveLength(1);
    const after = childrenOf(server.pid!);
    expect(after).toHaveLength(1);
    expect(after).not.toEqual(before);
  } finally {
    server.kill('SIGTERM');
  }
});
