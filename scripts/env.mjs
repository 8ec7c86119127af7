// Loaded before every command: sets the variables of .env, such as CONTENT_DIR, that the shell has not set.
import { existsSync } from 'node:fs';
import module from 'node:module';
import { readEnvFile } from './lib/envFile.mjs';

if (existsSync('.env')) {
  const { values, errors } = readEnvFile('.env');
  if (errors.length > 0) {
    console.error(errors.join('\n'));
    process.exit(2);
  }
  for (const [name, value] of Object.entries(values)) process.env[name] ??= value;
  if (!process.env.CONTENT_DIR) console.error('.env does not set CONTENT_DIR, so this takes the folder content/.');
}

// Keep Node's compiled modules for the next command: loading Astro and Vite takes a third of a small build.
module.enableCompileCache?.('.cache/node');
