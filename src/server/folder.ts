import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EdgeData } from '../edge/data.ts';

export interface BuiltFolder {
  readonly dist: string;
  readonly data: EdgeData;
}

/**
 * What a build has left in a folder: `dist`, and `.edge` beside it.
 * @throws Error where there is no build.
 */
export async function readBuilt(folder: string): Promise<BuiltFolder> {
  const dist = resolve(folder, 'dist');
  const module = resolve(folder, '.edge', 'data.js');
  for (const needed of [join(dist, 'index.html'), module])
    if (!existsSync(needed)) throw new Error(`There is no built site here: ${needed} is missing. Run "npm run build".`);
  const { default: data } = (await import(pathToFileURL(module).href)) as { default: EdgeData };
  return { dist, data };
}
