import { FILES } from '../site/addresses.ts';
import type { Site, SitePost } from '../site/site.ts';
import { faq } from './faq.ts';
import { openApi } from './openApi/document.ts';
import { wholePost } from './posts.ts';
import { RESPONSES } from './responses.ts';
import { type OperationId, ROUTES } from './routes.ts';

/** A JSON file of the API, to be written as it is. */
interface Snapshot {
  /** Site path such as `/api/v1/practice.json`. */
  readonly path: string;
  readonly body: string;
  /** Where the value breaks its schema, one line each. */
  readonly errors: readonly string[];
}

/** Make `openapi.json` and every JSON file it describes, except those of single posts. */
export function* siteSnapshots(site: Site): Generator<Snapshot> {
  yield { path: FILES.openApi, body: json(openApi(site)), errors: [] };
  for (const [id, { value }] of Object.entries(RESPONSES) as [OperationId, (typeof RESPONSES)[OperationId]][])
    if (value) yield snapshotOf(ROUTES[id].snapshots[0]!, id, value(site));
  for (const { slug } of site.faq) yield snapshotOf(`/api/v1/faq/${slug}.json`, 'listFaq', faq(site, slug)!);
}

/** Make the JSON file of a post. */
export const postSnapshot = (site: Site, post: SitePost): Snapshot =>
  snapshotOf(postPath(post), 'getPost', wholePost(site, post));

export const postPath = ({ slug }: SitePost): string => `/api/v1/posts/${slug}.json`;

/** Checked against the schema that `openapi.json` is made from: the build publishes no file with errors. */
function snapshotOf(path: string, operationId: OperationId, value: object): Snapshot {
  const { error } = RESPONSES[operationId].schema.safeParse(value);
  return {
    path,
    body: json(value),
    errors: (error?.issues ?? []).map(
      (issue) => `${path}  /${issue.path.join('/')}  ${issue.message}; see openapi.json`,
    ),
  };
}

const json = (value: object): string => `${JSON.stringify(value)}\n`;
