import type { Block } from '../../site/page.ts';
import type { Site } from '../../site/site.ts';
import { catalog } from '../catalog.ts';
import { answerExamples } from '../examples.ts';
import { faq } from '../faq.ts';
import type { OperationId } from '../routes.ts';
import { pages } from '../pages.ts';
import { posts, wholePost } from '../posts.ts';
import { practice } from '../practice.ts';
import { services } from '../services.ts';

/** A request of this very site and what it answers. */
export interface Example {
  readonly path: string;
  readonly query?: readonly [name: string, value: string];
  readonly title?: string;
  readonly response: object;
}

/** Requests to show for each operation, none where the site has nothing of the kind. */
export const EXAMPLES: Readonly<Record<OperationId, (site: Site) => readonly Example[]>> = {
  getApiRoot: (site) => [{ path: '/api', response: catalog(site) }],
  getApiIndex: (site) => [{ path: '/api/v1', response: catalog(site) }],
  getPractice: (site) => [{ path: '/api/v1/practice', response: practice(site) }],
  listServices: (site) => [{ path: '/api/v1/services', response: services(site) }],
  listPages: (site) => [{ path: '/api/v1/pages', response: pages(site) }],
  listFaq: (site) =>
    site.faq
      .slice(0, 1)
      .map(({ slug }) => ({ path: '/api/v1/faq', query: ['category', slug], response: faq(site, slug)! })),
  listPosts: (site) => [{ path: '/api/v1/posts', response: posts(site) }],
  getPost: (site) =>
    site.posts.slice(0, 1).map((entry) => ({ path: `/api/v1/posts/${entry.slug}`, response: wholePost(site, entry) })),
  answerQuestion: (site) =>
    Object.values(answerExamples(site)).map(({ summary, value }) => ({
      path: '/api/v1/answers',
      query: ['q', (value as { query: string }).query],
      title: summary,
      response: value,
    })),
};

/** How a reader sends each operation's request from the page. */
export function trial(operation: { operationId: OperationId; path: string }, site: Site): Block {
  const { operationId, path } = operation;
  switch (operationId) {
    case 'listFaq': {
      const options = [
        { value: '', label: 'every category' },
        ...site.faq.map(({ slug, title }) => ({ value: slug, label: title })),
      ];
      return { type: 'request', path, links: [path], field: { name: 'category', options } };
    }
    case 'getPost':
      return { type: 'request', path, links: site.posts.slice(0, 3).map(({ slug }) => path.replace('{slug}', slug)) };
    case 'answerQuestion': {
      const [asked] = EXAMPLES.answerQuestion(site);
      return { type: 'request', path, links: [], field: { name: 'q', value: asked?.query?.[1] ?? '', maxLength: 500 } };
    }
    default:
      return { type: 'request', path, links: [path] };
  }
}

/** The request as a command for a shell. */
export function curl(base: string, { path, query }: Pick<Example, 'path' | 'query'>): string {
  if (!query) return `curl ${base}${path}`;
  return `curl -G ${base}${path} \\\n  --data-urlencode ${quoted(query.join('='))}`;
}

/** A word for a POSIX shell. */
const quoted = (word: string) => `'${word.replaceAll("'", `'\\''`)}'`;
