import type { IndexKind } from './words/indexPages.ts';
import { WORDS } from './words/interfaceWords.ts';

/** The public prefix of each content folder. */
const PREFIXES: Readonly<Record<string, string>> = {
  services: '',
  treatments: '',
  posts: '/blog',
  faq: '/sss',
  neighborhoods: '/ulasim',
  comparisons: '/karsilastirma',
  symptoms: '/belirti',
  techniques: '/teknik',
};

/** Paths by the name of a file in `content/pages/`. */
export const PAGE_PATHS = {
  home: '/',
  about: '/hakkimda',
  contact: '/iletisim',
  privacy: '/gizlilik',
  referral: '/hekimler-icin',
  blog: '/blog',
  faq: '/sss',
} as const satisfies Record<string, string>;

/** Paths of the pages that list all pages of a kind. */
export const INDEX_PATHS: Readonly<Record<IndexKind, string>> = {
  service: '/tedaviler',
  symptom: '/belirti',
  technique: '/teknik',
  comparison: '/karsilastirma',
  neighborhood: '/ulasim',
};

export const DEVELOPERS = '/developers';

/** Answers the question in `q` as HTML. Like an alias, it is not a page of the site. */
export const ASK_PATH = '/sor';

export const askPath = (question: string): string => `${ASK_PATH}?q=${encodeURIComponent(question)}`;

/** English paths of Turkish-named pages (src/api/README.md, Addresses): they redirect, or answer with the page. */
export const ENGLISH_PATHS: Readonly<Record<string, { readonly path: string; readonly status: 200 | 301 }>> = {
  '/about': { path: PAGE_PATHS.about, status: 301 },
  '/contact': { path: PAGE_PATHS.contact, status: 301 },
  '/privacy': { path: PAGE_PATHS.privacy, status: 200 },
};

/** Tell whether an address belongs to the API, whose errors are problem documents. */
export const isUnderApi = (path: string): boolean => path === '/api' || path.startsWith('/api/');

/** Tell whether no page has this path, nor ever had: a host or the site itself answers there. */
export const isReserved = (path: string): boolean =>
  path.endsWith('/index') ||
  isUnderApi(path) ||
  /^\/admin(?:\/|$)/.test(path) ||
  ['/404', ASK_PATH].includes(path) ||
  Object.hasOwn(ENGLISH_PATHS, path);

export const FILES = {
  openApi: '/openapi.json',
  llms: '/llms.txt',
  llmsFull: '/llms-full.txt',
  sitemap: '/sitemap.xml',
  rss: '/feed.xml',
  jsonFeed: '/feed.json',
  apiCatalog: '/.well-known/api-catalog',
} as const;

/** Prefixes of files whose names hold a hash of their bytes. */
export const HASHED = { sizedPhotos: '/photos/sized/', look: '/look/' } as const;

/** Marks where the built `404.html` takes the nearest pages, as list items. */
export const NEAREST_SLOT = '<!--nearest-->';

/** Prefix of the further pages of the JSON feed: `/feed/2.json`, … */
export const FEED_PAGES = '/feed/';

/**
 * Get short and conventional addresses, each with the path that it redirects to permanently. If a page has or had one
 * of them, it keeps it.
 * @param emergency path of the page about emergencies, which may have the short address itself
 * @param asks whether the site answers questions
 */
export const shortcutsOf = (emergency: string | undefined, asks: boolean): Readonly<Record<string, string>> => ({
  '/api/openapi.json': FILES.openApi,
  '/api/v1/openapi.json': FILES.openApi,
  // llmstxt.org: the Markdown of a path without a file name.
  '/index.html.md': '/index.md',
  // Where WordPress has its feed: readers of a site that moved from there stay subscribed.
  '/feed': FILES.rss,
  // Words that are said on the telephone or printed, and the law's name for the privacy notice.
  '/randevu': PAGE_PATHS.contact,
  '/adres': PAGE_PATHS.contact,
  '/hakkimizda': PAGE_PATHS.about,
  '/kvkk': PAGE_PATHS.privacy,
  ...(emergency !== undefined && emergency !== '/acil' && { '/acil': emergency }),
  ...(asks && { '/fiyatlar': askPath(WORDS.feesQuestion) }),
});

/**
 * Get the site path of the page that a content file becomes.
 * @param name the file below `content/` without its extension, such as `posts/dis-apsesi`
 */
export function pathOf(name: string): string {
  const [folder = '', slug = ''] = name.split('/');
  if (folder === 'pages') return (PAGE_PATHS as Readonly<Record<string, string | undefined>>)[slug] ?? `/${slug}`;
  return `${PREFIXES[folder] ?? ''}/${slug}`;
}

/** Decode an address, unless its bytes are not UTF-8. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Get the one spelling of a path that compares equal for all of its encodings: NFC, percent-encoded, without a slash at
 * its end.
 */
export const canonicalPath = (path: string): string =>
  path
    .split('/')
    .map((segment) => {
      try {
        return encodeURIComponent(decodeURIComponent(segment).normalize('NFC'));
      } catch {
        // Old Turkish sites encoded ISO 8859-9: "%FE" is "ş".
        return segment.replaceAll(/%[\da-f]{2}/gi, (byte) => byte.toUpperCase());
      }
    })
    .join('/')
    .replace(/(?<=.)\/$/, '');

/** Path of a page's Markdown alternate: `/index.md` for the home page (src/api/README.md, "Markdown alternates"). */
export const markdownPath = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`);

export const htmlPath = (path: string): string => (path === '/' ? '/index.html' : `${path}.html`);

/** List the addresses of the files of pages that had other addresses, each with where it leads. */
export const formerFiles = (formerly: Readonly<Record<string, string>>): (readonly [from: string, to: string])[] =>
  Object.entries(formerly)
    .filter(([from]) => !from.includes('?'))
    .flatMap(([from, to]) => [[markdownPath(from), markdownPath(to)] as const, [htmlPath(from), to] as const]);

export const absolute = (base: string, path: string): string => `${base}${path}`;

/** Paths of the icons; sizes in pixels. */
export const ICONS = {
  svg: '/favicon.svg',
  ico: '/favicon.ico',
  apple: '/apple-touch-icon.png',
  large: '/icon-512.png',
} as const;
