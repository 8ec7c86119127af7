import { QUESTION_LENGTH } from './browser/questionLength.ts';
import {
  type ErrorFacts,
  type ErrorText,
  invalidQuestion,
  rejectedMethod,
  repeatedCategory,
  unknownCategory,
  unknownPost,
  WRONG_QUESTION,
} from './edge/errorTexts.ts';
import { type OperationId, type Route, ROUTES } from './edge/operationRoutes.ts';
import { type ProblemCode, PROBLEMS } from './edge/problemCodes.ts';

export const TAGS = {
  catalog: 'What the API offers.',
  practice: 'Who the practice is, where and when it is open, how to book, what it treats.',
  pages: 'Every public page of the site.',
  faq: 'Questions patients ask, with answers, by category.',
  posts: 'The blog.',
  answers:
    "One patient's question, answered from what the practice has published. General information, not a diagnosis.",
} as const satisfies Record<string, string>;

const PRIVACY =
  'Do not send names, telephone numbers or anything else that identifies the person asking. ' +
  'The question is part of the address: this site stores no questions, ' +
  'but its host logs addresses as every web server may, and no cache may keep the response.';

export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path';
  readonly required: boolean;
  readonly description: string;
  /** JSON Schema; lengths are in Unicode code points. */
  schema: (facts: ErrorFacts) => { type: 'string'; minLength?: number; maxLength?: number; enum?: string[] };
}

export interface OperationError {
  readonly code: ProblemCode;
  readonly when: string;
  /** Make an example of the error. `instance` is the path and query of the request that gets it. */
  example: (facts: ErrorFacts) => ErrorText & { readonly instance: string };
}

interface Description {
  readonly tag: keyof typeof TAGS;
  readonly summary: string;
  readonly description: string;
  /** The operation with the same response. */
  readonly aliasOf?: OperationId;
  readonly parameters?: readonly Parameter[];
  /** Besides `METHOD_NOT_ALLOWED`, which every operation can answer. */
  readonly errors?: readonly OperationError[];
}

/** src/api/README.md, "Operations". All are GET, and HEAD with it. */
export interface Operation extends Route, Description {
  readonly operationId: OperationId;
  readonly parameters: readonly Parameter[];
  readonly errors: readonly OperationError[];
}

const DESCRIPTIONS: Readonly<Record<OperationId, Description>> = {
  getApiRoot: {
    tag: 'catalog',
    summary: 'API catalog, at the address clients probe first',
    description: 'The same payload as `/api/v1`.',
    aliasOf: 'getApiIndex',
  },
  getApiIndex: {
    tag: 'catalog',
    summary: 'API catalog',
    description: 'Where the description, the documentation and every operation of this API are.',
  },
  getPractice: {
    tag: 'practice',
    summary: 'Practice profile',
    description: 'Identity, address, opening hours, booking by message, the doctor. Fees are not published.',
  },
  listServices: {
    tag: 'practice',
    summary: 'Services and standalone treatment pages',
    description: 'The main services (kind `service`), then the standalone treatment pages (kind `page`).',
  },
  listPages: {
    tag: 'pages',
    summary: 'Index of all public pages',
    description:
      'The same set of addresses as `/sitemap.xml`, each with the address of its Markdown form. ' +
      'There is no filter: take from `items` what you need, by `kind` or `path`.',
  },
  listFaq: {
    tag: 'faq',
    summary: 'FAQ categories with their questions',
    description: 'Every category, or the one `category` names.',
    parameters: [
      {
        name: 'category',
        in: 'query',
        required: false,
        description: 'Id of a category: the slug in `/sss/{id}`. Omitted or empty: every category.',
        schema: ({ faqCategories }) => ({ type: 'string', enum: ['', ...faqCategories] }),
      },
    ],
    errors: [
      {
        code: 'invalid_query',
        when: '`category` is given more than once.',
        example: (facts) => ({ instance: '/api/v1/faq?category=a&category=b', ...repeatedCategory(facts) }),
      },
      {
        code: 'not_found',
        when: 'No category has this id; `hint` lists the valid ids.',
        example: (facts) => ({ instance: '/api/v1/faq?category=no-such', ...unknownCategory(facts, 'no-such') }),
      },
    ],
  },
  listPosts: {
    tag: 'posts',
    summary: 'Blog posts, last updated first',
    description:
      'Ordered by `updatedAt`, newest first, ties by slug; the feeds are ordered by publication. ' +
      'Bodies are not included. All posts come at once: there are no pages and no filter.',
  },
  getPost: {
    tag: 'posts',
    summary: 'One blog post with its text',
    description: 'The text as Markdown and as HTML; links inside are absolute.',
    parameters: [
      {
        name: 'slug',
        in: 'path',
        required: true,
        description: 'The segment after `/blog/` in the address of the post.',
        schema: () => ({ type: 'string' }),
      },
    ],
    errors: [
      {
        code: 'not_found',
        when: 'No post has this slug; `hint` names the nearest slugs.',
        example: (facts) => ({ instance: '/api/v1/posts/no-such', ...unknownPost(facts, 'no-such', []) }),
      },
    ],
  },
  answerQuestion: {
    tag: 'answers',
    summary: "Answer a patient's question",
    description:
      'Looks the question up in what the practice has published. A question without a sure answer is not an error: ' +
      '`matched` is then false, `related` may still hold the answer, and `fallback` says how to reach the practice. ' +
      'If the question may describe an emergency, `urgent` says what to do first, whether there is an answer or not. ' +
      PRIVACY,
    parameters: [
      {
        name: 'q',
        in: 'query',
        required: true,
        description: 'The question, in Turkish or plain English. Its length counts after trimming.',
        schema: () => ({ type: 'string', ...QUESTION_LENGTH }),
      },
    ],
    errors: [
      {
        code: 'invalid_query',
        when: `\`q\` is missing, empty, longer than ${QUESTION_LENGTH.maxLength} characters, given more than once or not readable as UTF-8.`,
        example: (facts) => ({ instance: '/api/v1/answers', ...invalidQuestion(facts, WRONG_QUESTION.missing) }),
      },
    ],
  },
};

export const OPERATIONS = (Object.keys(ROUTES) as OperationId[]).map((operationId): Operation => ({
  operationId,
  parameters: [],
  errors: [],
  ...ROUTES[operationId],
  ...DESCRIPTIONS[operationId],
}));

export const METHOD_NOT_ALLOWED: OperationError = {
  code: 'method_not_allowed',
  when: PROBLEMS.method_not_allowed.when,
  example: () => ({ instance: ROUTES.getPractice.path, ...rejectedMethod('POST') }),
};
