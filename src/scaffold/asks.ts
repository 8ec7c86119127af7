import { z } from 'zod';
import { description, reference, sentence, slug, title } from '../entries/fields.ts';
import { allEntries } from '../entries/references.ts';
import type { Content } from '../build/load.ts';
import type { Ask, Part } from './ask.ts';

/** One value. */
export const one = (name: string, ask: string, form: z.ZodType = sentence, optional = false): Ask => ({
  type: 'one',
  name,
  ask,
  form,
  optional,
  prose: form !== slug && form !== reference && !(form instanceof z.ZodEnum),
});
/** A list of values, at least `min` and at most `max`. */
export const several = (name: string, ask: string, min: number, max = 99, form: z.ZodType = sentence): Ask => ({
  type: 'list',
  name,
  ask,
  form,
  min,
  max,
  prose: form === sentence,
});
/** One value of a group. */
export const part = (name: string, ask: string, form: z.ZodType = sentence): Part => ({
  name,
  ask,
  form,
  prose: !(form instanceof z.ZodEnum),
});

/** Asks of many kinds. */
export const SLUG = one('slug', 'last part of the address (empty: made from the title)', slug, true);
export const FIRST = one('text', 'first paragraph; the rest is written into the file');
export const RELATED = several('related', 'related content, such as services/ilk-muayene', 0, 99, reference);

const slugs = (folder: string, { files }: Content) =>
  files
    .filter(({ name }) => name.startsWith(`${folder}/`))
    .map(({ name }) => name.slice(folder.length + 1).replace(/\.\w+$/, ''));
/** One of the content files of a folder, by its slug. */
export const choice = (folder: string, content: Content) => z.enum(slugs(folder, content) as [string, ...string[]]);
/** Title and description, which no other page may have. */
function heading({ entries }: Content): { title: Part; description: Part } {
  const others = entries ? allEntries(entries) : [];
  const taken = (field: 'title' | 'description') => new Set(others.map((entry) => entry[field]));
  const [titles, descriptions] = [taken('title'), taken('description')];
  return {
    title: part(
      'title',
      'title, at most 60 characters',
      title.refine((value) => !titles.has(value), 'another page has this title already'),
    ),
    description: part(
      'description',
      'description, 110 to 160 characters',
      description.refine((value) => !descriptions.has(value), 'another page has this description already'),
    ),
  };
}

/** What every page is asked first. */
export function opening(content: Content): Ask[] {
  const { title, description } = heading(content);
  return [
    { type: 'one', ...title },
    { type: 'one', ...description },
  ];
}

/** The pages of a service for neighborhoods: one for each of `folder`. */
export function pagesAsk(folder: 'services' | 'neighborhoods'): Ask {
  return {
    type: 'groups',
    ...part('page', `the page for each of ${folder}`),
    min: 0,
    max: 999,
    each: (content) => slugs(folder, content),
    parts: (_, content) => [...Object.values(heading(content)), part('text', 'first paragraph')],
  };
}

/** The steps of a treatment, at least `min`. */
export const steps = (min: number): Ask => ({
  type: 'groups',
  ...part('step', 'steps of the treatment'),
  min,
  max: 8,
  parts: () => [part('title', 'title of the step'), part('text', 'what happens')],
});

/** The signs of the care cards; `sameDay` is the least number of those for the same day. */
export const careAsks = (sameDay = 0): Ask[] => [
  several('emergency', 'signs for which to call 112 at once', 0),
  several('same-day', 'signs for which to call on the same day', sameDay),
];
