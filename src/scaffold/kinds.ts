import { closest } from 'fastest-levenshtein';
import { z } from 'zod';
import { TODO } from '../check/todo.ts';
import { COLLECTIONS, type Collection } from '../entries/collections.ts';
import { questionSchema } from '../entries/faq.ts';
import { description, reference, sentence, slug, title } from '../entries/fields.ts';
import { allEntries } from '../entries/references.ts';
import type { Content } from '../build/load.ts';
import { ask, asksOf, text, type Answers, type Ask } from './ask.ts';
import { describe, markdown, slugOf, yaml, type Draft } from './draft.ts';
import { withQuestion } from './question.ts';

/** A kind of content that can be begun: what is asked for it, and the files that come of the answers. */
export interface Kind {
  readonly about: string;
  asks(content: Content): readonly Ask[];
  drafts(answers: Answers, content: Content, today: string): readonly Draft[];
}

const SLUG_ASK = ask('slug', 'last part of the address (empty: made from the title)', slug, { optional: true });
const BODY = ask('text', 'first paragraph; the rest is written into the file', sentence);

/** Fields with a value of their own when a file is begun. */
const begun = (folder: Collection, { entries }: Content, today: string): Readonly<Record<string, unknown>> => ({
  lastReviewed: today,
  publishedAt: today,
  updatedAt: today,
  order: Math.max(0, ...(entries?.[folder] ?? []).map((entry) => ('order' in entry ? entry.order : 0))) + 1,
});

/** Fields that a new file has from the day it is begun, and fields that are only given as flags. */
const OWN = new Set(['lastReviewed', 'publishedAt', 'updatedAt', 'order']);
const QUIET = /^(?:drawing\.|reviewer|notes|author|relatedPosts|notOffered|questions|answered|answer)/;

const fieldsOf = (schema: z.ZodObject, content: Content): Ask[] =>
  asksOf(schema)
    .filter(({ name }) => !OWN.has(name))
    .map((item) => narrowed(item.optional && QUIET.test(item.name) ? { ...item, quiet: true } : item, content));

/** A kind whose answers are the fields of one file of a folder, as its schema has them. `more` are files that go with it. */
function page(
  about: string,
  folder: Exclude<Collection, 'faq'>,
  more: (slug: string, name: string, content: Content, today: string) => Draft[] = () => [],
): Kind {
  const schema = COLLECTIONS[folder].schema as z.ZodObject;
  return {
    about,
    asks: (content) => [...fieldsOf(schema, content), BODY, SLUG_ASK],
    drafts(answers, content, today) {
      const name = text(answers, 'name') || text(answers, 'title');
      const last = text(answers, 'slug') || slugOf(name);
      const own = begun(folder, content, today);
      const given = Object.keys(schema.shape).map((key) => [key, valueOf(answers, key) ?? own[key]]);
      const file = `${folder}/${last}.md`;
      const label = text(answers, 'shortTitle') || name;
      return [
        { file, text: markdown(Object.fromEntries(given), text(answers, 'text')) },
        ...more(last, label, content, today),
      ];
    },
  };
}

/** What was answered for a field, or for the fields in it. */
function valueOf(answers: Answers, key: string): unknown {
  const within = Object.entries(answers).filter(([name]) => name.startsWith(`${key}.`));
  if (within.length === 0) return answers[key];
  return Object.fromEntries(within.map(([name, value]) => [name.slice(key.length + 1), value]));
}

