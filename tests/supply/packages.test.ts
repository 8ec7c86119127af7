import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Locked {
  version: string;
  license?: string;
  integrity?: string;
  inBundle?: boolean;
  link?: boolean;
  hasInstallScript?: boolean;
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, unknown>>;
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
const nameOf = (path: string) => path.split('node_modules/').at(-1)!;

/** Licences that may be used in, or beside, a work under MIT. */
const LICENCES =
  /^(?:MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|Apache 2|BlueOak-1\.0\.0|Python-2\.0|CC0-1\.0|CC-BY-[34]\.0|Zlib|Unlicense|OFL-1\.1|MPL-2\.0|LGPL-3\.0-or-later)$/;

/** Deno for the machines of others, for tests only: where the lock file was made their hashes could not be had. */
const OTHER_DENO = /^node_modules\/@deno\/(?:darwin|win32|linux-arm64)/;

describe('the packages this project stands on', () => {
  it.each(['dependencies', 'devDependencies', 'optionalDependencies'])(
    'names one exact version of each of its %s',
    (kind) => {
      const loose = Object.entries(manifest[kind] ?? {}).filter(
        ([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)),
      );
      expect(loose).toEqual([]);
    },
  );

  it('are locked by the hash of their content', () => {
    const unlocked = packages.filter(([path, entry]) => !entry.integrity && !entry.inBundle && !OTHER_DENO.test(path));
    expect(unlocked.map(([path]) => path)).toEqual([]);
  });

  it('have licences that allow this use', () => {
    const refused = packages.filter(([path, { license = '' }]) => {
      // Its package.json names none; its readme says MIT.
      if (path === 'node_modules/callsite') return false;
      const choices = license.replaceAll(/[()]/g, '').split(' OR ');
      return !choices.some((choice) => choice.split(' AND ').every((name) => LICENCES.test(name)));
    });
    expect(refused.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
  });

  it('run install scripts only where package.json names them', () => {
    const scripted = packages.filter(([, entry]) => entry.hasInstallScript).map(([path]) => nameOf(path));
    const named = Object.keys(manifest['allowScripts'] ?? {});
    expect([...new Set(scripted)].filter((name) => !named.includes(name))).toEqual([]);
  });

  it('name no registry, so that any mirror serves', () => {
    expect(packages.filter(([, entry]) => 'resolved' in entry).map(([path]) => path)).toEqual([]);
  });
});
