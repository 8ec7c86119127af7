import { createHandler } from '../edge/handle.ts';
import { headerRules } from '../edge/rules.ts';
import type { BuiltSite } from './folder.ts';
import { createStore } from './store.ts';
import { createUnavailable } from './unavailable.ts';

/** Create the request handler of a built site: its files and the edge function. */
export function createSiteHandler({ dist, data }: BuiltSite): (request: Request) => Promise<Response> {
  const handle = createHandler(data);
  const store = createStore(dist, headerRules(data), createUnavailable(data), new Set(data.publicFiles));
  return (request) => handle(request, store);
}
