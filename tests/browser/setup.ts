import type { TestProject } from 'vitest/node';
import { launchChromiumServer } from '../../scripts/chromium.ts';
import { createAnswerer } from '../../src/answers/answerer.ts';
import { readBuilt } from '../../src/server/folder.ts';
import { addressOf } from '../../src/server/listen.ts';
import { createSiteServer } from '../../src/server/server.ts';
import { practices } from '../dist/practices.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the served site, no slash at its end. */
    readonly site: string;
    readonly browser: string;
  }
}

/** Vitest's global setup: the sample practice, or in the short run of a practice of its own that one, served, and one browser for all tests. */
export default async function serveAndLaunch(project: TestProject): Promise<() => Promise<void>> {
  const { dist, data } = await readBuilt(practices[0]!.folder);
  const server = await createSiteServer({ dist, data, answer: createAnswerer(data.answers), port: 0 });
  const browser = await launchChromiumServer();
  project.provide('site', addressOf(server));
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.close(true);
  };
}
