import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Names the content folder in `.env`, which every command reads; other lines are kept. */
export function chooseFolder(env: string, folder: string): void {
  const before = existsSync(env) ? readFileSync(env, 'utf8') : '';
  const others = before.split('\n').filter((line) => line.trim() !== '' && !/^\s*CONTENT_DIR\s*=/.test(line));
  const staging = `${env}.${process.pid}`;
  writeFileSync(staging, `${[...others, `CONTENT_DIR=${folder}`].join('\n')}\n`);
  renameSync(staging, env);
}
