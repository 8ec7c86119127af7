import type { Documentation } from '../site/pages/developers.ts';
import type { Site } from '../site/site.ts';
import { OPERATIONS } from './operations.ts';
import { PROBLEMS, problemAnchor, type ProblemCode } from './problems.ts';

/** The developers page: what the API offers, from the same tables as `openapi.json`. */
export const documentation: Documentation = {
  title: 'API for developers and AI agents',
  description:
    'Read-only JSON API and Markdown pages of this practice: every operation with its parameters and errors, caching, limits and how to cite.',
  lastModified: '2026-11-21',
  blocks: (site) => [{ type: 'prose', markdown: [overview(site), operations(), errors()].join('\n\n') }],
};

function overview({ base }: Site): string {
  return [
    `This site is readable by programs: a JSON API below [/api/v1](${base}/api/v1), a Markdown form of every page, and no key or account.`,
    `The machine-readable description is [openapi.json](${base}/openapi.json); the overview for agents is [llms.txt](${base}/llms.txt).`,
  ].join(' ');
}

function operations(): string {
  const rows = OPERATIONS.map(({ path, operationId, summary }) => `| \`GET ${path}\` | ${operationId} | ${summary} |`);
  return [
    '## Operations',
    ['| Request | operationId | What it returns |', '| --- | --- | --- |', ...rows].join('\n'),
  ].join('\n\n');
}

function errors(): string {
  const codes = Object.keys(PROBLEMS) as ProblemCode[];
  return [
    '## Errors',
    ...codes.flatMap((code) => [
      `### ${problemAnchor(code)}`,
      `${PROBLEMS[code].status} ${PROBLEMS[code].title}. ${PROBLEMS[code].when}`,
    ]),
  ].join('\n\n');
}
