import type { Block, BlockOf } from '../../site/block.ts';
import type { Site } from '../../site/site.ts';
import { shellWord } from '../../site/text/escape.ts';
import { beginning, examplesOf, type Example } from '../examples.ts';
import { QUESTION_LENGTH } from '../questionLength.ts';
import { ROUTES, type OperationId } from '../routes.ts';

/** Make a block of a request and its response. */
export const exchange = (base: string, title: string, example: Example): BlockOf<'exchange'> => ({
  type: 'exchange',
  title,
  request: curl(base, example),
  response: excerpt(example.response),
});

/** Write a request as a shell command. */
export function curl(base: string, { path, query }: Example): string {
  if (!query) return `curl ${base}${path}`;
  return `curl -G ${base}${path} \\\n  --data-urlencode ${shellWord(query.join('='))}`;
}

/** How many items of a list an excerpt keeps. */
const KEPT = { objects: 1, scalars: 4 } as const;

/**
 * Write JSON for people: indented, with long texts and lists cut short. A comment says how many items are left out;
 * without its comments the text is JSON.
 */
export function excerpt(value: unknown): string {
  const text = JSON.stringify(
    value,
    (_, member: unknown) => {
      if (typeof member === 'string') return beginning(member);
      if (!Array.isArray(member)) return member;
      const kept = member.slice(0, typeof member[0] === 'object' ? KEPT.objects : KEPT.scalars) as unknown[];
      return kept.length < member.length ? [...kept, `… ${member.length - kept.length} more`] : kept;
    },
    2,
  );
  return text.replaceAll(/,(\n *)"(… \d+ more)"$/gm, '$1// $2');
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
