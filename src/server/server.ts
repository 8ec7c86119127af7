import type { Server } from 'srvx';
import type { AnswerQuestion } from '../edge/answers.ts';
import type { EdgeData } from '../edge/data.ts';
import { createHandler } from '../edge/handle.ts';
import { headerRules } from '../edge/rules.ts';
import { listen } from './listen.ts';
import { createStore } from './store.ts';
import { createUnavailable } from './unavailable.ts';

export type AnswerRequest = (request: Request) => Promise<Response>;

interface SiteServerOptions {
  /** Folder of the built site. */
  readonly dist: string;
  readonly data: EdgeData;
  readonly answer: AnswerQuestion;
  /** 0 takes a free one. */
  readonly port: number;
}

/**
 * Serve a built site over HTTP. It listens once the promise resolves.
 * @throws Error with `code: 'EADDRINUSE'` where the port is taken.
 */
export const createSiteServer = async ({ port, ...built }: SiteServerOptions): Promise<Server> =>
  listen(port, createSiteHandler(built));

/** Create the request handler of a built site: its files and the edge function. */
export function createSiteHandler({ dist, data, answer }: Omit<SiteServerOptions, 'port'>): AnswerRequest {
  const handle = createHandler(data, { answer });
  const store = createStore(dist, headerRules(data), createUnavailable(data));
  return (request) => handle(request, store);
}
