import { z } from 'zod';
import type { Content } from '../content/load.ts';
import { FOLDERS, type PageFolder } from '../entries/files.ts';
import { nearest } from '../entries/explain.ts';
import { faqSchema, questionSchema } from '../entries/faq.ts';
import { phrasing, sentence } from '../entries/fields.ts';
import { jsonSchemaOf } from '../entries/jsonSchema.ts';
import { slugOf } from '../site/slug.ts';
import type { Data } from './fields.ts';
import { pairs } from './pairs.ts';
import { practiceDrafts } from './practice.ts';
import { practiceForm } from './practiceForm.ts';
import { withQuestion } from './question.ts';
import { InputError, markdown, yaml, type Draft } from './write.ts';

/** A kind of content that can be begun. */
export interface Kind {
  readonly about: string;
  /** What is asked or given by flags. */
  readonly form: z.ZodObject;
  /** The files that come of data on a day, `YYYY-MM-DD`, the main one first. Of those of content, the check judges the data. */
  drafts(data: Data, content: Content, today: string): readonly Draft[] | Promise<readonly Draft[]>;
}

const text = sentence.describe('first paragraph; the rest is written into the file');
const slug = phrasing.optional().describe('last part of the address, where it is not made from the title');

/** Data in the order of its schema, with what a file has from its first day: the last place in its folder, and dates. */
function begun(folder: PageFolder, data: Data, { entries }: Content, today: string): Data {
  const { required = [], properties = {} } = jsonSchemaOf(FOLDERS[folder].schema);
  const last = Math.max(0, ...(entries?.[folder] ?? []).map((entry) => ('order' in entry ? entry.order : 0)));
  const isDate = (name: string) => required.includes(name) && properties[name]?.format === 'date';
  const first = (name: string) => (isDate(name) ? today : name === 'order' ? last + 1 : undefined);
  return Object.fromEntries(Object.keys(properties).map((name) => [name, data[name] ?? first(name)]));
}

/** A Markdown file of a folder, whose fields are asked for as its schema has them, with the pages that go with it. */
const page = (about: string, folder: Exclude<PageFolder, 'faq'>): Kind => ({
  about,
  form: (FOLDERS[folder].schema as z.ZodObject).safeExtend({ text, slug }),
  drafts({ text: body = '', slug: given, ...data }, content, today) {
    const name = String(data['name'] ?? data['title'] ?? '');
    const own = { slug: String(given ?? slugOf(name)), label: String(data['shortTitle'] ?? name) };
    const main = markdown(begun(folder, data, content, today), String(body));
    return [{ file: `${folder}/${own.slug}.md`, text: main }, ...pairs(folder, own, content, today)];
  },
});

const keyed = ({ question: asked = '', ...data }: Data): Data => ({
  key: slugOf(String(asked)),
  question: asked,
  ...data,
});

const question: Kind = {
  about: 'a question of an FAQ category',
  form: z.object({
    category: phrasing.describe('the category: the name of its file in faq/, without ".yaml"'),
    ...questionSchema.omit({ key: true }).shape,
  }),
  drafts({ category: name = '', ...data }, { files }) {
    const categories = files.flatMap((file) => /^faq\/(.+)\.yaml$/.exec(file.name)?.[1] ?? []);
    const file = `faq/${String(name)}.yaml`;
    const before = files.find((one) => one.name === file)?.text;
    if (before === undefined)
      throw new InputError(`--category must be one of ${categories.join(', ')}${nearest(name, categories)}`);
    return [{ file, before, text: withQuestion(file, before, keyed(data)) }];
  },
};

const category: Kind = {
  about: 'an FAQ category with its first question',
  form: faqSchema
    .pick({ title: true, description: true })
    .extend({ ...questionSchema.pick({ question: true, answer: true }).shape, slug }),
  drafts({ question: asked, answer, slug: given, title = '', ...data }, content, today) {
    const file = `faq/${String(given ?? slugOf(String(title)))}.yaml`;
    const questions = [keyed({ question: asked, answer })];
    return [{ file, text: yaml(begun('faq', { title, ...data, questions }, content, today)) }];
  },
};

/** Everything `npm run new` can begin. */
export const KINDS: Readonly<Record<string, Kind>> = {
  practice: {
    about: 'the content of a practice of its own, in a new folder',
    form: practiceForm,
    drafts: (data, _, today) => practiceDrafts(data, today),
  },
  post: page('a blog post', 'posts'),
  question,
  category,
  neighborhood: page('a neighborhood', 'neighborhoods'),
  service: page('a main service', 'services'),
  treatment: page('a standalone treatment page', 'treatments'),
  symptom: page('a symptom', 'symptoms'),
  comparison: page('a comparison of two or three ways', 'comparisons'),
  technique: page('an instrument or a way of working', 'techniques'),
};
