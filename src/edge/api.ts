import type { SiteData } from './data.ts';
import type { Nearest } from './nearest.ts';
import { MALFORMED, valuesOf } from './query.ts';
import { refuse, shown, type Reply } from './respond.ts';

const FAQ = '/api/v1/faq';
const POSTS = '/api/v1/posts';

/** `GET /api/v1/faq`: src/api/README.md, "Operations". */
export function faqFile(url: URL, { base, faqCategories }: SiteData): Reply {
  const [category = '', ...more] = valuesOf(url.search, 'category');
  const hint = `Send one of: ${faqCategories.join(', ')}; or none for every category.`;
  const wrong = (detail: string) => refuse('invalid_query', { base, url, detail, hint });
  if (more.length > 0) return wrong('The parameter "category" is given more than once.');
  if (category === MALFORMED) return wrong('The parameter "category" is not percent-encoded UTF-8 text without NUL.');
  if (category === '') return { file: `${FAQ}.json` };
  if (faqCategories.includes(category)) return { file: `${FAQ}/${category}.json` };
  return refuse('not_found', { base, url, detail: `There is no FAQ category "${shown(category)}".`, hint });
}

/** The 404 of an address under `/api`, with the addresses that come nearest: src/api/README.md, "Operations". */
export function missingFromApi(url: URL, { base, faqCategories }: SiteData, nearestSlugs: Nearest<string>): Response {
  const slug = below(POSTS, url.pathname);
  if (slug !== undefined) {
    const near = nearestSlugs(slug, 5);
    const hint = `${near.length > 0 ? `Nearest slugs: ${near.join(', ')}. ` : ''}Every post is listed at ${base}${POSTS}.`;
    return refuse('not_found', { base, url, detail: `There is no post "${shown(slug)}".`, hint });
  }
  const ofFaq = below(FAQ, url.pathname) !== undefined;
  const hint = ofFaq ? `Name a category as ${base}${FAQ}?category=…, one of: ${faqCategories.join(', ')}.` : undefined;
  return refuse('not_found', { base, url, detail: `There is nothing at ${shown(url.pathname)}.`, hint });
}

/** What follows `folder` in a path, without the extension of a file. */
function below(folder: string, path: string): string | undefined {
  if (!path.startsWith(`${folder}/`)) return undefined;
  return path.slice(folder.length + 1).replace(/\/$|\.json$/, '');
}
