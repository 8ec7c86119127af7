// Loaded before every command: sets the variables of .env, such as CONTENT_DIR, that the shell has not set.
import { existsSync, mkdirSync } from 'node:fs';
import module from 'node:module';
import { dirname, join } from 'node:path';
import { loadEnvFile } from 'node:process';

if (existsSync('.env')) loadEnvFile('.env');

// Keep Node's compiled modules for the next command: loading Astro and Vite takes a third of a small build.
// Make the folders here: Node hangs if it has to make one where none can be, such as below /proc.
const cache = join(process.env.CACHE_DIR || '.cache', 'node');
for (const folder of [dirname(cache), cache])
  try {
    mkdirSync(folder);
  } catch {
    // It exists, or cannot be made.
  }
if (existsSync(cache)) module.enableCompileCache?.(cache);
