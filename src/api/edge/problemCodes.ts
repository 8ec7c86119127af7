/**
 * Every error of the API: src/api/README.md, "Problems". `hint` is the default; `{base}` stands for the site's address.
 */
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

/** Anchor on the developers page. */
export const problemAnchor = (code: ProblemCode): string => `error-${code}`;
