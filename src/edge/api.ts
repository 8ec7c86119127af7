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
import { reject, shown, type Reply } from './respond.ts';

const FAQ = '/api/v1/faq';
const POSTS = '/api/v1/posts/';

/** `GET /api/v1/faq`: src/api/README.md, "Operations". */
export function faqFile(url: URL, data: SiteData): Reply {
  const [category = '', ...more] = valuesOf(url.search, 'category');
  if (more.length > 0) return reject(repeatedCategory(data), data.base, url);
  if (category === MALFORMED) return reject(unreadableCategory(data), data.base, url);
  if (category === '') return { file: `${FAQ}.json` };
  if (data.faqCategories.includes(category)) return { file: `${FAQ}/${category}.json` };
  return reject(unknownCategory(data, shown(category)), data.base, url);
}

/** The 404 of an address under `/api`, with the addresses that come nearest: src/api/README.md, "Operations". */
export function missingFromApi(url: URL, data: SiteData, nearestSlugs: Nearest<string>): Response {
  const path = url.pathname;
  if (!path.startsWith(POSTS)) return reject(unknownAddress(data, shown(path)), data.base, url);
  const slug = path.slice(POSTS.length).replace(/\/$|\.json$/, '');
  return reject(unknownPost(data, shown(slug), nearestSlugs(slug, 5)), data.base, url);
}
