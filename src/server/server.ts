import type { Server } from 'srvx';
import type { AnswerQuestion } from '../edge/answers.ts';
import type { EdgeData } from '../edge/data.ts';
import { createHandler } from '../edge/handle.ts';
import { headerRules } from '../edge/headers.ts';
import { listen } from './listen.ts';
import { createStore } from './store.ts';

export interface SiteServerOptions {
  /** Folder of the built site. */
  readonly dist: string;
  readonly data: EdgeData;
  readonly answer: AnswerQuestion;
  /** 0 takes a free one. */
  readonly port: number;
}

/**
 * Serves a built site over HTTP, listening when the promise is kept.
 * @throws Error with `code: 'EADDRINUSE'` where the port is taken.
 */
export async function createSiteServer({ dist, data, answer, port }: SiteServerOptions): Promise<Server> {
  const handle = createHandler(data, { answer });
  const store = createStore(dist, headerRules(data));
  return listen(port, (request) => handle(request, store));
}
