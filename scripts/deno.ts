import { spawn } from 'node:child_process';
import { denoFile } from './hosts/denoProgram.ts';

// npm run start:deno: serve the existing `dist` on the project's own Deno.
const PERMISSIONS = ['--allow-net', '--allow-env', '--allow-read=.'];
// Otherwise Deno would look for packages, and for a newer Deno, on the network.
const OFFLINE = ['--cached-only', '--node-modules-dir=manual', '--no-lock'];

const deno = spawn(denoFile(), ['run', ...OFFLINE, ...PERMISSIONS, 'src/server/onDeno.ts'], {
  stdio: 'inherit',
  env: { ...process.env, DENO_NO_UPDATE_CHECK: '1' },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => deno.kill(signal));
deno.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
deno.once('exit', (code) => process.exit(code ?? 1));
