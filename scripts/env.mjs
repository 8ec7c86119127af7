// Loaded before every command: variables of .env, such as CONTENT_DIR, where there is one. Those of the shell come first.
import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

if (existsSync('.env')) loadEnvFile('.env');
