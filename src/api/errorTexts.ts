import { problem, PROBLEMS, type Problem, type ProblemCode } from './problems.ts';
import { QUESTION_LENGTH } from './questionLength.ts';

/** What the errors of a site's API name. */
export interface ErrorFacts {
  /** Absolute address of the site, no slash at its end. */
  readonly base: string;
  /** Ids of the FAQ categories, in order. */
  readonly faqCategories: readonly string[];
  /** In the order of `GET /api/v1/posts`. */
  readonly postSlugs: readonly string[];
}

/** An error as the API tells it: requests and the documentation's examples get it from here. */
export interface ErrorText {
  readonly code: ProblemCode;
  readonly detail: string;
  /** How to recover; the code's own hint where it is left out. */
  readonly hint?: string;
}

/** Whatever else helps with an unknown address, the OpenAPI document and the API index are named too. */
const notFound = ({ base }: ErrorFacts, detail: string, ...hints: string[]): ErrorText => ({
  code: 'not_found',
  detail,
  hint: [...hints, PROBLEMS.not_found.hint.replaceAll('{base}', base)].join(' '),
});

const categories = ({ faqCategories }: ErrorFacts): string =>
  `Send one of: ${faqCategories.join(', ')}; or none for every category.`;

export const unknownCategory = (facts: ErrorFacts, category: string): ErrorText =>
  notFound(facts, `There is no FAQ category "${category}".`, categories(facts));

export const repeatedCategory = (facts: ErrorFacts): ErrorText => ({
  code: 'invalid_query',
  detail: repeated('category'),
  hint: categories(facts),
});

export const unreadableCategory = (facts: ErrorFacts): ErrorText => ({
  code: 'invalid_query',
  detail: unreadable('category'),
  hint: categories(facts),
});

/** `near` are the slugs that the unknown one may mean. */
export const unknownPost = (facts: ErrorFacts, slug: string, near: readonly string[]): ErrorText =>
  notFound(
    facts,
    `There is no post "${slug}".`,
    ...(near.length > 0 ? [`Nearest slugs: ${near.join(', ')}.`] : []),
    `Every post is listed at ${facts.base}/api/v1/posts.`,
  );

export function unknownAddress(facts: ErrorFacts, path: string): ErrorText {
  const { base, faqCategories } = facts;
  const ofFaq = `A category is ${base}/api/v1/faq?category=…, one of: ${faqCategories.join(', ')}.`;
  return notFound(facts, `There is nothing at ${path}.`, ...(path.startsWith('/api/v1/faq/') ? [ofFaq] : []));
}

/** What is wrong with the question of a request, by the values of its `q`. */
export const WRONG_QUESTION = {
  missing: () => 'The parameter "q" is missing.',
  repeated: () => repeated('q'),
  unreadable: () => unreadable('q'),
  empty: () => 'The parameter "q" is empty.',
  long: (length: number) => `The parameter "q" has ${length} characters; ${QUESTION_LENGTH.maxLength} are the most.`,
} as const;

/** Who tells a long story may be in danger. */
export const LONG_QUESTION =
  'With trouble breathing, chest pain, fainting, heavy bleeding, spreading swelling or poisoning, call 112 now.';

/** @param first What to say before how to ask again. */
export const invalidQuestion = ({ base }: Pick<ErrorFacts, 'base'>, detail: string, first?: string): ErrorText => ({
  code: 'invalid_query',
  detail,
  hint:
    (first ? `${first} ` : '') +
    `Send one question as ${base}/api/v1/answers?q=…, percent-encoded UTF-8, ` +
    `${QUESTION_LENGTH.minLength} to ${QUESTION_LENGTH.maxLength} characters.`,
});

export const rejectedMethod = (method: string): ErrorText => ({
  code: 'method_not_allowed',
  detail: `This address does not accept ${method}.`,
});

/** The body of an error response. `instance` is the request's path and query string, still encoded. */
export const problemOf = ({ code, ...text }: ErrorText, base: string, instance: string): Problem =>
  problem(code, { base, instance, ...text });

const repeated = (name: string) => `The parameter "${name}" is given more than once.`;
const unreadable = (name: string) => `The parameter "${name}" is not percent-encoded UTF-8 text without NUL.`;
