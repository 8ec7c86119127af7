// Loaded before every command. Plain JavaScript, which also runs on a Node that is too old for the rest: `npm ci` needs
// only Node 20.
import { existsSync } from 'node:fs';
import module from 'node:module';
import { dirname } from 'node:path';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `This project runs on Node 22.18 or later; this is ${process.versions.node}.\n` +
      'On Linux "npm ci" installs Node 24 with the development dependencies, and every command then uses it:\n' +
      'run "npm ci" without "--omit=dev", or install Node 24 yourself. ' +
      'Hosts that install for production only read ".nvmrc".',
  );
  process.exit(1);
}

// No permission, no space, no such file: the system's words are enough.
process.on('uncaughtException', (error) => {
  console.error(error?.syscall ? error.message : error);
  process.exit(1);
});

const project = dirname(import.meta.dirname);
const [misread] = /[#%?*]/.exec(project) ?? [];
if (misread) {
  console.error(
    `The folder ${project} cannot be built: Vite, which builds the pages, does not find files under a path with "${misread}".\n` +
      'Rename the folder, or move the project to one without #, %, ? and * in its path.',
  );
  process.exit(1);
}

// Settings of the shell go before those of the file.
if (existsSync('.env')) {
  process.loadEnvFile('.env');
  if (!process.env.CONTENT_DIR) console.error('.env does not set CONTENT_DIR, so this takes the folder content/.');
}

const { PORT = '' } = process.env;
if (!/^\d*$/.test(PORT) || Number(PORT) > 65_535) {
  console.error(`PORT must be a number from 0 to 65535, found ${JSON.stringify(PORT)}.`);
  process.exit(1);
}

// Keep Node's compiled modules for the next command: loading Astro and Vite takes a third of a small build.
module.enableCompileCache?.('.cache/node');
