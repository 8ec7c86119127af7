import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OUTPUT } from '#files/builtFiles.ts';
import { filesOf } from '#files/filesOf.ts';

const FIXTURE = 'tests/fixtures/practice';
const ADDRESSES = ['https://first.example', 'https://second.example'] as const;

let folder: string;
/** What a whole build of each address gives, by its hash. */
const whole = new Map<string, string>();

beforeAll(async () => {
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync(resolve('.cache', 'build-'));
  for (const address of ADDRESSES) {
    expect(await code(build(address))).toBe(0);
    whole.set(standing(), address);
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function build(address: string): ChildProcess {
  return spawn(process.execPath, ['--import', './scripts/env.mjs', 'scripts/build.ts', '--out', folder], {
    env: { ...process.env, CONTENT_DIR: FIXTURE, SITE_URL: address },
    stdio: 'ignore',
  });
}

const code = async (child: ChildProcess): Promise<number | null> => (await once(child, 'exit'))[0] as number | null;

/** Hash of everything a build leaves: the site and the edge function's data, names and bytes. */
function standing(): string {
  const hash = createHash('sha256');
  for (const name of Object.values(OUTPUT))
    for (const file of filesOf(join(folder, name)))
      hash.update(`${name}${file}\0`).update(readFileSync(join(folder, name, file)));
  return hash.digest('hex');
}

describe('a build that does not finish', () => {
  it('leaves the last site as it was when the disk is full', () => {
    const before = standing();
    // A limit on the size of files makes writes fail as a full disk does.
    const { status, stderr } = spawnSync(
      'sh',
      ['-c', `ulimit -f 20; exec ${process.execPath} scripts/build.ts --out ${folder}`],
      {
        encoding: 'utf8',
        env: { ...process.env, CONTENT_DIR: FIXTURE, SITE_URL: 'https://third.example' },
      },
    );
    expect(status).not.toBe(0);
    expect(stderr).toContain(`Cannot build into ${folder}: `);
    expect(stderr).not.toMatch(/^ +at /m);
    expect(standing()).toBe(before);
  });

  it('does not mix with another that runs at the same time, which may fail', async () => {
    const codes = await Promise.all(ADDRESSES.flatMap((address) => [code(build(address)), code(build(address))]));
    expect(codes.filter((one) => one !== 1)).toContain(0);
    expect(whole.has(standing())).toBe(true);
  });
});
