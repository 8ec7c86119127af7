import { DEVELOPERS } from '../site/addresses.ts';

/** Every error of the API: src/api/README.md, "Problems". `hint` is what a client reads where the occurrence has no better one. */
export const PROBLEMS = {
  not_found: {
    status: 404,
    title: 'Not Found',
    when: 'The path or resource (post slug, FAQ category) does not exist.',
    hint: 'Check the path against {base}/openapi.json or the API index at {base}/api/v1.',
  },
  method_not_allowed: {
    status: 405,
    title: 'Method Not Allowed',
    when: 'A method other than GET or HEAD is used.',
    hint: 'Retry with GET; the Allow header lists the accepted methods.',
  },
  invalid_query: {
    status: 400,
    title: 'Bad Request',
    when: 'A query parameter is missing where it is required, or malformed, oversized or repeated.',
    hint: 'Send the parameter as {base}/openapi.json describes it.',
  },
} as const satisfies Record<string, { status: number; title: string; when: string; hint: string }>;

export type ProblemCode = keyof typeof PROBLEMS;

/** RFC 9457 problem details with this API's own members: src/api/README.md, "Problems". No other members are allowed. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly instance: string;
  readonly code: ProblemCode;
  readonly hint: string;
  readonly docs: string;
}

export interface Occurrence {
  /** Absolute address of the site, no slash at its end. */
  readonly base: string;
  /** The request's path and query string, still encoded. */
  readonly instance: string;
  readonly detail: string;
  /** How to recover; the code's own hint where it is left out. */
  readonly hint?: string | undefined;
}

/** Anchor of a code's explanation on the developers page. */
export const problemAnchor = (code: ProblemCode): string => `error-${code}`;

/** The body of an error response. */
export function problem(code: ProblemCode, { base, instance, detail, hint }: Occurrence): Problem {
  const { status, title, hint: fallback } = PROBLEMS[code];
  const docs = `${base}${DEVELOPERS}`;
  return {
    type: `${docs}#${problemAnchor(code)}`,
    title,
    status,
    detail,
    instance,
    code,
    hint: hint ?? fallback.replaceAll('{base}', base),
    docs,
  };
}
