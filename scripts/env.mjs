// Loaded before every command. Plain JavaScript, which also runs on a Node that is too old for the rest: `npm ci` needs
// only Node 20.
import { readFileSync, statSync } from 'node:fs';
import module from 'node:module';
import { dirname } from 'node:path';
import util from 'node:util';

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

/** An empty line, a comment, or a name and its value, which may have several lines between quotation marks. */
const SETTING =
  /^[ \t]*(?:(?:export[ \t]+)?[\w.-]+[ \t]*=[ \t]*(?:(["'`])(?:(?!\1)[^])*\1[ \t]*|[^\s"'`#][^\n]*)?)?(?:#[^\n]*)?\r?$/gm;

// Set the settings that the shell has not set. Other variables can make programs run others, so .env sets none.
const file = statSync('.env', { throwIfNoEntry: false });
if (file && !file.isFile()) console.error('.env is no file, and is not read.');
if (file?.isFile()) {
  const settings = ['CONTENT_DIR', 'SITE_URL', 'CMS_REPOSITORY', 'CMS_BRANCH', 'PORT', 'HOST'];
  const text = readFileSync('.env', 'utf8').replace(/^\uFEFF/, '');
  const given = util.parseEnv(text);
  const rest = text.replaceAll(SETTING, (setting) => setting.replaceAll(/[^\n]/g, '')).split('\n');
  for (const [at, line] of rest.entries())
    if (line.trim())
      console.error(
        `.env, line ${at + 1}: ${JSON.stringify(line.trim())} is no NAME=value, or has a quotation mark that does not end; correct it.`,
      );
  for (const name of settings) if (name in given) process.env[name] ??= given[name];
  const others = Object.keys(given).filter((name) => !settings.includes(name));
  if (others.length > 0)
    console.error(`.env sets only ${settings.join(', ')}; set ${others.join(', ')} in the shell, or remove it.`);
  if (!process.env.CONTENT_DIR) console.error('.env does not set CONTENT_DIR, so this takes the folder content/.');
}

const { PORT = '' } = process.env;
if (!/^\d*$/.test(PORT) || Number(PORT) > 65_535) {
  console.error(`PORT must be a number from 0 to 65535, found ${JSON.stringify(PORT)}.`);
  process.exit(1);
}

// Keep Node's compiled modules for the next command: loading Astro and Vite takes a third of a small build.
module.enableCompileCache?.('.cache/node');
