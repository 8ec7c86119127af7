import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type EdgeData, parseEdgeModule } from '../edge/data.ts';

export interface BuiltSite {
  /** The folder of its files. */
  readonly dist: string;
  readonly data: EdgeData;
}

/** Get the path of the edge function's data, the last file that a build puts in place. */
export const edgeFile = (folder: string): string => resolve(folder, '.edge', 'data.js');

/**
 * Read what a build has left in a folder: `dist`, and `.edge` beside it.
 * @throws Error if there is no build.
 */
export async function readBuilt(folder: string): Promise<BuiltSite> {
  const dist = resolve(folder, 'dist');
  const module = edgeFile(folder);
  for (const needed of [join(dist, 'index.html'), module])
    if (!existsSync(needed)) throw new Error(`There is no built site here: ${needed} is missing. Run "npm run build".`);
  return { dist, data: parseEdgeModule(await readFile(module, 'utf8')) };
}
