import type { Site, SitePost } from '../site/site.ts';
import { openApi } from './openApi.ts';
import { postResponse, siteResponses, type StaticResponse } from './responses.ts';
import { validateAgainstOpenApi } from './validate.ts';

/** A JSON file of the API, to be written as it is. */
export interface Snapshot {
  /** Site path such as `/api/v1/practice.json`. */
  readonly path: string;
  readonly body: string;
  /** Places that do not fit the file's schema in `openapi.json`, a line each. */
  readonly errors: readonly string[];
}

/** `openapi.json` and every JSON file it describes, but those of single posts, each validated against its schema there. */
export function* siteSnapshots(site: Site): Generator<Snapshot> {
  yield { path: '/openapi.json', body: json(documentOf(site)), errors: [] };
  for (const response of siteResponses(site)) yield snapshotOf(site, response);
}

/** The JSON file of a post, validated likewise. */
export const postSnapshot = (site: Site, post: SitePost): Snapshot => snapshotOf(site, postResponse(site, post));

function snapshotOf(site: Site, { path, operationId, value }: StaticResponse): Snapshot {
  const errors = validateAgainstOpenApi(documentOf(site), operationId, value);
  return {
    path,
    body: json(value),
    errors: errors.map(({ pointer, message }) => `${path}  ${pointer || '/'}  ${message}, says openapi.json`),
  };
}

const documents = new WeakMap<Site, ReturnType<typeof openApi>>();

function documentOf(site: Site): ReturnType<typeof openApi> {
  let document = documents.get(site);
  if (!document) documents.set(site, (document = openApi(site)));
  return document;
}

const json = (value: object): string => `${JSON.stringify(value)}\n`;
