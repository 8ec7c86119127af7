import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { practices } from './practices.ts';

it.each(practices)('the openapi.json of the $name practice passes Redocly’s strict rules', ({ folder }) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      'node_modules/@redocly/cli/bin/cli.js',
      'lint',
      join(folder, 'dist/openapi.json'),
      '--extends',
      'recommended-strict',
    ],
    { encoding: 'utf8', env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
  );
  expect(status, stdout + stderr).toBe(0);
});
