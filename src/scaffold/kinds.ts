import { type z } from 'zod';
import type { Content } from '../build/load.ts';
import { COLLECTIONS, type Collection } from '../entries/collections.ts';
import { explain } from '../entries/explain.ts';
import { questionSchema } from '../entries/faq.ts';
import { jsonSchemaOf } from '../entries/jsonSchema.ts';
import { fieldName } from '../entries/problem.ts';
import { slugOf } from '../site/slug.ts';
import { markdown, yaml, type Draft } from './draft.ts';
import { dataOf, fieldsOf, type Answers, type Field } from './field.ts';
import { practiceDrafts, practiceForm } from './practice.ts';
import { withQuestion } from './question.ts';
import { fill, readTemplate } from './template.ts';

/** A kind of content that can be begun. */
export interface Kind {
  readonly about: string;
  readonly fields: readonly Field[];
  /** The files that come of the answers, the main one first; with `todo`, what is not answered yet is filled in. */
  drafts(answers: Answers, todo: boolean): readonly Draft[];
  /** Where in the main file the value of a field is, as problems name it. */
  place(name: string, answers: Answers): string;
  /** What is wrong with the answers, where it is not what the check says of the main file. */
  errors?(answers: Answers): { readonly field: string; readonly message: string }[];
  /** Whether every word given is right, names above all. */
  readonly trusted?: boolean;
}

/** Fields that only flags give: a prompt would ask too much. */
const QUIET = /^(?:drawing\.|reviewer|notes|author|relatedPosts|notOffered|questions|answers)/;
const fieldsFor = (schema: z.ZodType): Field[] =>
  fieldsOf(jsonSchemaOf(schema)).map((field) => (QUIET.test(field.name) ? { ...field, quiet: true } : field));

const text = (name: string, help: string, required: boolean, schema = {}): Field => ({
  name,
  help,
  required,
  schema: { type: 'string', ...schema },
});
const SLUG = text('slug', 'last part of the address (empty: made from the title)', false, { pattern: '' });
const BODY = text('text', 'first paragraph; the rest is written into the file', true);

const string = (answers: Answers, name: string) => (answers.get(name) as string | undefined) ?? '';

/** Begins a kind in a content folder on a day, `YYYY-MM-DD`. */
type KindOf = (content: Content, today: string) => Kind;

/** A file of a folder whose fields are asked for as its schema has them; `more` are files that go with it. */
const page =
  (about: string, folder: Exclude<Collection, 'faq'>, more?: typeof pairs): KindOf =>
  (content, today) => {
    const { schema } = COLLECTIONS[folder];
    return {
      about,
      fields: [...fieldsFor(schema), BODY, SLUG],
      place: (name) => ({ text: 'body', slug: 'file name' })[name] ?? name,
      drafts(answers, todo) {
        const data = dataOf(jsonSchemaOf(schema), new Map([...begun(folder, content, today), ...answers]), todo);
        const name = String(data['name'] ?? data['title']);
        const slug = string(answers, 'slug') || slugOf(name);
        const label = string(answers, 'shortTitle') || name;
        const main = { file: `${folder}/${slug}.md`, text: markdown(data, string(answers, 'text')) };
        return [main, ...(more?.(folder, slug, label, content, today) ?? [])];
      },
    };
  };

/** What a file needs and has from the day it is begun. */
function begun(folder: Collection, { entries }: Content, today: string): [string, unknown][] {
  const last = Math.max(0, ...(entries?.[folder] ?? []).map((entry) => ('order' in entry ? entry.order : 0)));
  const own: [string, unknown][] = [
    ['lastReviewed', today],
    ['publishedAt', today],
    ['updatedAt', today],
    ['order', last + 1],
  ];
  const { required = [] } = jsonSchemaOf(COLLECTIONS[folder].schema);
  return own.filter(([name]) => required.includes(name));
}

/** The pages that a new service or neighborhood needs beside it, where the others have them: marked as still to be written. */
function pairs(folder: string, slug: string, label: string, { entries }: Content, today: string): Draft[] {
  const { services = [], neighborhoods = [], 'service-neighborhoods': all = [] } = entries ?? {};
  const own = { slug, label };
  const places = neighborhoods.map((place) => ({ slug: place.slug, label: place.name }));
  const treatments = services.map((service) => ({ slug: service.slug, label: service.shortTitle }));
  const found =
    folder === 'services'
      ? places.filter((place) => all.some(({ ref }) => ref.split('/')[1] === place.slug)).map((place) => [place, own])
      : all.length > 0
        ? treatments.map((treatment) => [own, treatment])
        : [];
  return found.map(([place, service]) =>
    fill(`service-neighborhoods/${place!.slug}/${service!.slug}.md`, readTemplate('service-neighborhood.md'), {
      place: place!.label,
      placeSlug: place!.slug,
      service: service!.label,
      serviceSlug: service!.slug,
      today,
    }),
  );
}

