import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { PageItem } from '#api/pages.ts';
import { listPublicFiles } from '#content/publicFiles.ts';
import { filesOf } from '#files/filesOf.ts';
import { emergencyCall } from '#site/emergency/emergencyCall.ts';
import { loadSite } from '../load.ts';
import { hasSample, ownFolder } from '../ownPractice.ts';

/** A practice of this repository and its finished site, as `built.ts` leaves it before the tests. */
interface BuiltPractice {
  readonly name: string;
  /** Folder of its content, below the project. */
  readonly content: string;
  /** Folder that holds its `dist` and `.edge`, below the project. */
  readonly folder: string;
  /** The site's address as its content gives it, no slash at its end. */
  readonly base: string;
  /** Every published file, as site paths in order. */
  files: () => string[];
  /** Those that the site makes, so all but those of `public/`. */
  made: () => string[];
  read: (path: string) => string;
  json: <T>(path: string) => T;
  pages: () => readonly PageItem[];
  /** Whom it says to call in an emergency. */
  emergencyNumber: () => string;
}

const PUBLIC_FILES = listPublicFiles();

const practice = (name: string, content: string, folder = join('.cache/practices', name)): BuiltPractice => {
  const dist = join(folder, 'dist');
  const read = (path: string) => readFileSync(join(dist, path), 'utf8');
  const json = <T>(path: string) => JSON.parse(read(path)) as T;
  let base: string | undefined;
  return {
    name,
    content,
    folder,
    get base() {
      return (base ??= (parse(readFileSync(join(content, 'practice.yaml'), 'utf8')) as { url: string }).url);
    },
    files: () => filesOf(dist),
    made: () => filesOf(dist).filter((file) => !PUBLIC_FILES.has(file)),
    read,
    json,
    emergencyNumber: () => emergencyCall(loadSite(content, {}).practice).number,
    pages: () => json<{ items: PageItem[] }>('api/v1/pages.json').items,
  };
};

const OWN = ownFolder();

/** What `npm run new -- practice` writes, as `built.ts` makes it before the tests. */
export const BEGUN = '.cache/practices/begun/content';
/** Its appointment system. */
export const ONLINE = 'https://randevu.example/anka';

/** The sample practice. If `CONTENT_DIR` names another, `npm run build` leaves that one in place. */
export const SAMPLE = practice('sample', 'content', OWN ? undefined : '.');

/** Whether the run reads the fork's own practice alone: it then leaves `dist` as the fork's last build made it. */
const isOwnOnly = process.env['TEST_PRACTICE'] === 'own' || !hasSample();
const own = OWN ? [practice('own', OWN, isOwnOnly ? undefined : '.')] : [];

/**
 * The sample, a small practice of another specialty, one that has only been begun, and the one that `CONTENT_DIR`
 * names: no test may know which of them it reads. The short run of a practice of its own (`TEST_PRACTICE`) reads that
 * one alone.
 */
export const practices: readonly BuiltPractice[] = isOwnOnly
  ? own
  : [SAMPLE, practice('fixture', 'tests/fixtures/practice'), practice('begun', BEGUN), ...own];

/** The path of a page's HTML. */
export const htmlOf = (path: string): string => (path === '/' ? '/index.html' : `${path}.html`);
