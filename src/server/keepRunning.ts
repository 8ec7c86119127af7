/** A server that hands requests on to a process of its own. */
interface Runtime {
  handle(request: Request): Promise<Response | undefined>;
  stop(): Promise<unknown>;
}

/** How often a request is tried: its connection breaks, the process is found dead, a new one answers. */
const TRIES = 3;

/**
 * A runtime whose process may die: the request that finds it dead is answered by a new one, as are all that follow.
 * @param died called each time, before the new one is started.
 */
export async function keepRunning(start: () => Promise<Runtime>, died: () => void): Promise<Runtime> {
  let current = Promise.resolve(await start());

  async function replace(dead: Promise<Runtime>): Promise<void> {
    // Of all requests that find it dead, the first starts the new one.
    if (current !== dead) return;
    died();
    current = start();
    // It may wait for a process that has ended; no one waits for it.
    void dead.then((runtime) => runtime.stop()).catch(() => undefined);
    await current;
  }

  async function handle(request: Request, tries = TRIES): Promise<Response | undefined> {
    const used = current;
    // One that did not start is replaced by the next request, as one that died.
    const runtime = await used.catch(() => undefined);
    try {
      if (runtime) return await runtime.handle(request.clone());
    } catch (error) {
      const code = codeOf(error);
      if (code === undefined || tries <= 1) throw error;
      if (code !== 'ECONNREFUSED') return handle(request, tries - 1);
    }
    await replace(used);
    return handle(request, tries - 1);
  }

  return { handle: (request) => handle(request), stop: async () => (await current).stop() };
}

/** Why `fetch` had no connection, or lost it; undefined for any other error. */
function codeOf(error: unknown): string | undefined {
  const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined;
  return typeof cause?.code === 'string' ? cause.code : undefined;
}
