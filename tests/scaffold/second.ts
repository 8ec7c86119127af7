import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from '../dist/build.ts';
import { ANKA } from './anka.ts';

/** Marks a text that is still to be written. The hint after it is as long as a text. */
const MARKER = /YAZILACAK: */g;

const describe = (text: string) => `${text} Ne zaman muayene gerektiğini ve muayenenin nasıl geçtiğini anlatıyoruz.`;

/** What an editor adds on the first day. */
const ADDED = [
  [
    'post',
    ...['--title', 'Ekran başında gözler neden kurur?'],
    ...['--description', describe('Ekrana bakarken daha az göz kırparız; gözyaşı buharlaşır, göz yanar ve batar.')],
    ...['--keywords', 'göz kuruluğu', '--text', 'Ekrana bakarken daha az göz kırparız.'],
  ],
  [
    'question',
    ...['--category', 'randevu', '--question', 'Muayeneye lensle gelebilir miyim?'],
    ...['--answer', 'Lenslerinizi muayeneden bir gün önce çıkarın; gözlükle gelin.'],
    ...['--phrasings', 'kontak lensimi çıkarayım mı', '--phrasings', 'lens takılıyken muayene olur mu'],
  ],
];

/**
 * Create a second practice as a reader of the README would: `npm run new` creates it in `project` and adds a post and a
 * question; marks of texts still to be written are removed.
 * @returns the folder of its content.
 */
export function makeSecond(project: string): string {
  rmSync(project, { recursive: true, force: true });
  mkdirSync(project, { recursive: true });
  const folder = join(project, 'anka');
  run(project, 'practice', 'anka', ...ANKA);
  for (const args of ADDED) run(project, ...args);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((item) => item.isFile());
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name);
    writeFileSync(path, readFileSync(path, 'utf8').replace(MARKER, ''));
  }
  return folder;
}

/** Run a command of the project as npm does, in a folder that has its own `.env`. */
function run(project: string, ...args: readonly string[]): void {
  const { CONTENT_DIR: _, ...env } = process.env;
  const node = ['--import', resolve('scripts/env.mjs'), resolve('scripts/new.ts')];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...node, ...args], {
    cwd: project,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm run new -- ${args.join(' ')}\n${stdout}${stderr}`);
}

/**
 * Create and build the second practice in a folder.
 * @returns that folder, and the one of its content.
 */
export async function buildSecond(
  folder: string,
  env: NodeJS.ProcessEnv = {},
): Promise<{ folder: string; content: string }> {
  const content = makeSecond(join(folder, 'project'));
  await build(content, folder, env);
  return { folder, content };
}
