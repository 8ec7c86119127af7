import type { JsonSchema } from '#content/jsonSchema.ts';
import { parseMarkdown } from '#markdown/text.ts';
import { table } from '#site/alternate/writeMarkdown.ts';
import type { Block } from '#site/block.ts';
import { prose } from '#site/blockMakers.ts';
import type { Site } from '#site/site.ts';
import { openApi } from '../openApi/document.ts';

/** Document every schema of `openapi.json` as a table of its fields. */
export function schemaBlocks(site: Site): Block[] {
  const { components } = JSON.parse(JSON.stringify(openApi(site))) as {
    components: { schemas: Readonly<Record<string, JsonSchema>> };
  };
  return [
    {
      type: 'reference',
      entries: Object.entries(components.schemas).map(([name, schema]) => ({
        id: name.toLowerCase(),
        title: name,
        blocks: [prose(parseMarkdown(describeSchema(schema)))],
      })),
    },
  ];
}

function describeSchema(schema: JsonSchema): string {
  const rows = fieldRows(schema);
  return [
    ...(schema.description ? [schema.description] : []),
    ...(schema.oneOf ? [`One of ${schema.oneOf.map(typeOf).join(', ')}.`] : []),
    ...(rows.length > 0 ? [table(['Field', 'Type', 'Meaning'], rows)] : []),
  ].join('\n\n');
}

/** Make a row for each member; those of nested objects are `address.display` and `items[].url`. */
function fieldRows(schema: JsonSchema, prefix = ''): string[][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, member]) => {
    const optional = !schema.required?.includes(name);
    const row = [`\`${prefix}${name}\``, typeOf(member) + (optional ? ', optional' : ''), meaningOf(member)];
    const inner = member.items?.properties
      ? fieldRows(member.items, `${prefix}${name}[].`)
      : fieldRows(member, `${prefix}${name}.`);
    return [row, ...inner];
  });
}

function typeOf(schema: JsonSchema): string {
  if (schema.$ref) return link(schema.$ref.split('/').at(-1)!);
  if (schema.const !== undefined) return `always \`${JSON.stringify(schema.const)}\``;
  if (schema.items) return `array of ${typeOf(schema.items)}`;
  return schema.format ? `${schema.type} (${schema.format})` : (schema.type ?? 'any');
}

const link = (name: string) => `[${name}](#${name.toLowerCase()})`;

function meaningOf(schema: JsonSchema): string {
  const notes = [schema.description, allowedValues(schema.enum ?? schema.items?.enum), rangeOf(schema)].filter(Boolean);
  return notes.join('; ');
}

const allowedValues = (values: readonly unknown[] | undefined) =>
  values && `one of ${values.map((value) => `\`${String(value)}\``).join(', ')}`;

function rangeOf({ minimum, exclusiveMinimum, maximum, maxItems }: JsonSchema): string {
  const low =
    exclusiveMinimum === undefined ? (minimum === undefined ? '' : `from ${minimum}`) : `above ${exclusiveMinimum}`;
  const high = maximum === undefined ? '' : `to ${maximum}`;
  return [low, high, maxItems === undefined ? '' : `at most ${maxItems}`].filter(Boolean).join(' ');
}
