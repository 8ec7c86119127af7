import { readFileSync, statSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** Settings of this project; a name that differs only in case or separators is one of them, mistyped. */
const SETTINGS = ['CONTENT_DIR', 'SITE_URL', 'PORT', 'HOST', 'CMS_REPOSITORY', 'CMS_BRANCH'];

/**
 * Read a file of `NAME=value` lines. What Node would skip without a word is an error: without `CONTENT_DIR` the sample
 * would be published.
 */
export function readEnvFile(path) {
  if (!statSync(path).isFile()) return { values: {}, errors: [`${path}  is no file; move it away.`] };
  const text = decode(readFileSync(path));
  if (text === undefined)
    return { values: {}, errors: [`${path}  is not UTF-8 text; save it with the encoding UTF-8.`] };
  // A quoted value may have several lines.
  const lines = text.replaceAll(/(?<==[ \t]*)(["'`])[^]*?\1/g, (value) => value.replaceAll(/[^\n]/g, '')).split('\n');
  const errors = lines.flatMap((line, index) => {
    const error = errorIn(line);
    return error ? [`${path}:${index + 1}  ${error}`] : [];
  });
  return { values: parseEnv(text), errors };
}

function decode(bytes) {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll(/\r\n?/g, '\n');
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

function errorIn(line) {
  if (/^\s*(?:#|$)/.test(line)) return undefined;
  const name = /^\s*(?:export\s+)?([A-Za-z_][\w.-]*)\s*=/.exec(line)?.[1];
  if (!name) return `${JSON.stringify(line.trim())} is not NAME=value, such as CONTENT_DIR=klinik.`;
  const meant = SETTINGS.find((setting) => plain(setting) === plain(name) && setting !== name);
  return meant && `${name} must be written ${meant}.`;
}

const plain = (name) => name.toUpperCase().replaceAll(/[_.-]/g, '');
