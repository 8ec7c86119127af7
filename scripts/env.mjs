// Loaded before every command: variables of .env, such as CONTENT_DIR, where there is one. Those of the shell come first.
import { existsSync, mkdirSync } from 'node:fs';
import module from 'node:module';
import { dirname, join } from 'node:path';
import { loadEnvFile } from 'node:process';

if (existsSync('.env')) loadEnvFile('.env');

// What Node compiles is kept for the next command: to load Astro and Vite takes a third of a small build.
// Node never returns if it is to make a folder where none can be, such as /proc.
const cache = join(process.env.CACHE_DIR || '.cache', 'node');
for (const folder of [dirname(cache), cache])
  try {
    mkdirSync(folder);
  } catch {
    // It is there, or cannot be.
  }
if (existsSync(cache)) module.enableCompileCache?.(cache);
