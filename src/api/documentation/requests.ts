import type { Block } from '../../site/block.ts';
import type { Site } from '../../site/site.ts';
import { answerExamples } from '../examples.ts';
import { faq } from '../faq.ts';
import { wholePost } from '../posts.ts';
import { QUESTION_LENGTH } from '../questionLength.ts';
import { RESPONSES } from '../responses.ts';
import { ROUTES, type OperationId } from '../routes.ts';

/** A request to this site, with its response. */
export interface Example {
  readonly path: string;
  readonly query?: readonly [name: string, value: string];
  readonly title?: string;
  readonly response: object;
}

/** Get the requests to show for an operation; none where the site has no such content. */
export function exampleRequests(operationId: OperationId, site: Site): readonly Example[] {
  const { path } = ROUTES[operationId];
  switch (operationId) {
    case 'listFaq':
      return site.faq.slice(0, 1).map(({ slug }) => ({ path, query: ['category', slug], response: faq(site, slug)! }));
    case 'getPost':
      return site.posts
        .slice(0, 1)
        .map((post) => ({ path: path.replace('{slug}', post.slug), response: wholePost(site, post) }));
    case 'answerQuestion':
      return Object.values(answerExamples(site)).map(({ summary, value }) => ({
        path,
        query: ['q', (value as { query: string }).query],
        title: summary,
        response: value,
      }));
    default:
      return [{ path, response: RESPONSES[operationId].value!(site) }];
  }
}

/** Make the block with which a reader sends an operation's request from the page. */
export function requestBlock({ operationId, path }: { operationId: OperationId; path: string }, site: Site): Block {
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
      const value = exampleRequests(operationId, site)[0]?.query?.[1] ?? '';
      return {
        type: 'request',
        path,
        links: [],
        field: { name: 'q', label: 'Question', value, maxLength: QUESTION_LENGTH.maxLength },
      };
    }
    default:
      return { type: 'request', path, links: [path] };
  }
}

/** Write a request as a shell command. */
export function curl(base: string, { path, query }: Pick<Example, 'path' | 'query'>): string {
  if (!query) return `curl ${base}${path}`;
  return `curl -G ${base}${path} \\\n  --data-urlencode ${shellWord(query.join('='))}`;
}

/** Quote a word for a POSIX shell. */
const shellWord = (word: string) => `'${word.replaceAll("'", `'\\''`)}'`;
