import { COLLECTIONS, RECORDS, SINGLES, type Collection, type RecordFolder, type Single } from './collections.ts';
import { SLUG } from './fields.ts';

export type Place =
  | { kind: 'single'; slug: string; schema: (typeof SINGLES)[Single] }
  | { kind: 'list'; slug: string; list: RecordFolder; schema: (typeof RECORDS)[RecordFolder] }
  | { kind: 'collection'; slug: string; collection: Collection; schema: (typeof COLLECTIONS)[Collection]['schema'] }
  | { kind: 'drawing'; slug: string }
  | { kind: 'photo'; slug: string };

/** The form of a content file. */
export type PlaceSchema = Extract<Place, { schema: unknown }>['schema'];

/** What a file is, judged by its place below the content folder; a text says why it is nothing. */
export function placeOf(name: string): Place | string {
  const [folder = '', ...rest] = name.split('/');
  const base = rest.at(-1) ?? folder;
  const slug = base.replace(/\.\w+$/, '');
  if (name in SINGLES) return { kind: 'single', slug, schema: SINGLES[name as Single] };

  const list = (Object.keys(RECORDS) as RecordFolder[]).find((one) => name.startsWith(`${one}/`));
  if (list)
    return name === `${list}/${slug}.yaml`
      ? { kind: 'list', slug, list, schema: RECORDS[list] }
      : `must stand directly in ${list}/ and end with ".yaml"`;

  if (folder === 'photos' && rest.length === 1) return { kind: 'photo', slug: base };

  const known = Object.hasOwn(COLLECTIONS, folder) ? COLLECTIONS[folder as Collection] : undefined;
  const extension = known?.extension ?? (folder === 'drawings' ? 'svg' : undefined);
  if (!extension)
    return `is not a place for content; files belong into ${[...Object.keys(COLLECTIONS), 'drawings', 'photos'].join(', ')}`;
  const depth = folder === 'service-neighborhoods' ? 2 : 1;
  if (rest.length !== depth)
    return depth === 2
      ? 'must be service-neighborhoods/{neighborhood}/{service}.md'
      : `must stand directly in ${folder}/`;
  if (!base.endsWith(`.${extension}`)) return `must end with ".${extension}"`;
  if (!SLUG.test(slug))
    return 'must be lower-case ASCII words joined by hyphens, such as "ilk-muayene"; it becomes the address of the page';
  if (!known) return { kind: 'drawing', slug };
  return { kind: 'collection', slug, collection: folder as Collection, schema: known.schema };
}
