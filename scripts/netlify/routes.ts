import { ASK_PATH, ENGLISH_PATHS } from '#site/addresses.ts';

/** A declaration in `netlify.toml`: requests that match all of it run the function. Paths are regular expressions. */
export interface Route {
  readonly comment: string;
  readonly paths: string;
  readonly except?: readonly string[];
  readonly methods?: readonly string[];
  /** Pattern that `Accept` must match; `false` if the header must be missing. */
  readonly accept?: string | false;
}

/** Start of every browser's `Accept` for a page view. Whatever follows, HTML wins. */
const PAGE_VIEW = 'text/html,application/xhtml+xml,';

const escaped = (text: string): string => text.replaceAll(/[.+*?()|[\]{}\\^$]/g, '\\$&');

const anyOf = (paths: readonly string[]): string => `^/(${paths.join('|')})$`;

/** Paths that run it for every client. */
const ALWAYS = anyOf([
  'api(/.*)?',
  'admin',
  ...[ASK_PATH, ...Object.keys(ENGLISH_PATHS)].map((path) => `${path.slice(1)}(\\.md)?`),
  '.+/',
  '.+\\.html',
]);

const ASSETS = anyOf(['_astro/.*', '.*\\.(css|js|svg|png|jpg|jpeg|webp|avif|ico|webmanifest|woff|woff2)']);

const METHODS_REFUSED = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Write a regular expression for every text that does not begin with `start`, without the lookahead that the platform
 * lacks: at each place the text ends, has another character, or has this one and differs further on.
 *
 * @example
 * notBeginningWith('ab') // '^($|[^a]|a($|[^b]))'
 */
export function notBeginningWith(start: string): string {
  const [first = '', ...rest] = start;
  const alternatives = [
    `$`,
    `[^${first}]`,
    ...(rest.length > 0 ? [escaped(first) + notBeginningWith(rest.join('')).slice(1)] : []),
  ];
  return `^(${alternatives.join('|')})`;
}

/**
 * Requests that run the edge function on Netlify. No request may match two, or the function would run again when it
 * fetches a file.
 */
const ROUTES: readonly Route[] = [
  {
    comment:
      'Every client: API, editor, answers without a script, aliases, slashes at the end, pages by their file name.',
    paths: ALWAYS,
  },
  { comment: 'Clients without an Accept header.', paths: '^/.*$', except: [ALWAYS, ASSETS], accept: false },
  {
    comment: `Clients whose Accept does not begin as a browser's does for a page, with "${PAGE_VIEW}".`,
    paths: '^/.*$',
    except: [ALWAYS, ASSETS],
    accept: notBeginningWith(PAGE_VIEW),
  },
  {
    comment: 'Browsers that do not view a page: methods that are refused.',
    paths: '^/.*$',
    except: [ALWAYS, ASSETS],
    methods: METHODS_REFUSED,
    accept: `^${escaped(PAGE_VIEW)}`,
  },
  { comment: 'The same for files that a page loads.', paths: ASSETS, except: [ALWAYS], methods: METHODS_REFUSED },
];

/** Write the routes as the last part of `netlify.toml`. */
export const routesToml = (): string =>
  ROUTES.map(({ comment, paths, except, methods, accept }) =>
    [
      `# ${comment}`,
      '[[edge_functions]]',
      'function = "site"',
      `pattern = '${paths}'`,
      ...(except ? [`excludedPattern = [${except.map((path) => `'${path}'`).join(', ')}]`] : []),
      ...(methods ? [`method = ${JSON.stringify(methods).replaceAll(',', ', ')}`] : []),
      ...(accept === undefined ? [] : [`header = { accept = ${accept === false ? 'false' : `'${accept}'`} }`]),
      '',
    ].join('\n'),
  ).join('\n');

/** Marks where the generated part of `netlify.toml` begins. */
export const MARK = '# Written by `npm run routes` from scripts/netlify/routes.ts.\n\n';
