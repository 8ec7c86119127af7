import { z } from 'zod';
import type { Content } from '../build/load.ts';
import { COLLECTIONS, type Collection } from '../entries/collections.ts';
import { faqSchema, questionSchema } from '../entries/faq.ts';
import { phrasing, sentence, slug } from '../entries/fields.ts';
import { jsonSchemaOf } from '../entries/jsonSchema.ts';
import { slugOf } from '../site/slug.ts';
import type { Answers } from './form.ts';
import { practiceDrafts, practiceForm } from './practice.ts';
import { withQuestion } from './question.ts';
import { fill } from './template.ts';
import { markdown, yaml, type Draft } from './write.ts';

/** A kind of content that can be begun. */
export interface Kind {
  readonly about: string;
  /** What is asked or given by flags. */
  readonly form: z.ZodObject;
  /** What nobody is asked for, by the names of the fields. */
  readonly begun?: Answers;
  /** Every word that is given is right, names above all. */
  readonly trusted?: true;
  /** The files that come of data of the form, the main one first. */
  drafts(data: Readonly<Record<string, unknown>>): readonly Draft[];
}

/** Fields that only flags give: a prompt would ask too much. */
export const FLAGS_ONLY =
  /^(?:drawing\.|reviewer|notes|sources|sources|author|relatedPosts|notOffered|questions|answers|firstAid|care\.(?:first|emergencyGroups))/;

/** Begins a kind in a content folder on a day, `YYYY-MM-DD`. */
type KindOf = (content: Content, today: string) => Kind;

const writing = z.object({
  text: sentence.describe('first paragraph; the rest is written into the file'),
  slug: phrasing.optional().describe('last part of the address (empty: made from the title)'),
});

/** What a file needs and has from the day it is begun: the last place in the order of its folder, and dates. */
function begun(folder: Collection, { entries }: Content, today: string): Answers {
  const { required = [], properties = {} } = jsonSchemaOf(COLLECTIONS[folder].schema);
  const last = Math.max(0, ...(entries?.[folder] ?? []).map((entry) => ('order' in entry ? entry.order : 0)));
  const dates = required.filter((name) => properties[name]!.format === 'date');
  return new Map<string, unknown>([['order', last + 1], ...dates.map((name) => [name, today] as const)]);
}

/** A Markdown file of a folder, whose fields are asked for as its schema has them; `more` are files that go with it. */
const page =
  (about: string, folder: Exclude<Collection, 'faq'>, more?: typeof pairs): KindOf =>
  (content, today) => ({
    about,
    form: (COLLECTIONS[folder].schema as z.ZodObject).safeExtend(writing.shape),
    begun: begun(folder, content, today),
    drafts({ text, slug: given, ...data }) {
      const name = String(data['name'] ?? data['title']);
      const own = { slug: String(given ?? slugOf(name)), label: String(data['shortTitle'] ?? name) };
      const main = { file: `${folder}/${own.slug}.md`, text: markdown(data, String(text)) };
      return [main, ...(more?.(folder, own, content, today) ?? [])];
    },
  });

interface Named {
  readonly slug: string;
  readonly label: string;
}

/** The pages that a new service or neighborhood needs beside it, where the others have them: marked as still to be written. */
function pairs(folder: string, own: Named, { entries }: Content, today: string): Draft[] {
  const { services = [], neighborhoods = [], 'service-neighborhoods': all = [] } = entries ?? {};
  const isPlace = folder === 'neighborhoods';
  const others: Named[] = isPlace
    ? services.map(({ slug, shortTitle }) => ({ slug, label: shortTitle }))
    : neighborhoods.map(({ slug, name }) => ({ slug, label: name }));
  return others
    .filter((other) => all.some(({ ref }) => ref.split('/').includes(other.slug)))
    .map((other) => {
      const [place, service] = isPlace ? [own, other] : [other, own];
      const file = `service-neighborhoods/${place.slug}/${service.slug}.md`;
      return fill(file, 'service-neighborhood.md', {
        place: place.label,
        placeSlug: place.slug,
        service: service.label,
        serviceSlug: service.slug,
        today,
      });
    });
}

const question: KindOf = ({ entries, files }) => {
  const categories = entries?.faq.map((entry) => entry.slug) ?? [];
  return {
    about: 'a question of an FAQ category',
    form: z.object({
      category: z.enum(categories).describe(`the category: ${categories.join(', ')}`),
      ...questionSchema.shape,
      key: slug.optional().describe('short name (empty: made from the question)'),
    }),
    drafts({ category: name, key, ...data }) {
      const file = `faq/${String(name)}.yaml`;
      const before = files.find((one) => one.name === file)!.text;
      return [
        { file, before, text: withQuestion(file, before, { key: key ?? slugOf(String(data['question'])), ...data }) },
      ];
    },
  };
};

const category: KindOf = (content, today) => ({
  about: 'an FAQ category with its first question',
  form: faqSchema
    .pick({ title: true, description: true, lastReviewed: true, order: true })
    .extend({ ...questionSchema.pick({ question: true, answer: true }).shape, slug: writing.shape.slug }),
  begun: begun('faq', content, today),
  drafts({ question: asked, answer, slug: given, ...data }) {
    const first = { key: slugOf(String(asked)), question: asked, answer };
    const file = `faq/${String(given ?? slugOf(String(data['title'])))}.yaml`;
    return [{ file, text: yaml({ ...data, questions: [first] }) }];
  },
});

const practice: KindOf = (_, today) => ({
  about: 'the content of a practice of its own, in a new folder',
  form: practiceForm,
  trusted: true,
  drafts: (data) => practiceDrafts(data, today),
});

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
