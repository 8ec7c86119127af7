import { portOf } from './address.ts';

/** Write what to open once a server listens. The first line has its address. */
export function welcome(address: string): string {
  const paths = ['/', '/developers', '/api/v1', '/api/v1/answers?q=Randevu+almak+istiyorum', '/index.md', '/llms.txt'];
  return [`Listening on ${address}`, ...paths.map((path) => `  ${address}${path}`), 'Ctrl-C stops it.'].join('\n');
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
