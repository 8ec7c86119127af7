/** A server that forwards requests to a child process. */
interface Runtime {
  readonly handle: (request: Request) => Promise<Response | undefined>;
  readonly stop: () => Promise<unknown>;
}

/** Attempts per request: the connection breaks, the process turns out dead, a new one answers. */
const MAX_ATTEMPTS = 3;

/**
 * Wrap a runtime whose process may die: the request that finds it dead starts a new one, which answers it.
 * @param died Called each time, before the new runtime starts.
 */
export async function keepRunning(start: () => Promise<Runtime>, died: () => void): Promise<Runtime> {
  let current = Promise.resolve(await start());

  async function replace(dead: Promise<Runtime>): Promise<void> {
    // Only the first request that finds it dead starts a new one.
    if (current !== dead) return;
    died();
    current = start();
    // Stop the old runtime in the background: it may wait for a process that has ended.
    void dead.then((runtime) => runtime.stop()).catch(() => undefined);
    await current;
  }

  async function handle(request: Request, attempts = MAX_ATTEMPTS): Promise<Response | undefined> {
    const used = current;
    // A failed start is retried like a crash.
    const runtime = await used.catch(() => undefined);
    try {
      if (runtime) return await runtime.handle(request.clone());
    } catch (error) {
      const code = connectionErrorOf(error);
      if (code === undefined || attempts <= 1) throw error;
      if (code !== 'ECONNREFUSED') return handle(request, attempts - 1);
    }
    await replace(used);
    return handle(request, attempts - 1);
  }

  return { handle: (request) => handle(request), stop: async () => (await current).stop() };
}

/** Get why `fetch` had no connection or lost it; undefined for any other error. */
function connectionErrorOf(error: unknown): string | undefined {
  const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined;
  return typeof cause?.code === 'string' ? cause.code : undefined;
}
