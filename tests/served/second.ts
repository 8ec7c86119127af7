import type { TestProject } from 'vitest/node';
import { buildSecond } from '../scaffold/second.ts';
import { behind } from './server.ts';

const FOLDER = '.cache/practices/second';

/** Global setup: the second practice, begun, written and built, behind the Node server. */
export default async function serveSecond(project: TestProject): Promise<() => Promise<void>> {
  await buildSecond(FOLDER);
  return behind('scripts/serve.ts', { name: 'Node', quick: true, validators: true, compresses: true }, FOLDER)(project);
}
