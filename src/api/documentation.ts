import { parseMarkdown } from '#markdown/tree.ts';
import { PAGE_PATHS, pathOf } from '#site/addresses.ts';
import { table } from '#site/alternate/writeMarkdown.ts';
import type { Block, BlockOf } from '#site/block.ts';
import { prose } from '#site/blockMakers.ts';
import type { Documentation } from '#site/pages/developers.ts';
import { authorOf } from '#site/practice/doctorTexts.ts';
import type { Site } from '#site/site.ts';
import { QUESTION_LENGTH } from './browser/questionLength.ts';
import { API_VERSION, CHANGES } from './changes.ts';
import { errorFacts } from './edge/errorTexts.ts';
import { problemBody } from './edge/problemBody.ts';
import { problemAnchor, type ProblemCode, PROBLEMS } from './edge/problemCodes.ts';
import { type Example, examplesOf, shortenedExample } from './examples.ts';
import { fillTemplate } from './fillTemplate.ts';
import { METHOD_NOT_ALLOWED, type Operation, OPERATIONS } from './operations.ts';

/** The developers page: `developers.md`, with the operations and errors from the tables of `openapi.json`. */
export const documentation: Documentation = {
  title: 'API for developers and AI agents',
  description:
    'Read-only JSON API and Markdown pages of this practice: every operation with an example of request and response, ' +
    'its errors, caching, limits and how to cite.',
  lastModified: CHANGES[0].date,
  blocks: (site) =>
    fillTemplate(new URL('developers.md', import.meta.url), slots(site))
      .split(/^<!-- (\w+) -->$/m)
      .flatMap((part): readonly Block[] => INSERTS[part]?.(site) ?? [prose(parseMarkdown(part.trim()))]),
};

/** What stands for each comment of `developers.md`. */
const INSERTS: Readonly<Record<string, (site: Site) => readonly Block[]>> = {
  operations: (site) => OPERATIONS.filter(({ aliasOf }) => !aliasOf).map((operation) => describe(operation, site)),
  errors: (site) => (Object.keys(PROBLEMS) as ProblemCode[]).map((code) => describeError(code, site)),
};

function slots(site: Site): Record<string, string> {
  const { base, practice, posts } = site;
  const [post] = posts;
  return {
    base,
    contact: PAGE_PATHS.contact,
    name: practice.name,
    version: API_VERSION,
    question: curl(base, examplesOf('answerQuestion', site)[0]!),
    minLength: String(QUESTION_LENGTH.minLength),
    maxLength: String(QUESTION_LENGTH.maxLength),
    changes: table(
      ['Version', 'Date', 'Change'],
      CHANGES.map(({ version, date, text }) => [version, date, text]),
    ),
    citation: post
      ? `${authorOf(site, post).name}, “${post.title}”, ${practice.name}, ${base}${pathOf(post.ref)}`
      : `${practice.name}, ${base}`,
  };
}

const entry = (heading: string, id: string, paragraphs: readonly string[]): BlockOf<'folded-text'> => ({
  type: 'folded-text',
  heading,
  id,
  text: parseMarkdown(paragraphs.join('\n\n')),
});

/** Describe an operation: its parameters, requests with their responses, and errors. */
function describe(operation: Operation, site: Site): Block {
  const { operationId, path, summary, description, snapshots, errors } = operation;
  const alias = OPERATIONS.find(({ aliasOf }) => aliasOf === operationId);
  return entry(summary, operationId.toLowerCase(), [
    `\`GET ${path}\`, \`${operationId}\`: ${description}`,
    ...(alias ? [`\`GET ${alias.path}\` (\`${alias.operationId}\`) answers the same.`] : []),
    ...parameterTable(operation, site),
    ...examplesOf(operationId, site).flatMap((example) => [
      `${example.summary}:`,
      fence('sh', curl(site.base, example)),
      fence('jsonc', JSON.stringify(shortenedExample(example.response), null, 2)),
    ]),
    ...(snapshots.length > 0
      ? [`The same bytes stand at ${snapshots.map((file) => `\`${file}\``).join(' and ')}.`]
      : []),
    ...errors.map(({ code, when }) => `[${PROBLEMS[code].status} \`${code}\`](#${problemAnchor(code)}): ${when}`),
  ]);
}

function parameterTable({ parameters }: Operation, site: Site): string[] {
  if (parameters.length === 0) return [];
  const rows = parameters.map(({ name, in: place, required, description, schema }) => {
    const { minLength = 0, maxLength } = schema(errorFacts(site));
    const length = maxLength === undefined ? '' : ` ${minLength} to ${maxLength} characters (Unicode code points).`;
    return [`\`${name}\``, `${place}, ${required ? 'required' : 'optional'}`, description + length];
  });
  return [table(['Parameter', 'Where', 'Meaning'], rows)];
}

/** Describe an error, under the anchor that the `type` of its problem documents names, with an occurrence of it. */
function describeError(code: ProblemCode, site: Site): Block {
  const { status, title, when, hint } = PROBLEMS[code];
  const { example } = [...OPERATIONS.flatMap(({ errors }) => errors), METHOD_NOT_ALLOWED].find(
    (error) => error.code === code,
  )!;
  const { instance, ...text } = example(errorFacts(site));
  return entry(`${status} ${title}`, problemAnchor(code), [
    `\`#${problemAnchor(code)}\`: ${when} To recover: ${hint.replaceAll('{base}', '')}`,
    `Response to ${code === 'method_not_allowed' ? 'POST' : 'GET'} ${instance}:`,
    fence('jsonc', JSON.stringify(problemBody(text, site.base, instance), null, 2)),
  ]);
}

const fence = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\``;

/** Write a request as a shell command. */
function curl(base: string, { path, query }: Example): string {
  if (!query) return `curl ${base}${path}`;
  return `curl -G ${base}${path} \\\n  --data-urlencode '${query.join('=').replaceAll("'", `'\\''`)}'`;
}
