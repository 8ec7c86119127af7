import { FILES } from '#site/addresses.ts';
import type { Site, SitePost } from '#site/site.ts';
import type { OperationId } from './edge/operationRoutes.ts';
import { faqList } from './faq.ts';
import { openApi } from './openApi/document.ts';
import { wholePost } from './posts.ts';
import { RESPONSES } from './responses.ts';

/** Write `openapi.json`. */
export const openApiDocument = (site: Site): string => json(openApi(site));

/**
 * Write the JSON file of an operation that depends on the site alone.
 * @throws Error if the value breaks its schema in `openapi.json`
 */
export const snapshot = (site: Site, id: OperationId): string => checked(id, RESPONSES[id].value!(site));

/** Write the JSON file of a category of questions; throws as `snapshot` does. */
export const faqSnapshot = (site: Site, category: string): string => checked('listFaq', faqList(site, category)!);

/** Write the JSON file of a post; throws as `snapshot` does. */
export const postSnapshot = (site: Site, post: SitePost): string => checked('getPost', wholePost(site, post));

function checked(id: OperationId, value: object): string {
  const { error } = RESPONSES[id].schema.safeParse(value);
  if (error)
    throw new Error(
      error.issues.map(({ path, message }) => `${id}: /${path.join('/')} ${message}; see ${FILES.openApi}`).join('\n'),
    );
  return json(value);
}

const json = (value: object): string => `${JSON.stringify(value)}\n`;
