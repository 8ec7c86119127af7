import { isMap, isSeq, type Node, parseDocument } from 'yaml';
import { z } from 'zod';
import { FOLDERS, type PageFolder } from '#content/contentFiles.ts';
import { didYouMean } from '#content/explain.ts';
import { jsonSchemaOf } from '#content/jsonSchema.ts';
import { care, phrasing, sentence } from '#content/schemas/commonFields.ts';
import { faqSchema, questionSchema } from '#content/schemas/faqFile.ts';
import type { LoadedContent } from '#loading/load.ts';
import { slugOf } from '#turkish/slugOf.ts';
import type { Data } from './fieldValues.ts';
import { practiceDrafts } from './practiceDrafts.ts';
import { practiceForm } from './practiceForm.ts';
import { type Draft, InputError, markdown, yaml } from './writeDrafts.ts';

interface DraftKind {
  readonly about: string;
  /** The fields to give as flags. */
  readonly form: z.ZodObject;
  /**
   * Create the files for the data, main file first. For all kinds but `practice`, only the check validates the data.
   */
  drafts: (data: Data, content: LoadedContent, today: string) => readonly Draft[] | Promise<readonly Draft[]>;
}

const firstParagraph = sentence.describe('first paragraph; write the rest in the file');
const slugField = phrasing.optional().describe('last part of the address; by default made from the title');

/** Sort data like its schema, and fill in required dates and the last place in the folder. */
function withDefaults(folder: PageFolder, data: Data, { entries }: LoadedContent, today: string): Data {
  const { required = [], properties = {} } = jsonSchemaOf(FOLDERS[folder].schema);
  const last = Math.max(0, ...(entries?.[folder] ?? []).map((entry) => ('order' in entry ? entry.order : 0)));
  const isDate = (name: string) => required.includes(name) && properties[name]?.format === 'date';
  const defaultOf = (name: string) => (isDate(name) ? today : name === 'order' ? last + 1 : undefined);
  return Object.fromEntries(Object.keys(properties).map((name) => [name, data[name] ?? defaultOf(name)]));
}

/**
 * A Markdown page.
 * @param needed fields that are required although the schema does not need them.
 */
const page = (about: string, folder: Exclude<PageFolder, 'faq'>, needed: z.ZodRawShape = {}): DraftKind => ({
  about,
  form: (FOLDERS[folder].schema as z.ZodObject).safeExtend({ text: firstParagraph, slug: slugField, ...needed }),
  drafts({ text: body = '', slug: given, ...data }, content, today) {
    const name = String(given ?? slugOf(String(data['name'] ?? data['title'] ?? '')));
    return [{ file: `${folder}/${name}.md`, text: markdown(withDefaults(folder, data, content, today), String(body)) }];
  },
});

const withKey = ({ question: asked = '', ...data }: Data): Data => ({
  key: slugOf(String(asked)),
  question: asked,
  ...data,
});

const question: DraftKind = {
  about: 'a question of an FAQ category, or a new category with it',
  form: z.object({
    category: phrasing.describe('name of the category: its file in faq/, without ".yaml"'),
    title: faqSchema.shape.title.optional().describe('of a new category: its title'),
    description: faqSchema.shape.description
      .optional()
      .describe('of a new category: what its questions are about, in 110 to 160 characters'),
    ...questionSchema.omit({ key: true }).shape,
  }),
  drafts({ category: name = '', title, description, ...data }, content, today) {
    const { files } = content;
    const categories = files.flatMap((file) => /^faq\/(.+)\.yaml$/.exec(file.name)?.[1] ?? []);
    const file = `faq/${String(name)}.yaml`;
    const before = files.find((known) => known.name === file)?.text;
    if (before !== undefined) return [{ file, changes: true, text: appendQuestion(file, before, withKey(data)) }];
    if (title === undefined || description === undefined) {
      const suggestion = didYouMean(name, categories);
      throw new InputError(
        `--category must be one of ${categories.join(', ')}${suggestion}; a new one needs --title and --description`,
      );
    }
    const category = { title, description, questions: [withKey(data)] };
    return [{ file, text: yaml(withDefaults('faq', category, content, today)) }];
  },
};

/**
 * Append a question to the text of an FAQ category, and leave everything else in the file as it is, comments included.
 */
function appendQuestion(file: string, before: string, added: object): string {
  const contents = parseDocument(before).contents;
  const questions = isMap(contents) ? contents.get('questions') : undefined;
  if (!isSeq(questions) || questions.items.length === 0)
    throw new Error(`${file} has no list of questions to add to; run "npm run check" and fix it first.`);

  const first = questions.range[0];
  const indent = first - before.lastIndexOf('\n', first) - 1;
  const end = before.slice(0, (questions.items.at(-1) as Node).range![1]).trimEnd().length;
  const separator = /\n\s*\n\s*-/.test(before.slice(first, end)) ? '\n\n' : '\n';
  const item = yaml([added])
    .trimEnd()
    .replaceAll(/^(?=.)/gm, ' '.repeat(indent));
  return before.slice(0, end) + separator + item + (before.slice(end) || '\n');
}

/** What `npm run new` can create: what practices write again and again. For the rest, copy a file. */
export const DRAFT_KINDS: Readonly<Record<string, DraftKind>> = {
  practice: {
    about: 'the content of a whole practice, in a new folder',
    form: practiceForm,
    drafts: (data, _, today) => practiceDrafts(data, today),
  },
  post: page('a blog post', 'posts'),
  question,
  neighborhood: page('a neighborhood', 'neighborhoods'),
  service: page('a main service', 'services'),
  treatment: page('a treatment with a page of its own', 'treatments'),
  symptom: page('a symptom', 'symptoms', { care }),
  page: page('any other page: a campaign, a course, a job, the imprint', 'pages'),
};
