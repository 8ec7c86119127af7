import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { practiceSchema } from '../../src/entries/practice.ts';
import { pathOf } from '../../src/site/addresses.ts';
import type { PageKind } from '../../src/site/kinds.ts';
import type { Page } from '../../src/site/page.ts';
import type { Site } from '../../src/site/site.ts';

export const BASE = 'https://practice.example';

const practice = practiceSchema.parse(
  parse(readFileSync(new URL('../../content/practice.yaml', import.meta.url), 'utf8')),
);

const entry = (name: string, body = '') => ({
  slug: name.split('/').at(-1)!,
  ref: name,
  file: `${name}.md`,
  body,
  bodyLine: 1,
  readingTime: 3,
  lastReviewed: '2026-05-04',
  related: [],
  notes: [],
  sources: [],
});

const described = (title: string) => ({ title, description: `${title}, anlatımı.` });

const care = { aftercare: [], open: [], callWhen: [], steps: [], firstAid: [], doNow: [], order: 1 };

const service = (slug: string) => ({
  ...entry(`services/${slug}`),
  ...described(slug),
  ...care,
  shortTitle: `${slug}, kısaca`,
  procedureName: 'Root canal treatment',
});

const treatment = (slug: string) => ({ ...entry(`treatments/${slug}`), ...described(slug), ...care, shortTitle: slug });

const post = (slug: string, updatedAt: string, body: string, primaryService?: string) => ({
  ...entry(`posts/${slug}`, body),
  ...described(slug),
  keywords: ['kanal'],
  publishedAt: '2026-01-02',
  updatedAt,
  relatedPosts: primaryService ? ['ikinci'] : [],
  readingTime: 3,
  primaryService,
});

const question = (key: string, link?: { to: string; label: string }) => ({
  key,
  question: `${key} mi?`,
  answer: `Evet, ${key}.`,
  phrasings: [],
  link,
});

const page = (kind: PageKind, path: string, blocks: Page['blocks'] = []): Page => ({
  kind,
  path,
  ...described(path),
  lastModified: '2026-05-04',
  blocks,
  body: '',
  breadcrumbs: [],
  slug: path,
  source: 'pages/sample.md',
  language: 'tr',
});

const FIRST = 'Bakınız [iletişim](/iletisim) ve [ikinci](ikinci#son).';
const SECOND = 'Kısa.';

const pages = [
  page('home', '/'),
  page('about', '/hakkimda'),
  page('blog-post', '/blog/ilk', [{ type: 'prose', markdown: FIRST }]),
  page('blog-post', '/blog/ikinci', [{ type: 'prose', markdown: SECOND }]),
  page('developers', '/developers'),
];

/** A site with a little of everything, written by hand: what the API says about it can be read off here. */
export const site: Site = {
  base: BASE,
  answersInEnglish: {},
  practice,
  services: [service('kanal-tedavisi'), service('apikal-cerrahi')],
  triage: { emergency: [], atOnce: [], sameDay: [], closings: [] },
  treatments: [treatment('acil-dis-tedavisi'), treatment('dis-beyazlatma')],
  posts: [post('ilk', '2026-03-01', FIRST, 'kanal-tedavisi'), post('ikinci', '2026-02-01', SECOND)],
  faq: [
    {
      ...entry('faq/agri'),
      ...described('Ağrı'),
      order: 1,
      questions: [question('ilki', { to: 'services/kanal-tedavisi', label: 'Kanal tedavisi' }), question('sonu')],
    },
    { ...entry('faq/bakim'), ...described('Bakım'), order: 2, questions: [question('tek')] },
  ],
  curated: [],
  pageQuestions: [],
  complaints: [],
  emergencySigns: undefined,
  urgent: { pages: {}, more: {}, everyday: [] },
  drawings: new Map(),
  photos: new Map(),
  formerly: {},
  pages,
  pagesByPath: new Map(pages.map((each) => [each.path, each])),
  pathOf,
};
