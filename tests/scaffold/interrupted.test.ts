import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readContent } from '../../src/entries/read.ts';

/** Large, so that most of the time goes into writing. */
const LINE = 'Bu bir örnek paragraftır.\n';
const LINES = 100_000;
const KILLS = 10;

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'drafts-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A process that writes one new file after another, two at once, until it is killed. It says "begun" at its first. */
const WRITER = `
  const { writeDrafts } = await import(${JSON.stringify(pathToFileURL(resolve('src/scaffold/write.ts')).href)});
  const [folder, run] = process.argv.slice(1);
  const text = ${JSON.stringify(LINE)}.repeat(${LINES});
  console.log('begun');
  for (let n = 0; ; n++) writeDrafts(folder, ['a', 'b'].map((name) => ({ file: \`posts/\${run}-\${n}-\${name}.md\`, text })));
`;

it('leaves no half file where it is killed, and nothing that the site reads', { timeout: 30_000 }, async () => {
  const whole = LINE.repeat(LINES);
  let written = 0;
  for (let run = 0; run < KILLS; run++) {
    const posts = join(folder, 'posts');
    mkdirSync(posts);
    const writer = spawn(process.execPath, ['--input-type=module', '-e', WRITER, folder, String(run)], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const ended = once(writer, 'exit');
    await once(writer.stdout, 'data');
    await sleep(run * 7);
    writer.kill('SIGKILL');
    await ended;
    const seen = readContent(folder).files;
    expect(seen.every(({ text }) => text === whole)).toBe(true);
    written += seen.length;
    const left = readdirSync(posts);
    expect(left.filter((name) => !name.startsWith('.')).length).toBe(seen.length);
    for (const name of left.filter((name) => !name.startsWith('.')))
      expect(readFileSync(join(posts, name), 'utf8') === whole, name).toBe(true);
    rmSync(posts, { recursive: true });
  }
  expect(written).toBeGreaterThan(0);
});
