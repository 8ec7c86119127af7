import { shellWord } from '#markdown/escape.ts';
import type { Block } from '#site/block.ts';
import type { Site } from '#site/site.ts';
import { type Example, examplesOf, shortened } from '../examples.ts';
import { QUESTION_LENGTH } from '../questionLength.ts';
import { type OperationId, ROUTES } from '../routes.ts';

/** Make the blocks of a request and its response, which is cut short. */
export const exampleBlocks = (base: string, title: string, example: Example): Block[] => [
  { type: 'code', title, language: 'sh', text: curl(base, example) },
  { type: 'code', title: 'Response', language: 'jsonc', text: JSON.stringify(shortened(example.response), null, 2) },
];

/** Write a request as a shell command. */
export function curl(base: string, { path, query }: Example): string {
  if (!query) return `curl ${base}${path}`;
  return `curl -G ${base}${path} \\\n  --data-urlencode ${shellWord(query.join('='))}`;
}

/** Make the block with which a reader sends an operation's request from the page. */
export function requestBlock(operationId: OperationId, site: Site): Block {
  const { path } = ROUTES[operationId];
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
      const value = examplesOf(operationId, site)[0]?.query?.[1] ?? '';
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
