import type { TestProject } from 'vitest/node';
import { createSiteHandler, readBuiltSite } from '#server/builtSite.ts';
import { addressOf, listen } from '#server/listen.ts';
import { launchChromiumServer } from '../../scripts/lib/chromium.ts';
import { practices } from '../dist/practices.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the served site, no slash at its end. */
    readonly site: string;
    readonly browser: string;
  }
}

/**
 * Vitest's global setup: serve the sample practice (in the short run of a fork, its own practice), and start one
 * browser for all tests.
 */
export default async function serveAndLaunch(project: TestProject): Promise<() => Promise<void>> {
  const server = await listen(0, createSiteHandler(await readBuiltSite(practices[0]!.folder)));
  const browser = await launchChromiumServer();
  project.provide('site', addressOf(server));
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.close(true);
  };
}
