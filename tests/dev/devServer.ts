import { spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from '../../scripts/lib/freePort.ts';
import { newFolder } from '../newFolder.ts';

/** `npm run dev` on a copy of a content folder, which a test may change. */
export interface DevServer {
  readonly address: string;
  /** Fetch an address as text. Default `accept`: that of a browser. */
  get: (path: string, accept?: string) => Promise<{ status: number; type: string; text: string }>;
  /** Change or create a content file, and wait until open pages are told to reload. */
  change: (file: string, edit: (text: string) => string) => Promise<void>;
  remove: (file: string) => Promise<void>;
  stop: () => void;
}

const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8';

export async function startDev(content: string): Promise<DevServer> {
  const folder = newFolder();
  cpSync(content, folder, { recursive: true });
  const port = await freePort();
  const address = `http://localhost:${port}`;
  // Astro starts no server if the environment names Vitest.
  const { VITEST: _, SITE_URL: __, ...inherited } = process.env;
  const child = spawn(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'dev', '--ignore-lock', '--port', String(port)],
    {
      env: { ...inherited, NODE_ENV: 'development', CONTENT_DIR: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => output.push(String(data)));
  const stop = () => void child.kill();
  const get: DevServer['get'] = async (path, accept = BROWSER) => {
    const response = await fetch(address + path, { headers: { accept }, redirect: 'manual' });
    return { status: response.status, type: response.headers.get('content-type') ?? '', text: await response.text() };
  };
  try {
    await vi.waitUntil(() => child.exitCode !== null || get('/@vite/client').catch(() => false), {
      timeout: 40_000,
      interval: 100,
    });
    const nextReload = await listen(address, (await get('/@vite/client')).text);
    const edit = async (act: () => void) => {
      const reloaded = nextReload();
      act();
      await reloaded;
    };
    return {
      address,
      get,
      change: (file, change) =>
        edit(() => {
          const place = join(folder, file);
          writeFileSync(place, change(existsSync(place) ? readFileSync(place, 'utf8') : ''));
        }),
      remove: (file) => edit(() => rmSync(join(folder, file))),
      stop,
    };
  } catch (error) {
    stop();
    throw new Error(`npm run dev did not start:\n${output.join('')}`, { cause: error });
  }
}

/** Connect as an open page does; each call of the result waits for the next message to reload. */
async function listen(address: string, client: string): Promise<() => Promise<void>> {
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1] ?? '';
  const socket = new WebSocket(`${address.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
  await new Promise((done, fail) => {
    socket.onopen = done;
    socket.onerror = () => fail(new Error('no connection to the dev server'));
  });
  return () =>
    new Promise((done, fail) => {
      const late = setTimeout(() => fail(new Error('no page was told to reload')), 5000);
      socket.onmessage = ({ data }) => {
        if ((JSON.parse(String(data)) as { type: string }).type !== 'full-reload') return;
        clearTimeout(late);
        done();
      };
    });
}
