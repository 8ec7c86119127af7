import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Make a folder for one test or file; vitest.config.ts removes all of them. */
export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'test-'));