const question: KindOf = ({ entries, files }) => {
  const categories = entries?.faq.map(({ slug }) => slug) ?? [];
  const fileOf = (answers: Answers) => `faq/${string(answers, 'category') || categories[0]}.yaml`;
  return {
    about: 'a question of an FAQ category',
    fields: [
      text('category', `the category: ${categories.join(', ')}`, true, { enum: categories }),
      ...fieldsFor(questionSchema).map((field) =>
        field.name === 'key'
          ? { ...field, required: false, help: 'short name (empty: made from the question)' }
          : field,
      ),
    ],
    place(name, answers) {
      const category = entries?.faq.find(({ file }) => file === fileOf(answers));
      return `questions[${category?.questions.length}].${name}`;
    },
    drafts(answers, todo) {
      const file = fileOf(answers);
      const before = files.find(({ name }) => name === file)?.text ?? '';
      const key = slugOf(string(answers, 'question') || 'yeni');
      const data = dataOf(jsonSchemaOf(questionSchema), new Map([['key', key], ...answers]), todo);
      return [{ file, before, text: withQuestion(file, before, data) }];
    },
  };
};

const CATEGORY_FIELDS = [...fieldsFor(COLLECTIONS.faq.schema), ...fieldsFor(questionSchema)].filter(({ name }) =>
  ['title', 'description', 'question', 'answer'].includes(name),
);

const category: KindOf = (content, today) => ({
  about: 'an FAQ category with its first question',
  fields: [...CATEGORY_FIELDS, SLUG],
  place: (name) =>
    ({ question: 'questions[0].question', answer: 'questions[0].answer', slug: 'file name' })[name] ?? name,
  drafts(answers, todo) {
    const { schema } = COLLECTIONS.faq;
    const first = dataOf(
      jsonSchemaOf(questionSchema),
      new Map([['key', slugOf(string(answers, 'question') || 'yeni')], ...answers]),
      todo,
    );
    const given = new Map<string, unknown>([...begun('faq', content, today), ...answers, ['questions', [first]]]);
    const data = dataOf(jsonSchemaOf(schema), given, todo);
    const slug = string(answers, 'slug') || slugOf(String(data['title']));
    return [{ file: `faq/${slug}.yaml`, text: yaml(data) }];
  },
});

/** Where in practice.yaml the answers stand that are called otherwise there. */
const PLACES: Readonly<Record<string, string>> = {
  doctor: 'doctors',
  province: 'address.addressRegion',
  district: 'address.addressLocality',
  street: 'address.streetAddress',
  postcode: 'address.postalCode',
  coordinates: 'geo',
  hours: 'openingHours',
  messages: 'booking',
};

const practice: KindOf = (_, today) => {
  const schema = jsonSchemaOf(practiceForm);
  return {
    about: 'the content of a practice of its own, in a new folder',
    fields: fieldsFor(practiceForm),
    trusted: true,
    place: (name) => PLACES[name] ?? name,
    errors(answers) {
      const data = dataOf(schema, answers, true);
      const { error } = practiceForm.safeParse(data);
      return (error?.issues ?? []).map((issue) => {
        const value = issue.path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown>)[key], data);
        const [name, ...rest] = issue.path;
        return { field: fieldName([PLACES[String(name)] ?? String(name), ...rest]), message: explain(issue, value) };
      });
    },
    drafts: (answers) => practiceDrafts(dataOf(schema, answers, false), today),
  };
};

/** Everything `npm run new` can begin. */
export const KINDS: Readonly<Record<string, KindOf>> = {
  practice,
  post: page('a blog post', 'posts'),
  question,
  category,
  neighborhood: page('a neighborhood', 'neighborhoods', pairs),
  service: page('a main service', 'services', pairs),
  treatment: page('a standalone treatment page', 'treatments'),
  symptom: page('a symptom', 'symptoms'),
  comparison: page('a comparison of two or three ways', 'comparisons'),
  technique: page('an instrument or a way of working', 'techniques'),
};
