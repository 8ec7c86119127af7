import { z } from 'zod';
import { phrasing, reference, sentence, slug } from '../entries/fields.ts';
import { TRANSPORT } from '../entries/neighborhood.ts';
import type { Content } from '../build/load.ts';
import { groups, list, text, type Answers, type Ask } from './ask.ts';
import { careAsks, choice, FIRST, one, opening, pagesAsk, part, RELATED, several, SLUG, steps } from './asks.ts';
import { markdown, slugOf, yaml, type Draft } from './draft.ts';
import { careOf, common, fileOf, next, servicePages, titled } from './fields.ts';
import { withQuestion } from './question.ts';

/** A kind of content that can be begun: what is asked for it, and the files that come of the answers. */
export interface Kind {
  readonly about: string;
  asks(content: Content): readonly Ask[];
  drafts(answers: Answers, content: Content, today: string): readonly Draft[];
}

/** Everything `npm run new` can begin. */
export const KINDS: Readonly<Record<string, Kind>> = {
  post: {
    about: 'a blog post',
    asks: (content) => [
      ...opening(content),
      several('keyword', 'keywords', 1),
      one('service', 'the service it belongs to', choice('services', content), true),
      ...careAsks(),
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
        care: careOf(answers),
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
      ...careAsks(),
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
        care: careOf(answers),
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
      ...careAsks(),
      RELATED,
      FIRST,
      SLUG,
    ],
    drafts: (answers, { entries }, today) => {
      const fields = {
        ...common(answers, today),
        care: careOf(answers),
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
    asks: (content) => [...opening(content), several('now', 'what to do now', 1), ...careAsks(1), RELATED, FIRST, SLUG],
    drafts: (answers, _, today) => {
      const fields = {
        ...common(answers, today),
        doNow: list(answers, 'now'),
        care: careOf(answers),
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
