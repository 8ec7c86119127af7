import { z } from 'zod';
import { TRANSPORT } from '../entries/neighborhood.ts';
import { description, phrasing, reference, sentence, slug, title } from '../entries/fields.ts';
import { allEntries } from '../entries/references.ts';
import type { Content } from '../files/load.ts';
import { groups, list, text, type Answers, type Ask, type Part } from './ask.ts';
import { markdown, slugOf, yaml, type Draft } from './draft.ts';
import { withQuestion } from './question.ts';

/** A kind of content that can be begun: what is asked for it, and the files that come of the answers. */
export interface Kind {
  readonly about: string;
  asks(content: Content): readonly Ask[];
  drafts(answers: Answers, content: Content, today: string): readonly Draft[];
}

const one = (name: string, ask: string, form: z.ZodType = sentence, optional = false): Ask => ({
  type: 'one',
  name,
  ask,
  form,
  optional,
  prose: form !== slug && form !== reference && !(form instanceof z.ZodEnum),
});
const several = (name: string, ask: string, min: number, max = 99, form: z.ZodType = sentence): Ask => ({
  type: 'list',
  name,
  ask,
  form,
  min,
  max,
  prose: form === sentence,
});
const part = (name: string, ask: string, form: z.ZodType = sentence): Part => ({
  name,
  ask,
  form,
  prose: !(form instanceof z.ZodEnum),
});

const SLUG = one('slug', 'last part of the address (empty: made from the title)', slug, true);
const FIRST = one('text', 'first paragraph; the rest is written into the file');
const RELATED = several('related', 'related content, such as services/ilk-muayene', 0, 99, reference);

const slugs = (folder: string, { files }: Content) =>
  files
    .filter(({ name }) => name.startsWith(`${folder}/`))
    .map(({ name }) => name.slice(folder.length + 1).replace(/\.\w+$/, ''));
const choice = (folder: string, content: Content) => z.enum(slugs(folder, content) as [string, ...string[]]);
const next = (entries: readonly { order: number }[] | undefined) =>
  Math.max(0, ...(entries ?? []).map(({ order }) => order)) + 1;

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

function opening(content: Content): Ask[] {
  const { title, description } = heading(content);
  return [
    { type: 'one', ...title },
    { type: 'one', ...description },
  ];
}

/** The pages of a service for neighborhoods: one for each of `folder`. */
function pagesAsk(folder: 'services' | 'neighborhoods'): Ask {
  return {
    type: 'groups',
    ...part('page', `the page for each of ${folder}`),
    min: 0,
    max: 999,
    each: (content) => slugs(folder, content),
    parts: (_, content) => [...Object.values(heading(content)), part('text', 'first paragraph')],
  };
}

const steps = (min: number): Ask => ({
  type: 'groups',
  ...part('step', 'steps of the treatment'),
  min,
  max: 8,
  parts: () => [part('title', 'title of the step'), part('text', 'what happens')],
});

const titled = ([title, text]: readonly string[]) => ({ title, text });

const common = (answers: Answers, today: string) => ({
  title: text(answers, 'title'),
  description: text(answers, 'description'),
  lastReviewed: today,
});

const fileOf = (folder: string, answers: Answers, name = 'title') =>
  `${folder}/${text(answers, 'slug') || slugOf(text(answers, name))}.md`;

function servicePages(
  answers: Answers,
  today: string,
  place: (other: string) => string,
  related: (other: string) => string[],
) {
  return groups(answers, 'page').map(([other = '', title, description, body = '']) => ({
    file: `service-neighborhoods/${place(other)}.md`,
    text: markdown({ title, description, lastReviewed: today, related: related(other) }, body),
  }));
}

