import type { TestProject } from 'vitest/node';
import { launchChromiumServer } from '../../scripts/chromium.ts';
import { createAnswerer } from '../../src/answers/answerer.ts';
import { readBuilt } from '../../src/server/folder.ts';
import { createSiteServer } from '../../src/server/server.ts';
import { build } from '../dist/build.ts';
import { freePort } from './freePort.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the served site, no slash at its end. */
    readonly site: string;
    readonly browser: string;
  }
}

const FOLDER = '.cache/browser';

/** Vitest's global setup: the sample practice built for the address it is served at, and one browser for all tests. */
export default async function serveAndLaunch(project: TestProject): Promise<() => Promise<void>> {
  // The build has to know the address before the server has it.
  const port = await freePort();
  const site = `http://localhost:${port}`;
  build('content', FOLDER, { SITE_URL: site });
  const { dist, data } = await readBuilt(FOLDER);
  const server = await createSiteServer({ dist, data, answer: createAnswerer(data.answers), port });
  const browser = await launchChromiumServer();
  project.provide('site', site);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.close(true);
  };
}
