// Loaded before every command: variables of .env, such as CONTENT_DIR, where there is one. Those of the shell come first.
import { existsSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';

if (existsSync('.env')) loadEnvFile('.env');

// What Node compiles is kept for the next command: to load Astro and Vite takes a third of a small build.
module.enableCompileCache?.(join(process.env.CACHE_DIR || '.cache', 'node'));
