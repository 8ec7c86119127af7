import type { Asked } from './requests.ts';

const HTML = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-encoding': 'gzip, br',
};
const MARKDOWN = { accept: 'text/markdown' };
const PROBLEM = 'application/problem+json';

/** Mix the requests of agents and people: pages, Markdown alternates, JSON, questions, and wrong requests. */
export async function trafficOf(base: string): Promise<Asked[]> {
  const json = async <T>(path: string) => (await (await fetch(base + path)).json()) as T;
  const pages = (await json<{ items: { path: string; markdownUrl: string }[] }>('/api/v1/pages')).items;
  const posts = (await json<{ items: { slug: string }[] }>('/api/v1/posts')).items;
  const { categories } = await json<{ categories: { id: string; questions: { question: string }[] }[] }>('/api/v1/faq');
  const questions = categories.flatMap((category) => category.questions.map(({ question }) => question));
  const answers = (kind: string, q: string): Asked => ({
    kind,
    path: `/api/v1/answers?q=${encodeURIComponent(q)}`,
    status: 200,
    type: 'application/json',
  });
  const api = (path: string): Asked => ({ kind: 'JSON', path, status: 200, type: 'application/json' });

  const asked: Asked[] = [
    ...pages.flatMap(({ path, markdownUrl }): Asked[] => [
      { kind: 'page', path, headers: HTML, status: 200, type: 'text/html' },
      { kind: 'page, negotiated Markdown', path, headers: MARKDOWN, status: 200, type: 'text/markdown' },
      { kind: 'alternate', path: markdownUrl.slice(base.length), status: 200, type: 'text/markdown' },
      { kind: '304', path, headers: { ...HTML, 'if-none-match': '*' }, status: 304 },
      { kind: '406', path, headers: { accept: 'image/png' }, status: 406, type: 'text/plain' },
      { kind: '405', path, method: 'POST', status: 405, type: PROBLEM },
      { kind: '404, page', path: `${path}x`, headers: HTML, status: 404, type: 'text/html' },
      { kind: '404, Markdown', path: `${path}x`, status: 404, type: 'text/markdown' },
    ]),
    ...posts.flatMap(({ slug }): Asked[] => [
      api(`/api/v1/posts/${slug}`),
      { kind: '404, API', path: `/api/v1/posts/${slug}x`, status: 404, type: PROBLEM },
    ]),
    ...categories.map(({ id }) => api(`/api/v1/faq?category=${id}`)),
    ...[
      '/api',
      '/api/v1',
      '/api/v1/practice',
      '/api/v1/services',
      '/api/v1/pages',
      '/api/v1/faq',
      '/api/v1/posts',
    ].flatMap((path) => Array.from({ length: 10 }, () => api(path))),
    ...questions.map((question) => answers('answer', question)),
    ...questions.map((question) => answers('answer, mistyped', question.replace(/[aeıi]/u, ''))),
    ...questions.map((_, number) => answers('no answer', `qwertyuiop asdfghjkl ${number}`)),
    ...Array.from({ length: 50 }, (): Asked => ({ kind: '400', path: '/api/v1/answers', status: 400, type: PROBLEM })),
    ...Array.from({ length: 50 }, (): Asked => ({ kind: '301', path: '/about', headers: HTML, status: 301 })),
  ];
  // Fisher and Yates with a fixed stride: the same order each time, kinds mixed.
  for (let at = asked.length - 1; at > 0; at--) {
    const other = (at * 7919) % (at + 1) || Math.floor(at / 2);
    [asked[at], asked[other]] = [asked[other]!, asked[at]!];
  }
  return asked;
}
