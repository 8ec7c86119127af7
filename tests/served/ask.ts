import { request } from 'node:http';
import { connect } from 'node:net';
import { inject } from 'vitest';

export const served = inject('served');
export const runtime = inject('runtime');

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface Asked {
  readonly method?: string;
  /** Sent as they stand, besides `Host`: no `Accept` unless there is one here. */
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** Send a path as it is, without the normalising of `fetch`, and follow no redirect. */
export function ask(path: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Answer> {
  const { hostname, port } = new URL(served);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const received = new Headers();
        for (const [name, values = []] of Object.entries(response.headersDistinct))
          for (const value of values) received.append(name, value);
        resolve({ status: response.statusCode ?? 0, headers: received, text: Buffer.concat(chunks).toString() });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** @returns all that the server answers until it closes, or is silent for seconds; nothing if it does not. */
export function sendRaw(text: string): Promise<string> {
  const { hostname, port } = new URL(served);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text, 'latin1'));
    let received = '';
    socket.on('data', (chunk) => (received += chunk.toString()));
    // A server may close while the rest of what it has rejected is still on its way.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => resolve(received));
    socket.setTimeout(runtime === 'Node' ? 2000 : 5000, () => socket.destroy());
  });
}

export const json = async <T>(path: string): Promise<T> => JSON.parse((await ask(path)).text) as T;

export const HTML = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
export const MARKDOWN = { accept: 'text/markdown' };

const index = await json<{ openapi: string }>('/api/v1');
/** Address the site was built for. */
export const base = index.openapi.slice(0, -'/openapi.json'.length);

interface PageItem {
  readonly path: string;
  readonly kind: string;
  readonly url: string;
  readonly markdownUrl: string;
  readonly title: string;
}
export const pages = (await json<{ items: PageItem[] }>('/api/v1/pages')).items;
export const posts = (await json<{ items: { slug: string }[] }>('/api/v1/posts')).items;
export const categories = (
  await json<{ categories: { id: string; questions: { question: string; answer: string }[] }[] }>('/api/v1/faq')
).categories;
