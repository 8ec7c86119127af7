import { Agent, request } from 'node:http';

/** A request, and the response that the contract promises. */
export interface Asked {
  readonly kind: string;
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status: number;
  /** How the response's type begins; undefined if it has no body. */
  readonly type?: string;
}

export interface Result {
  readonly counts: Readonly<Record<string, number>>;
  /** Requests whose response was wrong, and how. */
  readonly errors: readonly string[];
  readonly milliseconds: readonly number[];
}

/** Send requests on a number of connections at once, each one after the other, until a time of `performance.now`. */
export async function load(
  base: string,
  traffic: readonly Asked[],
  connections: number,
  until: number,
): Promise<Result> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const counts: Record<string, number> = {};
  const errors: string[] = [];
  const milliseconds: number[] = [];
  let next = 0;
  const worker = async () => {
    while (performance.now() < until) {
      const asked = traffic[next++ % traffic.length]!;
      const started = performance.now();
      const error = await ask(base, asked, agent).catch((cause: unknown) => String(cause));
      milliseconds.push(performance.now() - started);
      counts[asked.kind] = (counts[asked.kind] ?? 0) + 1;
      if (error) errors.push(`${asked.method ?? 'GET'} ${asked.path}: ${error}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  return { counts, errors, milliseconds };
}

function ask(
  base: string,
  { path, method = 'GET', headers = {}, status, type }: Asked,
  agent: Agent,
): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(base + path, { agent, method, headers, timeout: 10_000 }, (response) => {
      let length = 0;
      response.on('data', (chunk: Buffer) => (length += chunk.length));
      response.on('error', reject);
      response.on('end', () => {
        const found = response.headers['content-type'] ?? '';
        if (response.statusCode !== status) resolve(`${response.statusCode} in place of ${status}`);
        else if (type !== undefined && !found.startsWith(type)) resolve(`${found} in place of ${type}`);
        else if (type !== undefined && method !== 'HEAD' && length === 0) resolve('an empty body');
        else resolve(undefined);
      });
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer in ten seconds')));
    sent.on('error', reject);
    sent.end();
  });
}
