import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Locked {
  version: string;
  license?: string;
  integrity?: string;
  inBundle?: boolean;
  link?: boolean;
  dev?: boolean;
  hasInstallScript?: boolean;
}

type Manifest = Record<string, Record<string, unknown>>;

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const ownNode = JSON.parse(readFileSync('scripts/own-node/package.json', 'utf8')) as Manifest;
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
/** What comes from the registry: neither the project nor its folder scripts/own-node, and the link to that. */
const packages = Object.entries(lock.packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
const nameOf = (path: string) => path.split('node_modules/').at(-1)!;

/** Licences that may be used in, or beside, a work under MIT. */
const LICENCES =
  /^(?:MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|Apache 2|BlueOak-1\.0\.0|Python-2\.0|CC0-1\.0|CC-BY-[34]\.0|Zlib|Unlicense|OFL-1\.1|MPL-2\.0|LGPL-3\.0-or-later)$/;

describe('the packages this project depends on', () => {
  it.each([
    ['dependencies', manifest['dependencies']],
    ['devDependencies', manifest['devDependencies']],
    ['own Node', ownNode['optionalDependencies']],
  ])('names one exact version of each of its %s', (_, named = {}) => {
    expect(Object.keys(named)).not.toEqual([]);
    const loose = Object.entries(named).filter(
      ([name, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)) && name !== 'own-node',
    );
    expect(loose).toEqual([]);
  });

  it('leaves its own Node, as the tools of tests, out of a production install', () => {
    const nodes = packages.filter(([path]) => nameOf(path) in ownNode['optionalDependencies']!);
    expect(nodes).toHaveLength(3);
    expect(nodes.filter(([, { dev }]) => !dev)).toEqual([]);
  });

  it('are locked by the hash of their content', () => {
    const unlocked = packages.filter(([, entry]) => !entry.integrity && !entry.inBundle);
    expect(unlocked.map(([path]) => path)).toEqual([]);
  });

  it('have licences that allow this use', () => {
    const rejected = packages.filter(([path, { license = '' }]) => {
      // Its package.json names none; its readme says MIT.
      if (path === 'node_modules/callsite') return false;
      const choices = license.replaceAll(/[()]/g, '').split(' OR ');
      return !choices.some((choice) => choice.split(' AND ').every((name) => LICENCES.test(name)));
    });
    expect(rejected.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
  });

  it('run install scripts only if package.json names them', () => {
    const scripted = packages.filter(([, entry]) => entry.hasInstallScript).map(([path]) => nameOf(path));
    const named = Object.keys(manifest['allowScripts'] ?? {});
    expect([...new Set(scripted)].filter((name) => !named.includes(name))).toEqual([]);
  });

  it('name no registry, so that any mirror serves', () => {
    expect(packages.filter(([, entry]) => 'resolved' in entry).map(([path]) => path)).toEqual([]);
  });
});

it('actions of CI are pinned to a commit', () => {
  const folder = '.github/workflows';
  const used = readdirSync(folder).flatMap((name) =>
    [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/uses: (\S+)/g)].map(([, action]) => action!),
  );
  expect(used.length).toBeGreaterThan(4);
  expect(used.filter((action) => !/@[\da-f]{40}$/.test(action))).toEqual([]);
});
