// Loaded before every command: sets the variables of .env, such as CONTENT_DIR, that the shell has not set.
import { existsSync } from 'node:fs';
import module from 'node:module';
import { loadEnvFile } from 'node:process';

if (existsSync('.env')) loadEnvFile('.env');

// Keep Node's compiled modules for the next command: loading Astro and Vite takes a third of a small build.
module.enableCompileCache?.('.cache/node');
