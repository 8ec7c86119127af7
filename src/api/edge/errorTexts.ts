import type { Site } from '#site/site.ts';
import { EMERGENCY, EMERGENCY_NUMBER } from '#site/words/emergencyWords.ts';
import { QUESTION_LENGTH } from '../browser/questionLength.ts';
import { type ProblemCode, PROBLEMS } from './problemCodes.ts';

/** What the texts of errors name. */
export interface ErrorFacts {
  /** Absolute address of the site, no slash at its end. */
  readonly base: string;
  readonly faqCategories: readonly string[];
}

export const errorFacts = ({ base, faq }: Site): ErrorFacts => ({ base, faqCategories: faq.map(({ slug }) => slug) });

/** The texts of one error, for responses and for the examples of the documentation. */
export interface ErrorText {
  readonly code: ProblemCode;
  readonly detail: string;
  readonly hint: string;
}

const notFound = ({ base }: ErrorFacts, detail: string, ...hints: (string | undefined)[]): ErrorText => ({
  code: 'not_found',
  detail,
  hint: [...hints, PROBLEMS.not_found.hint.replaceAll('{base}', base)].filter(Boolean).join(' '),
});

const categories = ({ faqCategories }: ErrorFacts): string =>
  `Send one of: ${faqCategories.join(', ')}; or none for every category.`;

export const unknownCategory = (facts: ErrorFacts, category: string): ErrorText =>
  notFound(facts, `There is no FAQ category "${category}".`, categories(facts));

const invalidCategory = (facts: ErrorFacts, detail: string): ErrorText => ({
  code: 'invalid_query',
  detail,
  hint: categories(facts),
});

const repeated = (name: string) => `The parameter "${name}" is given more than once.`;
const unreadable = (name: string) => `The parameter "${name}" is not percent-encoded UTF-8 text without NUL.`;

export const repeatedCategory = (facts: ErrorFacts) => invalidCategory(facts, repeated('category'));

export const unreadableCategory = (facts: ErrorFacts) => invalidCategory(facts, unreadable('category'));

/** @param near Slugs that the unknown one may mean, best first. */
export const unknownPost = (facts: ErrorFacts, slug: string, near: readonly string[]): ErrorText =>
  notFound(
    facts,
    `There is no post "${slug}".`,
    near.length > 0 ? `Nearest slugs: ${near.join(', ')}.` : undefined,
    `Every post is listed at ${facts.base}/api/v1/posts.`,
  );

export function unknownAddress(facts: ErrorFacts, path: string): ErrorText {
  const { base, faqCategories } = facts;
  const [, list = ''] = /^\/api\/v1\/(\w+)[/.]/.exec(path) ?? [];
  const hints = new Map([
    ['faq', `A category is ${base}/api/v1/faq?category=…, one of: ${faqCategories.join(', ')}.`],
    ['services', `${base}/api/v1/services lists every treatment; its \`markdownUrl\` is the text.`],
    ['pages', `${base}/api/v1/pages lists every page; its \`markdownUrl\` is the text.`],
    ['answers', `Ask as ${base}/api/v1/answers?q=…`],
  ]);
  return notFound(facts, `There is nothing at ${path}.`, hints.get(list));
}

/** What can be wrong with the `q` of a request. */
export const WRONG_QUESTION = {
  missing: 'The parameter "q" is missing.',
  repeated: repeated('q'),
  unreadable: unreadable('q'),
  empty: 'The parameter "q" is empty.',
  long: (length: number) => `The parameter "q" has ${length} characters; ${QUESTION_LENGTH.maxLength} are the most.`,
} as const;

/** First in the hint for a question that has no answer: what was asked may be an emergency. */
export const EMERGENCY_HINT = `${EMERGENCY.english.signs}: call ${EMERGENCY_NUMBER} now.`;

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
  hint: PROBLEMS.method_not_allowed.hint,
});
