const DEFAULT_PORT = 8888;

/** Get the address to listen on: `HOST`, such as `0.0.0.0` for all, else this machine only. */
export const hostOf = (env: NodeJS.ProcessEnv): string => env['HOST'] || '127.0.0.1';

/** Hosts that stand for this machine, in URLs and as `HOST`. */
const LOCAL = ['127.0.0.1', '0.0.0.0', '[::1]', '[::]', '::1', '::', 'localhost'];

/** Get the address at which a browser on this machine finds a server that listens at a host. */
export function localAddress(host: string, port: number | string): string {
  const isBare = host.includes(':') && !host.startsWith('[');
  return `http://${LOCAL.includes(host) ? 'localhost' : isBare ? `[${host}]` : host}:${port}`;
}

/**
 * Get the port that `PORT` names, or `defaultPort`. 0 takes a free port.
 * @throws Error if `PORT` is not a port.
 */
export function portOf(env: NodeJS.ProcessEnv, defaultPort = DEFAULT_PORT): number {
  const text = env['PORT'];
  if (text === undefined || text === '') return defaultPort;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT must be a number from 0 to 65535, found ${JSON.stringify(text)}.`);
  return port;
}

/** Write what to open once a server listens. The first line has its address. */
export function welcome(address: string): string {
  const places = ['/', '/developers', '/api/v1', '/api/v1/answers?q=Randevu+almak+istiyorum', '/index.md', '/llms.txt'];
  return [`Listening on ${address}`, ...places.map((path) => `  ${address}${path}`), 'Ctrl-C stops it.'].join('\n');
}

/** Run a command's server until SIGINT or SIGTERM, then end the process. An error is printed in one line. */
export async function runServer(start: (port: number) => Promise<() => Promise<void>>): Promise<void> {
  try {
    const port = portOf(process.env);
    const stop = await start(port).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error;
      throw new Error(`Port ${port} is taken. Set PORT to another one.`, { cause: error });
    });
    let stopping: Promise<void> | undefined;
    // Not `once`: some libraries end the process as soon as theirs is the only listener.
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
