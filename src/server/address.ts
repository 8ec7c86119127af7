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

/** Get the port that `PORT` names (scripts/env.mjs judges it), or `defaultPort`. 0 takes a free port. */
export const portOf = ({ PORT: port }: NodeJS.ProcessEnv, defaultPort = DEFAULT_PORT): number =>
  port ? Number(port) : defaultPort;
