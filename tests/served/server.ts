import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { TestProject } from 'vitest/node';
import { practices } from '../dist/practices.ts';

/** Netlify's local runtime leaves ETags and compression to its CDN, and answers some tens of requests a second. */
type Runtime = 'Node' | 'Netlify';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the served site, no slash at its end. */
    served: string;
    runtime: Runtime;
  }
}

/** Time a server has to start and to stop, in milliseconds. */
const TIMEOUT_MS = 120_000;

/**
 * Global setup of a project: a build, by default the standing one, behind one of the project's own commands, on a free
 * port.
 */
export const behind = (script: string, runtime: Runtime) => async (project: TestProject) => {
  const server = spawn(process.execPath, [script, practices[0]!.folder], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  project.provide('served', await addressOf(server));
  project.provide('runtime', runtime);
  return async () => {
    const ended = once(server, 'exit', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    server.kill('SIGTERM');
    const [code] = (await ended) as [number | null];
    if (code !== 0) throw new Error(`${script} ended with ${code} on SIGTERM; 0 is a clean stop.`);
  };
};

/** @throws Error with what the server printed, if it ends or says nothing in time. */
export function addressOf(server: ChildProcess): Promise<string> {
  let printed = '';
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      server.kill('SIGKILL');
      reject(new Error(`The server ${why}. It printed:\n${printed}`));
    };
    const late = setTimeout(fail, TIMEOUT_MS, 'did not listen in time');
    server.once('exit', (code) => fail(`ended with ${code}`));
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /^Listening on (\S+)/m.exec(printed)?.[1];
      if (address === undefined) return;
      clearTimeout(late);
      resolve(address);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
  });
}
