import type { Entries, Entry } from './entries.ts';
import { nearest } from './explain.ts';
import type { Care } from './fields.ts';
import { signKeys } from './resolveTriage.ts';
import { fieldName, inOrder, problemAt, type Problem } from './problem.ts';
import { logoFault, sizeOfSvg } from './logo.ts';
import { PHOTOS } from './pictures.ts';
import { locate, type SourceFile } from './source.ts';
import { PAGE_FOLDERS, SINGLES, type Folder, type Single } from './files.ts';

type Path = readonly (string | number)[];
type Report = (file: string, path: Path, message: string) => void;

/**
 * What no single file can tell: references that lead nowhere, things said twice, dates in the wrong order, pages that
 * must exist. `names` are all files, broken ones included; `sourceOf` gives their texts, where a place is asked for.
 */
export function checkReferences(
  entries: Entries,
  names: readonly string[],
  sourceOf: (name: string) => SourceFile | undefined,
): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (file, path, message) => {
    const source = path.length > 0 ? sourceOf(file) : undefined;
    problems.push(problemAt(file, fieldName(path) || 'file', message, source && locate(source, path)));
  };
  // A broken file is reported by itself; what points to it is right.
  const refs = new Set(names.map((name) => name.replace(/\.\w+$/, '')).filter((ref) => !NOT_PAGES.test(ref)));
  dangling(entries, refs, report);
  triage(entries, report);
  repeated(entries, report);
  dates(entries, report);
  crossProduct(refs, report);
  drawings(entries, report);
  return inOrder(problems);
}

type PageFile = Extract<Single, `pages/${string}`>;
const PAGES = Object.keys(SINGLES).filter((name): name is PageFile => name.startsWith('pages/'));

/** Every entry that becomes a page, whatever its kind. */
export function allEntries(entries: Entries): Entry<{
  title: string;
  description: string;
  related: string[];
  notes: string[];
  sources?: string[] | undefined;
  answers?: string[] | undefined;
  formerly?: string[] | undefined;
  care?: Care | undefined;
}>[] {
  const pages = PAGES.flatMap((name) => entries.singles[name] ?? []);
  return [...pages, ...PAGE_FOLDERS.flatMap((folder) => [...entries[folder]])];
}

/** Content that becomes no page of its own. */
export const NOT_PAGES = /^(?:practice$|triage$|answers\/|drawings\/|photos\/|notes\/|sources\/)/;

function dangling(entries: Entries, refs: ReadonlySet<string>, report: Report) {
  const check = (file: string, path: Path, name: string) => {
    if (refs.has(name)) return;
    const near = [...refs].find((known) => known.split('/').at(-1) === name.split('/').at(-1));
    report(
      file,
      path,
      `no content file "${name}" exists${near ? `; did you mean "${near}"?` : nearest(name, [...refs])}`,
    );
  };
  const listed = ({ file }: { file: string }, list: Extract<Folder, 'notes' | 'sources'>, names: readonly string[]) => {
    const known = entries[list].map(({ slug }) => slug);
    names.forEach((name, index) => {
      if (!known.includes(name))
        report(file, [list, index], `no content file "${list}/${name}.yaml" exists${nearest(name, known)}`);
    });
  };
  for (const entry of allEntries(entries)) {
    entry.related.forEach((name, index) => check(entry.file, ['related', index], name));
    listed(entry, 'notes', entry.notes);
    listed(entry, 'sources', entry.sources ?? []);
  }
  for (const { file, page } of entries.notes) if (page) check(file, ['page'], page);
  for (const post of entries.posts) {
    if (post.primaryService) check(post.file, ['primaryService'], `services/${post.primaryService}`);
    post.relatedPosts.forEach((slug, index) => {
      check(post.file, ['relatedPosts', index], `posts/${slug}`);
      if (slug === post.slug) report(post.file, ['relatedPosts', index], 'a post cannot be related to itself');
    });
  }
  for (const category of entries.faq)
    category.questions.forEach(({ link }, index) => {
      if (link) check(category.file, ['questions', index, 'link', 'to'], link.to);
    });
  const practice = entries.singles['practice.yaml'];
  const authors = practice.doctors.map(({ name }) => name);
  for (const { file, author } of entries.posts)
    if (author && !authors.includes(author))
      report(file, ['author'], `no doctor of practice.yaml has this name; write one of: ${authors.join(', ')}`);
  check(practice.file, ['booking', 'emergency'], practice.booking.emergency);
  if (practice.whileClosed) check(practice.file, ['whileClosed', 'to'], practice.whileClosed.to);
  const home = entries.singles['pages/home.md'];
  home.complaints?.forEach(({ page }, index) => check(home.file, ['complaints', index, 'page'], page));
  const curated = entries.singles['answers/entries.yaml'];
  curated.entries.forEach(({ page }, index) => check(curated.file, ['entries', index, 'page'], page));
  const urgent = entries.singles['answers/urgent.yaml'];
  for (const [kind, page] of Object.entries(urgent.pages)) check(urgent.file, ['pages', kind], page);
  const questions = new Set(entries.faq.flatMap((category) => category.questions.map(({ key }) => key)));
  for (const { file, questions: chosen } of [...entries.services, ...entries.treatments])
    chosen?.forEach((key, index) => {
      if (!questions.has(key)) report(file, ['questions', index], 'no question of the FAQ has this key');
    });
}