/** Everything `npm run new` can begin. */
export const KINDS: Readonly<Record<string, Kind>> = {
  post: {
    about: 'a blog post',
    asks: (content) => [
      ...opening(content),
      several('keyword', 'keywords', 1),
      one('service', 'the service it belongs to', choice('services', content), true),
      RELATED,
      FIRST,
      SLUG,
    ],
    drafts: (answers, _, today) => {
      const { title, description } = common(answers, today);
      const fields = {
        title,
        description,
        keywords: list(answers, 'keyword'),
        publishedAt: today,
        updatedAt: today,
        primaryService: text(answers, 'service') || undefined,
        related: list(answers, 'related'),
      };
      return [{ file: fileOf('posts', answers), text: markdown(fields, text(answers, 'text')) }];
    },
  },
  question: {
    about: 'a question of an FAQ category',
    asks: (content) => [
      one('category', 'the category', choice('faq', content)),
      one('question', 'the question, as the page shows it'),
      one('answer', 'the answer'),
      one('link', 'a page that says more, such as services/ilk-muayene', reference, true),
      one('label', 'the words of that link', sentence, true),
      several('phrasing', 'other ways in which patients ask this', 0, 99, phrasing),
      one('key', 'short name for good (empty: made from the question)', slug, true),
    ],
    drafts: (answers, content, today) => [withQuestion(answers, content, today)],
  },
  category: {
    about: 'an FAQ category with its first question',
    asks: (content) => [
      ...opening(content),
      one('question', 'the first question'),
      one('answer', 'its answer'),
      RELATED,
      SLUG,
    ],
    drafts: (answers, { entries }, today) => {
      const question = {
        key: slugOf(text(answers, 'question')),
        question: text(answers, 'question'),
        answer: text(answers, 'answer'),
      };
      const related = list(answers, 'related');
      const fields = { ...common(answers, today), order: next(entries?.faq), ...(related.length > 0 && { related }) };
      return [
        { file: fileOf('faq', answers).replace(/md$/, 'yaml'), text: yaml({ ...fields, questions: [question] }) },
      ];
    },
  },
  neighborhood: {
    about: 'a neighborhood, with its page for each service',
    asks: (content) => [
      one('name', 'name of the place'),
      ...opening(content),
      {
        type: 'groups',
        ...part('way', 'ways to come to the practice'),
        min: 1,
        max: TRANSPORT.length,
        parts: () => [part('by', `by ${TRANSPORT.join(', ')}`, z.enum(TRANSPORT)), part('text', 'the way')],
      },
      FIRST,
      { ...SLUG, ask: 'last part of the address (empty: made from the name)' },
      pagesAsk('services'),
    ],
    drafts: (answers, { entries }, today) => {
      const file = fileOf('neighborhoods', answers, 'name');
      const place = file.slice('neighborhoods/'.length, -3);
      const transport = groups(answers, 'way').map(([by, text]) => ({ by, text }));
      const fields = {
        name: text(answers, 'name'),
        ...common(answers, today),
        order: next(entries?.neighborhoods),
        transport,
      };
      return [
        { file, text: markdown(fields, text(answers, 'text')) },
        ...servicePages(
          answers,
          today,
          (service) => `${place}/${service}`,
          (service) => [`services/${service}`, `neighborhoods/${place}`],
        ),
      ];
    },
  },
  service: {
    about: 'a main service, with its page for each neighborhood',
    asks: (content) => [
      ...opening(content),
      one('short', 'short title for menus, at most 30 characters', sentence.max(30, 'must be at most 30 characters')),
      one('procedure', 'name of the procedure'),
      steps(2),
      RELATED,
      FIRST,
      SLUG,
      pagesAsk('neighborhoods'),
    ],
    drafts: (answers, { entries }, today) => {
      const file = fileOf('services', answers);
      const service = file.slice('services/'.length, -3);
      const fields = {
        ...common(answers, today),
        shortTitle: text(answers, 'short'),
        procedureName: text(answers, 'procedure'),
        order: next(entries?.services),
        steps: groups(answers, 'step').map(titled),
        related: list(answers, 'related'),
      };
      return [
        { file, text: markdown(fields, text(answers, 'text')) },
        ...servicePages(
          answers,
          today,
          (place) => `${place}/${service}`,
          (place) => [`services/${service}`, `neighborhoods/${place}`],
        ),
      ];
    },
  },
  treatment: {
    about: 'a standalone treatment page',
    asks: (content) => [
      ...opening(content),
      one('short', 'short title for menus, at most 30 characters', sentence.max(30, 'must be at most 30 characters')),
      steps(0),
      RELATED,
      FIRST,
      SLUG,
    ],
    drafts: (answers, { entries }, today) => {
      const fields = {
        ...common(answers, today),
        shortTitle: text(answers, 'short'),
        order: next(entries?.treatments),
        steps: groups(answers, 'step').map(titled),
        related: list(answers, 'related'),
      };
      return [{ file: fileOf('treatments', answers), text: markdown(fields, text(answers, 'text')) }];
    },
  },
  symptom: {
    about: 'a symptom',
    asks: (content) => [
      ...opening(content),
      several('now', 'what to do now', 1),
      several('urgent', 'when it is urgent', 1),
      RELATED,
      FIRST,
      SLUG,
    ],
    drafts: (answers, _, today) => {
      const fields = {
        ...common(answers, today),
        doNow: list(answers, 'now'),
        urgentWhen: list(answers, 'urgent'),
        related: list(answers, 'related'),
      };
      return [{ file: fileOf('symptoms', answers), text: markdown(fields, text(answers, 'text')) }];
    },
  },
  comparison: {
    about: 'a comparison of two or three ways',
    asks: (content) => [
      ...opening(content),
      several('option', 'the ways compared', 2, 3),
      {
        type: 'groups',
        ...part('row', 'rows of the table'),
        min: 2,
        max: 20,
        parts: (answers) => [
          part('aspect', 'what is compared'),
          ...list(answers, 'option').map((option) => part(option, option)),
        ],
      },
      RELATED,
      FIRST,
      SLUG,
    ],
    drafts: (answers, _, today) => {
      const rows = groups(answers, 'row').map(([aspect, ...values]) => ({ aspect, values }));
      const fields = {
        ...common(answers, today),
        options: list(answers, 'option'),
        rows,
        related: list(answers, 'related'),
      };
      return [{ file: fileOf('comparisons', answers), text: markdown(fields, text(answers, 'text')) }];
    },
  },
  technique: {
    about: 'an instrument or a way of working',
    asks: (content) => [...opening(content), RELATED, FIRST, SLUG],
    drafts: (answers, _, today) => [
      {
        file: fileOf('techniques', answers),
        text: markdown({ ...common(answers, today), related: list(answers, 'related') }, text(answers, 'text')),
      },
    ],
  },
};
