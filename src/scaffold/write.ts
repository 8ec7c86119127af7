import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { WRITING } from '../entries/read.ts';
import { InputError, type Draft } from './draft.ts';

/** What is in a set of files to be written: the hash of what is in a place, `null` where nothing does. */
type Plan = Readonly<Record<string, string | null>>;

const PLAN = 'plan.json';
const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const plain = (text: string) => text.replaceAll(/\r\n?/g, '\n');

/**
 * Writes drafts into a content folder, all or none: they are made whole in a hidden folder, which is then renamed to
 * `WRITING`; from that moment the set counts as written, and whoever dies before the files are in their places leaves
 * it to `finishWriting`. A folder that does not exist yet appears whole. A new file never takes the place of another.
 * @throws InputError where a new file exists, or a file to change has changed since it was read; then nothing is written.
 */
export function writeDrafts(folder: string, drafts: readonly Draft[]): void {
  const twice = drafts.find(({ file }, index) => drafts.findIndex((other) => other.file === file) < index);
  if (twice) throw new InputError(`${twice.file} would be written twice; name each page once.`);
  const plan: Record<string, string | null> = {};
  for (const { file, before } of drafts) {
    const path = join(folder, file);
    if (before === undefined && existsSync(path))
      throw new InputError(`${path} exists already and stays as it is; give another --slug.`);
    if (before !== undefined && plain(readFileSync(path, 'utf8')) !== before)
      throw new InputError(`${path} has changed in the meantime and stays as it is; run the command again.`);
    plan[file] = before === undefined ? null : hash(before);
  }
  const fresh = !existsSync(folder);
  const staging = fresh ? `${folder}.writing-${process.pid}` : join(folder, `.writing-${process.pid}`);
  rmSync(staging, { recursive: true, force: true });
  for (const { file, text } of drafts) {
    mkdirSync(dirname(join(staging, file)), { recursive: true });
    writeFileSync(join(staging, file), text);
  }
  if (fresh) return renameSync(staging, folder);
  writeFileSync(join(staging, PLAN), JSON.stringify(plan));
  renameSync(staging, join(folder, WRITING));
  finishWriting(folder);
}

/**
 * Puts the files of a set in their places that an earlier process did not get to.
 * @throws Error where a place has changed since; the set stays in `WRITING`, and nothing is lost.
 */
export function finishWriting(folder: string): void {
  const staging = join(folder, WRITING);
  if (!existsSync(staging)) return;
  const plan = JSON.parse(readFileSync(join(staging, PLAN), 'utf8')) as Plan;
  for (const [file, before] of Object.entries(plan)) {
    const [from, to] = [join(staging, file), join(folder, file)];
    if (!existsSync(from)) continue;
    const now = existsSync(to) ? hash(plain(readFileSync(to, 'utf8'))) : null;
    if (now !== before) throw new Error(`${to} has changed; move ${from} there yourself, or delete ${staging}.`);
    mkdirSync(dirname(to), { recursive: true });
    renameSync(from, to);
  }
  // Renamed first: what is left where the process dies while removing it is no set any more.
  const done = join(folder, `.written-${process.pid}`);
  renameSync(staging, done);
  rmSync(done, { recursive: true, force: true });
}