/** Keys of triage.yaml that pages and answers name. */
function triage(entries: Entries, report: Report) {
  const file = entries.singles['triage.yaml'];
  const signs = signKeys(file);
  const closings = file.closings.map(({ key }) => key);
  const check = (name: string, path: Path, key: string, known: readonly string[]) => {
    if (!known.includes(key)) report(name, path, `triage.yaml has no "${key}"${nearest(key, known)}`);
  };
  const doubled = signs.find((key, index) => signs.indexOf(key) < index);
  if (doubled) report(file.file, [], `two signs have the key "${doubled}"`);
  for (const entry of allEntries(entries))
    entry.care?.signs?.forEach((key, index) => check(entry.file, ['care', 'signs', index], key, signs));
  for (const { file: name, questions } of entries.faq)
    questions.forEach(({ closing }, index) => {
      if (closing) check(name, ['questions', index, 'closing'], closing, closings);
    });
  const curated = entries.singles['answers/entries.yaml'];
  curated.entries.forEach(({ closing }, index) => {
    if (closing) check(curated.file, ['entries', index, 'closing'], closing, closings);
  });
}

function repeated(entries: Entries, report: Report) {
  const once = (what: string) => {
    const seen = new Map<string, string>();
    return (file: string, path: Path, value: string) => {
      const first = seen.get(value);
      if (first) report(file, path, `the same ${what} is in ${first} already: ${JSON.stringify(value)}`);
      else seen.set(value, file);
    };
  };
  const title = once('title');
  const description = once('description');
  for (const entry of allEntries(entries)) {
    title(entry.file, ['title'], entry.title);
    description(entry.file, ['description'], entry.description);
  }
  const key = once('key');
  const question = once('question');
  const curated = entries.singles['answers/entries.yaml'];
  const lists = [
    ...entries.faq.map(({ file, questions }) => ({ file, name: 'questions', items: questions })),
    { file: curated.file, name: 'entries', items: curated.entries },
  ];
  // What is asked word for word gets its entry: no other may claim it.
  for (const { file, name, items } of lists)
    items.forEach((item, index) => {
      key(file, [name, index, 'key'], item.key);
      question(file, [name, index, 'question'], item.question);
      item.phrasings.forEach((text, at) => question(file, [name, index, 'phrasings', at], text));
    });
  for (const { file, answers = [] } of allEntries(entries))
    answers.forEach((text, index) => question(file, ['answers', index], text));
}

function dates({ posts }: Entries, report: Report) {
  for (const { file, publishedAt, updatedAt } of posts)
    if (updatedAt < publishedAt)
      report(
        file,
        ['updatedAt'],
        `${updatedAt} is before publishedAt (${publishedAt}); a post cannot change before it appears`,
      );
}

/** A neighborhood has a page for every service, or for none; what counts is the files, broken ones included. */
function crossProduct(refs: ReadonlySet<string>, report: Report) {
  const inFolder = (folder: string) => [...refs].filter((ref) => ref.startsWith(`${folder}/`));
  const slugs = (folder: string) => inFolder(folder).map((ref) => ref.slice(folder.length + 1));
  const found = new Set(inFolder('service-neighborhoods'));
  for (const neighborhood of slugs('neighborhoods')) {
    if (![...found].some((name) => name.startsWith(`service-neighborhoods/${neighborhood}/`))) continue;
    for (const service of slugs('services')) {
      const name = `service-neighborhoods/${neighborhood}/${service}`;
      if (!found.delete(name))
        report(`${name}.md`, [], 'this file is missing; a neighborhood has a page for each service, or for none');
    }
  }
  for (const name of found)
    report(
      `${name}.md`,
      [],
      'names a neighborhood or a service that does not exist; it must be {neighborhood}/{service}.md',
    );
}

function drawings(entries: Entries, report: Report) {
  const check = (file: string, path: Path, name: string) => {
    const photograph = name.startsWith(PHOTOS) ? name.slice(PHOTOS.length) : undefined;
    if (photograph && !entries.photos.has(photograph))
      report(
        file,
        [...path.slice(0, -2), 'photo', 'file'],
        `no photograph "${name}" exists${nearest(photograph, [...entries.photos.keys()])}`,
      );
    if (!photograph && !entries.drawings.has(name)) report(file, path, `no drawing "drawings/${name}.svg" exists`);
  };
  for (const entry of allEntries(entries)) {
    if (!('drawing' in entry) || !entry.drawing) continue;
    const { name, card } = entry.drawing as { name: string; card?: string };
    check(entry.file, ['drawing', 'name'], name);
    if (card) check(entry.file, ['drawing', 'card'], card);
  }
  const home = entries.singles['pages/home.md'];
  home.rooms?.forEach((room, index) => {
    if ('name' in room) check(home.file, ['rooms', index, 'name'], room.name);
  });
  const { mark, logo, doctors, file } = entries.singles['practice.yaml'];
  for (const form of ['file', 'dark'] as const) {
    const fault = logo?.[form] && logoFault(entries, logo[form]);
    if (fault) report(file, ['logo', form], fault);
  }
  const shape = mark ? sizeOfSvg(entries.drawings.get(mark) ?? '') : undefined;
  if (shape && shape.width > 1.5 * shape.height)
    report(
      file,
      ['mark'],
      `drawings/${mark}.svg is no square: as an icon nobody could read it; name a wide one in "logo"`,
    );
  if (mark) check(file, ['mark'], mark);
  // Icons and cards are drawn of it: each machine would take a font of its own.
  if (mark && entries.drawings.get(mark)?.includes('<text'))
    report(file, ['mark'], `drawings/${mark}.svg has words in it; a logo is shapes only, so make paths of its letters`);
  doctors.forEach(({ portrait }, index) => {
    if (portrait) check(file, ['doctors', index, 'portrait', 'name'], portrait.name);
  });
}
