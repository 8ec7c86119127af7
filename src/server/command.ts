const STANDARD_PORT = 8888;

/** Only this machine is served unless `HOST` names an address to listen on, such as `0.0.0.0` for every one it has. */
export const hostOf = (env: NodeJS.ProcessEnv): string => env['HOST'] || '127.0.0.1';

/**
 * The port `PORT` names, or `standard`; 0 takes a free one.
 * @throws Error where it names none.
 */
export function portOf(env: NodeJS.ProcessEnv, standard = STANDARD_PORT): number {
  const text = env['PORT'];
  if (text === undefined || text === '') return standard;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT must be a number from 0 to 65535, found ${JSON.stringify(text)}.`);
  return port;
}

/** What to open once a server listens, the first line being its address. */
export function welcome(address: string): string {
  const places = ['/', '/developers', '/api/v1', '/api/v1/answers?q=Randevu+almak+istiyorum', '/index.md', '/llms.txt'];
  return [`Listening on ${address}`, ...places.map((path) => `  ${address}${path}`), 'Ctrl-C stops it.'].join('\n');
}

/** Runs a command's server until SIGINT or SIGTERM, and ends the process; an error is said in one line. */
export async function runServer(start: (port: number) => Promise<() => Promise<void>>): Promise<void> {
  try {
    const port = portOf(process.env);
    const stop = await start(port).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error;
      throw new Error(`Port ${port} is taken. Set PORT to another one.`, { cause: error });
    });
    let stopping: Promise<void> | undefined;
    // Not `once`: a library that finds no listener left beside its own ends the process at once.
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => {
        stopping ??= stop().then(
          () => process.exit(),
          (error: unknown) => fail(error),
        );
      });
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
