import { repeatedCategory, unknownCategory, unreadableCategory } from '#api/edge/errorTexts.ts';
import { ROUTES } from '#api/edge/operationRoutes.ts';
import type { EdgeSite } from './edgeData.ts';
import { MALFORMED, queryValues } from './query.ts';
import { problemResponse, type Reply, shortText } from './respond.ts';

const { path } = ROUTES.listFaq;

/** Respond to `GET /api/v1/faq`: src/api/README.md, "Operations". */
export function respondWithFaq(url: URL, data: EdgeSite): Reply {
  const [category = '', ...more] = queryValues(url.search, 'category');
  if (more.length > 0) return problemResponse(repeatedCategory(data), data.base, url);
  if (category === MALFORMED) return problemResponse(unreadableCategory(data), data.base, url);
  if (category === '') return { file: `${path}.json` };
  if (data.faqCategories.includes(category)) return { file: `${path}/${category}.json` };
  return problemResponse(unknownCategory(data, shortText(category)), data.base, url);
}
