import type { EdgeData } from './data.ts';

const BEFORE = "/** @type {import('../src/edge/data.ts').EdgeData} */\nconst data = ";
const AFTER = ';\nexport default data;\n';

/** Source of `.edge/data.js`, which the edge function imports; its type is not what the standing build happens to hold. */
export const edgeModule = (data: EdgeData): string => BEFORE + JSON.stringify(data) + AFTER;

/**
 * What such a source holds. A server that reads build after build may not import them: no module is ever let go of.
 * @throws SyntaxError for a source that `edgeModule` did not write.
 */
export function dataOf(source: string): EdgeData {
  if (!source.startsWith(BEFORE) || !source.endsWith(AFTER)) throw new SyntaxError('This is no data of a build.');
  return JSON.parse(source.slice(BEFORE.length, -AFTER.length)) as EdgeData;
}
