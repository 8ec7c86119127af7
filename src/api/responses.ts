import type { Site, SitePost } from '../site/site.ts';
import { catalog } from './catalog.ts';
import { faq } from './faq.ts';
import type { OperationId } from './routes.ts';
import { pages } from './pages.ts';
import { posts, wholePost } from './posts.ts';
import { practice } from './practice.ts';
import { services } from './services.ts';

/** A response that is known at build time, and where its file stands. */
export interface StaticResponse {
  /** Site path such as `/api/v1/practice.json`. */
  readonly path: string;
  readonly operationId: OperationId;
  readonly value: object;
}

/** Every response known at build time, but those of single posts. */
export function* siteResponses(site: Site): Generator<StaticResponse> {
  yield { path: '/api.json', operationId: 'getApiRoot', value: catalog(site) };
  yield { path: '/api/v1.json', operationId: 'getApiIndex', value: catalog(site) };
  yield { path: '/api/v1/practice.json', operationId: 'getPractice', value: practice(site) };
  yield { path: '/api/v1/services.json', operationId: 'listServices', value: services(site) };
  yield { path: '/api/v1/pages.json', operationId: 'listPages', value: pages(site) };
  yield { path: '/api/v1/faq.json', operationId: 'listFaq', value: faq(site) };
  for (const { slug } of site.faq)
    yield { path: `/api/v1/faq/${slug}.json`, operationId: 'listFaq', value: faq(site, slug)! };
  yield { path: '/api/v1/posts.json', operationId: 'listPosts', value: posts(site) };
}

/** The file that holds a post. */
export const postPath = ({ slug }: SitePost): string => `/api/v1/posts/${slug}.json`;

export const postResponse = (site: Site, post: SitePost): StaticResponse => ({
  path: postPath(post),
  operationId: 'getPost',
  value: wholePost(site, post),
});
