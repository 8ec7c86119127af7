import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { it } from 'vitest';

it.concurrent.each(['lint', 'types'])('npm run %s finds nothing wrong', async (name) => {
  const { VITEST: _, NODE_ENV: __, ...env } = process.env;
  const run = promisify(execFile)('npm', ['run', '--silent', name], { env, maxBuffer: Infinity });
  await run.catch(({ stdout, stderr }: { stdout: string; stderr: string }) => {
    throw new Error(`npm run ${name}\n${stdout}${stderr}`);
  });
});
