import { prose } from '../../site/define.ts';
import type { Block } from '../../site/page.ts';
import type { Site } from '../../site/site.ts';
import { openApi } from '../openApi.ts';
import { table } from '../../site/table.ts';

/** The parts of JSON Schema 2020-12 that `openapi.json` uses. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
}

/** Every schema of `openapi.json` as a table of its fields, under its name. */
export function schemas(site: Site): Block[] {
  const { components } = JSON.parse(JSON.stringify(openApi(site))) as {
    components: { schemas: Readonly<Record<string, Schema>> };
  };
  return [
    prose(
      '## Response fields\n\nObjects are closed: no member comes that is not named here. A field that is not marked optional is ' +
        'always present. Addresses are absolute, dates are `YYYY-MM-DD`.',
    ),
    {
      type: 'reference',
      isCompact: true,
      entries: Object.entries(components.schemas).map(([name, schema]) => ({
        id: name.toLowerCase(),
        title: name,
        blocks: [prose(fieldsOf(schema))],
      })),
    },
  ];
}

function fieldsOf(schema: Schema): string {
  const rows = fields(schema);
  return [
    ...(schema.description ? [schema.description] : []),
    ...(schema.oneOf ? [`One of ${schema.oneOf.map(typeOf).join(', ')}.`] : []),
    ...(rows.length > 0 ? [table(['Field', 'Type', 'Meaning'], rows)] : []),
  ].join('\n\n');
}

/** A row for each member, those of nested objects included, as `address.display` and `items[].url`. */
function fields(schema: Schema, prefix = ''): string[][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, member]) => {
    const optional = !schema.required?.includes(name);
    const row = [`\`${prefix}${name}\``, typeOf(member) + (optional ? ', optional' : ''), meaning(member)];
    const inner = member.items?.properties
      ? fields(member.items, `${prefix}${name}[].`)
      : fields(member, `${prefix}${name}.`);
    return [row, ...inner];
  });
}

function typeOf(schema: Schema): string {
  if (schema.$ref) return link(schema.$ref.split('/').at(-1)!);
  if (schema.const !== undefined) return `always \`${JSON.stringify(schema.const)}\``;
  if (schema.items) return `array of ${typeOf(schema.items)}`;
  return schema.format ? `${schema.type} (${schema.format})` : (schema.type ?? 'any');
}

const link = (name: string) => `[${name}](#${name.toLowerCase()})`;

function meaning(schema: Schema): string {
  const notes = [schema.description, allowed(schema.enum ?? schema.items?.enum), range(schema)].filter(Boolean);
  return notes.join('; ');
}

const allowed = (values: readonly unknown[] | undefined) =>
  values && `one of ${values.map((value) => `\`${value}\``).join(', ')}`;

function range({ minimum, exclusiveMinimum, maximum, maxItems }: Schema): string {
  const low =
    exclusiveMinimum === undefined ? (minimum === undefined ? '' : `from ${minimum}`) : `above ${exclusiveMinimum}`;
  const high = maximum === undefined ? '' : `to ${maximum}`;
  return [low, high, maxItems === undefined ? '' : `at most ${maxItems}`].filter(Boolean).join(' ');
}
