import {
  repeatedCategory,
  unknownAddress,
  unknownCategory,
  unknownPost,
  unreadableCategory,
} from '../api/errorTexts.ts';
import type { SiteData } from './data.ts';
import type { Nearest } from './nearest.ts';
import { MALFORMED, valuesOf } from './query.ts';
import { displayText, problemResponse, type Reply } from './respond.ts';

const FAQ = '/api/v1/faq';
const POSTS = '/api/v1/posts/';

/** Answer `GET /api/v1/faq`: src/api/README.md, "Operations". */
export function faqFile(url: URL, data: SiteData): Reply {
  const [category = '', ...more] = valuesOf(url.search, 'category');
  if (more.length > 0) return problemResponse(repeatedCategory(data), data.base, url);
  if (category === MALFORMED) return problemResponse(unreadableCategory(data), data.base, url);
  if (category === '') return { file: `${FAQ}.json` };
  if (data.faqCategories.includes(category)) return { file: `${FAQ}/${category}.json` };
  return problemResponse(unknownCategory(data, displayText(category)), data.base, url);
}

/** Respond with the 404 of an address under `/api`. For a post it names the nearest ones. */
export function missingFromApi(url: URL, data: SiteData, nearestSlugs: Nearest<string>): Response {
  const path = url.pathname;
  if (!path.startsWith(POSTS)) return problemResponse(unknownAddress(data, displayText(path)), data.base, url);
  const slug = path.slice(POSTS.length).replace(/(?:\.json)?\/?$/, '');
  return problemResponse(unknownPost(data, displayText(slug), nearestSlugs(slug, 5)), data.base, url);
}
