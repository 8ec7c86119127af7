import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { lostAddressWarnings } from '#check/addresses/lostAddresses.ts';
import { committedContent } from '../../scripts/check/committedContent.ts';
import { loadContent } from '../load.ts';
import { newFolder } from '../newFolder.ts';

const work = newFolder();
const content = join(work, 'klinik');
const git = (...args: string[]) =>
  spawnSync('git', ['-C', work, '-c', 'user.name=Test', '-c', 'user.email=test@klinik.example', ...args]);
const commit = () => {
  git('add', '--all');
  git('commit', '--message', 'Edit');
};
const edit = (name: string, change: (text: string) => string) =>
  writeFileSync(name, change(readFileSync(name, 'utf8')));

beforeAll(() => {
  cpSync('tests/fixtures/practice', content, { recursive: true });
  git('init');
  commit();
});

it('warns of a page that has another name, until its old address is its own or the practice is another', () => {
  const [old, renamed, practice] = ['posts/evde-egzersiz.md', 'posts/egzersiz.md', 'practice.yaml'].map((name) =>
    join(content, name),
  ) as [string, string, string];
  const lost = () => {
    const { site, findings } = loadContent(content);
    return lostAddressWarnings(site!, committedContent(content), findings).map((one) => `${one.file} ${one.message}`);
  };
  const LOST = [expect.stringMatching(/^posts\/evde-egzersiz\.md was published at \/blog\/evde-egzersiz, .*formerly/)];
  // There is only one commit.
  expect(committedContent(content).text('practice.yaml')).toBeDefined();
  expect(lost()).toEqual([]);
  // A mistake in the front matter.
  edit(old, (text) => text.replace('\ntitle:', '\ntitel:'));
  expect(lost()).toEqual([]);
  edit(old, (text) => text.replace('\ntitel:', '\ntitle:'));
  renameSync(old, renamed);
  for (const name of ['posts/masa-basinda-oturmak.md', 'services/spor-yaralanmalari.md', 'pages/blog.md'])
    edit(join(content, name), (text) => text.replaceAll('posts/evde-egzersiz', 'posts/egzersiz'));
  expect(lost()).toEqual(LOST);
  commit();
  expect(lost()).toEqual(LOST);
  edit(renamed, (text) => text.replace('---\n', '---\nformerly: [/blog/evde-egzersiz]\n'));
  expect(lost()).toEqual([]);
  edit(renamed, (text) => text.replace(/formerly.*\n/, ''));
  edit(practice, (text) => text.replace(/^url: */m, '$&https://baska.example # '));
  expect(lost()).toEqual([]);
  edit(practice, (text) => text.replace('https://baska.example # ', ''));
  expect(lost()).toEqual(LOST);
  writeFileSync(join(content, 'spelling.txt'), '');
  commit();
  expect(lost()).toEqual([]);
  // Until the next push.
  git('branch', 'published', 'HEAD~2');
  git('branch', '--set-upstream-to=published');
  expect(lost()).toEqual(LOST);
  git('branch', '--force', 'published', 'HEAD');
  expect(lost()).toEqual([]);
});

it('knows nothing of a folder without git', () => {
  expect(committedContent(newFolder()).files).toEqual([]);
});

it('runs no program that a repository names', () => {
  const [program, trace] = [join(work, '.git', 'program.sh'), join(work, 'trace')];
  writeFileSync(program, `#!/bin/sh\ntouch ${trace}\ncat\n`, { mode: 0o755 });
  git('config', 'core.fsmonitor', program);
  git('config', 'filter.own.clean', program);
  writeFileSync(join(content, '.gitattributes'), '* filter=own diff=own\n');
  git('config', 'diff.own.textconv', program);
  edit(join(content, 'practice.yaml'), (text) => `${text}\n`);
  expect(committedContent(content).text('practice.yaml')).toBeDefined();
  // A partial clone fetches what it lacks.
  git('config', 'extensions.partialClone', 'origin');
  git('config', 'remote.origin.url', 'ssh://klinik.example/x');
  git('config', 'remote.origin.promisor', 'true');
  git('config', 'core.sshCommand', program);
  rmSync(join(work, '.git', 'objects'), { recursive: true });
  mkdirSync(join(work, '.git', 'objects'));
  expect(committedContent(content).text('practice.yaml')).toBeUndefined();
  expect(existsSync(trace)).toBe(false);
});