/** An ask with what the content already has taken into account: names that must exist, titles that must not. */
function narrowed(item: Ask, content: Content): Ask {
  const others = content.entries ? allEntries(content.entries) : [];
  const refs = content.files.map(({ name }) => name.replace(/\.\w+$/, ''));
  const known = (names: readonly string[]) =>
    item.schema.superRefine((value, context) => {
      const near = closest(String(value), names);
      if (!names.includes(String(value)))
        context.addIssue({ code: 'custom', message: `no content has this name${near && `; did you mean "${near}"?`}` });
    });
  const inFolder = (folder: string) =>
    refs.filter((ref) => ref.startsWith(`${folder}/`)).map((ref) => ref.slice(folder.length + 1));
  if (item.name === 'title' || item.name === 'description') {
    const field = item.name;
    const taken = new Set(others.map((entry) => entry[field]));
    return {
      ...item,
      schema: item.schema.refine((value) => !taken.has(String(value)), `another page has this ${field}`),
    };
  }
  if (item.schema === reference) return { ...item, schema: known(refs) };
  const folder = { primaryService: 'services', relatedPosts: 'posts', notes: 'notes' }[item.name];
  return folder ? { ...item, schema: known(inFolder(folder)) } : item;
}

/** The pages that a new service or neighborhood needs beside it, where the others have them: marked as still to be written. */
const pairs = (own: 'services' | 'neighborhoods') => (last: string, name: string, content: Content, today: string) => {
  const { services = [], neighborhoods = [], 'service-neighborhoods': all = [] } = content.entries ?? {};
  const others =
    own === 'services'
      ? neighborhoods.filter((place) => all.some(({ ref }) => ref.split('/')[1] === place.slug))
      : all.length > 0
        ? services
        : [];
  return others.map((other): Draft => {
    const [place, service] = own === 'services' ? [other.slug, last] : [last, other.slug];
    const otherName = 'name' in other ? other.name : other.shortTitle;
    const [placeName, serviceName] = own === 'services' ? [otherName, name] : [name, otherName];
    const fields = {
      title: `${placeName}: ${serviceName}`.slice(0, 60).trim(),
      description: describe(
        `${TODO} ${placeName} çevresinden gelenler için ${serviceName} sayfasının kısa açıklaması.`,
      ),
      lastReviewed: today,
      related: [`services/${service}`, `neighborhoods/${place}`],
    };
    const body = `${TODO} ${placeName} tarafından gelenler için bu tedavide bilinmesi gerekenler.`;
    return { file: `service-neighborhoods/${place}/${service}.md`, text: markdown(fields, body) };
  });
};

/** Everything `npm run new` can begin in a content folder. */
export const KINDS: Readonly<Record<string, Kind>> = {
  post: page('a blog post', 'posts'),
  question: {
    about: 'a question of an FAQ category',
    asks: (content) => [
      ask('category', 'the category', z.enum(content.entries?.faq.map(({ slug: name }) => name) as [string])),
      ...asksOf(questionSchema)
        .map((item) =>
          item.name === 'key' ? { ...item, optional: true, help: 'short name (empty: made from the question)' } : item,
        )
        .map((item) => narrowed(item, content)),
    ],
    drafts: (answers, content) => [withQuestion(answers, content)],
  },
  category: {
    about: 'an FAQ category with its first question',
    asks: (content) => [
      narrowed(ask('title', 'title, at most 60 characters', title), content),
      narrowed(ask('description', 'description, 110 to 160 characters', description), content),
      ask('question', 'the first question', sentence),
      ask('answer', 'its answer', sentence),
      SLUG_ASK,
    ],
    drafts(answers, content, today) {
      const [question, answer] = [text(answers, 'question'), text(answers, 'answer')];
      const { order } = begun('faq', content, today);
      const fields = {
        title: text(answers, 'title'),
        description: text(answers, 'description'),
        lastReviewed: today,
        order,
      };
      const file = `faq/${text(answers, 'slug') || slugOf(fields.title)}.yaml`;
      return [{ file, text: yaml({ ...fields, questions: [{ key: slugOf(question), question, answer }] }) }];
    },
  },
  neighborhood: page('a neighborhood', 'neighborhoods', pairs('neighborhoods')),
  service: page('a main service', 'services', pairs('services')),
  treatment: page('a standalone treatment page', 'treatments'),
  symptom: page('a symptom', 'symptoms'),
  comparison: page('a comparison of two or three ways', 'comparisons'),
  technique: page('an instrument or a way of working', 'techniques'),
};
