import { SEGMENTS, WORDS, type IndexKind } from './words.ts';

/** Folders of the site by the content folder their pages come from: the public addresses of every kind of page. */
const PREFIXES: Readonly<Record<string, string>> = {
  services: '',
  treatments: '',
  posts: `/${SEGMENTS.blog}`,
  faq: `/${SEGMENTS.faq}`,
  neighborhoods: `/${SEGMENTS.neighborhood}`,
  comparisons: `/${SEGMENTS.comparison}`,
  symptoms: `/${SEGMENTS.symptom}`,
  techniques: `/${SEGMENTS.technique}`,
};

/** Addresses of the pages that exist once, by the name of their file in `pages/`. */
export const SINGLE_PAGES: Readonly<Record<string, string>> = {
  home: '/',
  about: `/${SEGMENTS.about}`,
  contact: `/${SEGMENTS.contact}`,
  privacy: `/${SEGMENTS.privacy}`,
  referral: `/${SEGMENTS.referral}`,
  blog: `/${SEGMENTS.blog}`,
  faq: `/${SEGMENTS.faq}`,
};

/** Addresses of the pages that list all pages of a kind: the folders in which those pages are. */
export const INDEX_PAGES: Readonly<Record<IndexKind, string>> = {
  service: `/${SEGMENTS.service}`,
  symptom: `/${SEGMENTS.symptom}`,
  technique: `/${SEGMENTS.technique}`,
  comparison: `/${SEGMENTS.comparison}`,
  neighborhood: `/${SEGMENTS.neighborhood}`,
};

export const DEVELOPERS = '/developers';

/** Where the ask box leads without its script: the answer to the question in `q`. It is no page of the site, as an alias is not. */
export const ASK_PATH = `/${SEGMENTS.ask}`;

/** Address that shows the answer to a question. */
export const askPath = (question: string): string => `${ASK_PATH}?q=${encodeURIComponent(question)}`;

/** English addresses that lead to the Turkish-named pages: src/api/README.md, Addresses. */
export const ALIASES = {
  redirect: { '/about': SINGLE_PAGES['about']!, '/contact': SINGLE_PAGES['contact']! },
  same: { '/privacy': SINGLE_PAGES['privacy']! },
} as const satisfies Record<string, Record<string, string>>;

/** Whether an address is no page's own: hosts serve the file of another there, or the site itself answers. */
export const isReserved = (path: string): boolean =>
  path.endsWith('/index') ||
  ['/404', '/admin', '/api', ASK_PATH, ...Object.values(ALIASES).flatMap((pairs) => Object.keys(pairs))].includes(path);

/** Files for programs, by what they are. */
export const FILES = {
  openApi: '/openapi.json',
  llms: '/llms.txt',
  llmsFull: '/llms-full.txt',
  sitemap: '/sitemap.xml',
  rss: '/feed.xml',
  jsonFeed: '/feed.json',
  apiCatalog: '/.well-known/api-catalog',
  skills: '/.well-known/agent-skills/index.json',
  ard: '/.well-known/ard.json',
} as const;

/** Begins the addresses of the further pages of the JSON feed: `/feed/2.json`, … */
export const FEED_PAGES = '/feed/';

/** Where people and programs look for what stands at another address here; each redirects for good. */
export const GUESSES: Readonly<Record<string, string>> = {
  ...to(FILES.rss, '/rss.xml', '/rss', '/feed', '/atom.xml', '/index.xml', '/blog/feed.xml', '/blog/rss.xml'),
  ...to(FILES.openApi, '/openapi', '/openapi.yaml', '/openapi.yml', '/swagger.json', '/swagger.yaml'),
  ...to(FILES.openApi, '/api/openapi.json', '/api/v1/openapi.json', '/api/swagger.json', '/.well-known/openapi.json'),
  ...to(DEVELOPERS, '/docs', '/api-docs', '/api/docs', '/api/v1/docs', '/swagger', '/redoc', '/documentation'),
  // Where llmstxt.org has the Markdown of an address without a file name.
  ...to('/index.md', '/index.html.md'),
  ...to(FILES.llms, '/llm.txt', '/.well-known/llms.txt'),
  ...to(FILES.llmsFull, '/.well-known/llms-full.txt'),
  ...to(FILES.sitemap, '/sitemap-index.xml', '/sitemap_index.xml', '/sitemap-0.xml'),
  ...to(askPath(WORDS.feesQuestion), '/fiyat', '/fiyatlar', '/fiyat-listesi', '/ucret', '/ucretler', '/fees'),
  ...to(SINGLE_PAGES['contact']!, '/randevu', '/adres', '/telefon', '/calisma-saatleri', '/yol-tarifi', '/konum'),
  ...to(SINGLE_PAGES['about']!, '/hekim', '/doktor', '/ekip', '/ekibimiz', '/hakkimizda'),
  ...to(SINGLE_PAGES['faq']!, '/faq', '/sorular'),
  ...to(SINGLE_PAGES['privacy']!, '/kvkk', '/cerez-politikasi'),
  // The path that ARD had before its version 0.91.
  ...to(FILES.ard, '/.well-known/ai-catalog.json'),
};

/** Where people look for the page for emergencies, unless it stands there itself. `path` is that page's. */
export const emergencyGuesses = (path: string): Readonly<Record<string, string>> =>
  to(path, ...['/acil', '/acil-durum', '/acil-servis', '/emergency'].filter((guess) => guess !== path));

function to(address: string, ...guesses: string[]): Record<string, string> {
  return Object.fromEntries(guesses.map((guess) => [guess, address]));
}

/**
 * Site path of the page a content file becomes.
 * `name` is the file's place below `content/` without its extension, such as `posts/dis-apsesi`.
 */
export function pathOf(name: string): string {
  const [folder = '', ...rest] = name.split('/');
  const slug = rest.join('/');
  if (folder === 'pages') return SINGLE_PAGES[slug] ?? `/${slug}`;
  if (folder === 'service-neighborhoods') return `/${rest.toReversed().join('/')}`;
  return `${PREFIXES[folder] ?? ''}/${slug}`;
}

/** Path of a page's Markdown alternate: `/index.md` for the home page (src/api/README.md, "Markdown alternates"). */
export const markdownPath = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`);

/** Path of the file that holds a page's HTML. */
export const htmlPath = (path: string): string => (path === '/' ? '/index.html' : `${path}.html`);

/** Absolute address of a site path; the home page's has no slash beyond the host's. */
export const absolute = (base: string, path: string): string => `${base}${path}`;

/** Icons by the place that asks for them; sizes in pixels. */
export const ICONS = {
  svg: '/favicon.svg',
  ico: '/favicon.ico',
  apple: '/apple-touch-icon.png',
  small: '/icon-192.png',
  large: '/icon-512.png',
} as const;

export const MANIFEST = '/site.webmanifest';
