import { parseMarkdown } from '#markdown/text.ts';
import { PAGE_PATHS, pathOf } from '#site/addresses.ts';
import { table } from '#site/alternate/writeMarkdown.ts';
import type { Block } from '#site/block.ts';
import { prose } from '#site/blockMakers.ts';
import type { Documentation } from '#site/pages/developers.ts';
import { authorOf } from '#site/practice/doctorTexts.ts';
import type { Site } from '#site/site.ts';
import { slugOf } from '#turkish/slugOf.ts';
import { API_VERSION, CHANGES } from '../changes.ts';
import { examplesOf } from '../examples.ts';
import { fillTemplate } from '../fillTemplate.ts';
import { QUESTION_LENGTH } from '../questionLength.ts';
import { errorBlocks } from './errorBlocks.ts';
import { curl } from './exampleBlocks.ts';
import { operationBlocks } from './operationBlocks.ts';
import { schemaBlocks } from './schemaBlocks.ts';

/** The developers page: `developers.md`, with blocks made from the tables and schemas of `openapi.json`. */
export const documentation: Documentation = {
  title: 'API for developers and AI agents',
  description:
    'Read-only JSON API and Markdown pages of this practice: every operation with an example of request and response, ' +
    'its errors, caching, limits and how to cite.',
  lastModified: CHANGES[0].date,
  blocks: (site) => {
    const parts = fillTemplate(new URL('developers.md', import.meta.url), slots(site)).split(MARKER);
    return parts.flatMap((text, index) =>
      index % 3 === 0 ? section(site, parts[index - 2], parts[index - 1], text.trim()) : [],
    );
  },
};

/** A comment that begins a block: `prose`, `folded: Title`, or `insert: name`, which stands for generated blocks. */
const MARKER = /^<!-- (\w+)(?:: (.+))? -->$/m;

const INSERTS: Readonly<Record<string, (site: Site) => readonly Block[]>> = {
  question,
  operations: operationBlocks,
  errors: errorBlocks,
  schemas: schemaBlocks,
};

function section(site: Site, marker: string | undefined, name: string | undefined, text: string): readonly Block[] {
  if (marker === 'folded')
    return [
      { type: 'reference', entries: [{ id: slugOf(name!), title: name!, blocks: [prose(parseMarkdown(text))] }] },
    ];
  return [...(marker === 'insert' ? INSERTS[name!]!(site) : []), ...(text ? [prose(parseMarkdown(text))] : [])];
}

function slots(site: Site): Record<string, string> {
  const { base, practice, posts } = site;
  const [post] = posts;
  return {
    base,
    contact: PAGE_PATHS.contact,
    name: practice.name,
    version: API_VERSION,
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

function question(site: Site): Block[] {
  const text = curl(site.base, examplesOf('answerQuestion', site)[0]!);
  return [{ type: 'code', title: 'Request', language: 'sh', text }];
}
