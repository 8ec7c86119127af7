import { indexKnowledge } from '#answers/forBuild.ts';
import type { Answer } from '#answers/forRequests.ts';
import type { AskConfig } from '#ask/askConfig.ts';
import { VOCABULARIES } from '#content/vocabulary.ts';
import type { Engines } from '#edge/answerTo.ts';
import type { EdgeData } from '#edge/edgeData.ts';
import { createHandler } from '#edge/handle.ts';
import { createHeaderLookup, headerRules } from '#edge/headerRules.ts';
import type { FetchFile } from '#edge/respond.ts';
import { shortcutsOf } from '#site/addresses.ts';
import { knowledgeOf } from '#site/knowledgeOf.ts';
import { URGENT_TABLES } from '#urgency/forBuild.ts';
import { small } from '../sites.ts';

export const BASE = 'https://practice.example';

const PAGES = [
  ['/', 'Ana sayfa'],
  ['/hakkimda', 'Hakkımda'],
  ['/iletisim', 'İletişim'],
  ['/gizlilik', 'Gizlilik bildirimi'],
  ['/kanal-tedavisi', 'Kanal tedavisi'],
  ['/apikal-cerrahi', 'Apikal <cerrahi> & "$&" [rezeksiyon]'],
  ['/blog', 'Blog'],
  ['/blog/dis-apsesi', 'Diş apsesi'],
  ['/sss', 'Sık sorulan sorular'],
  ['/sss/kanal', 'Kanal tedavisi soruları'],
  ['/developers', 'Developers'],
] as const;

const ASK: AskConfig = {
  phone: { e164: '+902320000012', display: '0232 000 00 12', label: 'Arayın: 0232 000 00 12' },
  ways: [
    { href: 'tel:+902320000012', label: 'Arayın: 0232 000 00 12' },
    { href: 'https://wa.me/1?text=Merhaba', label: 'Yazın' },
  ],
  help: { call: '184', label: 'Nöbetçi hastane: 184' },
  advice: { path: '/belirti/gece', title: 'Ağrım var' },
  emergency: {
    number: '112',
    label: '112’yi arayın',
    inEmergency: 'Acil durumda 112’yi arayın',
    hasPage: true,
  },
  signs: 'Nefes alamıyorsanız:',
  complaints: [{ path: '/belirti/agri', title: 'Ağrı' }],
  words: VOCABULARIES.medical,
  faq: '/sss',
  contact: '/iletisim',
  english: {
    hours: 'Open.',
    signs: 'Hard breathing',
    calls: 'Appointments',
    pain: 'Take what helps.',
  },
};

export const DATA: EdgeData = {
  base: BASE,
  pages: PAGES.map(([path, title]) => ({ path, title, language: 'tr' })),
  formerly: { '/eski-tedavi': '/kanal-tedavisi' },
  shortcuts: shortcutsOf('/acil', true),
  publicFiles: [],
  notFoundLinks: [
    { path: '/acil', title: 'Acil durumda ne yapmalı?' },
    { path: '/', title: 'Ana sayfa' },
    { path: '/llms.txt', title: 'Site özeti' },
    { path: '/api/v1', title: 'API' },
  ],
  takesQuestions: true,
  notFoundHelp: `**Acil mi?** [112’yi arayın](tel:112) · [Acil durumda ne yapmalı?](${BASE}/acil)`,
  notFoundCall: { href: 'tel:+902320000012', title: 'Arayın: 0232 000 00 12' },
  faqCategories: ['kanal', 'agri'],
  postSlugs: ['dis-apsesi', 'kanal-tedavisi-kac-seans'],
  answers: indexKnowledge(knowledgeOf(small)),
  ask: ASK,
  booking: { url: 'https://wa.me/902320000012?text=Merhaba', phone: '+902320000012' },
  firstAid: {
    page: `${BASE}/acil`,
    pages: { avulsion: `${BASE}/blog/yerinden-cikan-dis` },
    addedSentences: {},
    everyday: [],
    signs: [],
  },
  urgentTables: URGENT_TABLES,
  contentSignal: 'search=yes, ai-input=yes, ai-train=no',
  notices: { general: 'Bilgiler geneldir.', noAnswer: 'Bize yazın.', noAnswerInEnglish: 'No sure answer.' },
};

export const FOUND: Answer = {
  matched: true,
  id: 'kanal-0',
  question: 'Kanal tedavisi ağrır mı?',
  answer: 'Hayır.',
  url: `${BASE}/sss/kanal#kanal-0`,
  confidence: 0.9,
  isRanked: true,
  related: [],
};

/** First aid beside an answer. */
export const URGENT = {
  kind: 'airway',
  call: '112',
  message: 'Hemen 112’yi arayın. Dik oturun; 114’e de sorun.',
  messageEn: 'Call 112 now.',
  url: `${BASE}/acil`,
} as const;

/** The same as the engine finds it. */
export const FIRST_AID = { ...URGENT, otherwise: 'none' } as const;

const rulesAt = createHeaderLookup(headerRules(DATA));

const FILES: ReadonlyMap<string, string> = new Map([
  ...DATA.pages.flatMap(({ path }): [string, string][] => [
    [path, `<!doctype html><title>${path}</title>`],
    [path === '/' ? '/index.md' : `${path}.md`, `# ${path}\n`],
  ]),
  ['/404.html', '<!doctype html><title>404</title><ul><!--nearest--><li><a href="/">Ana sayfa</a></li></ul>'],
  ['/api.json', '{"name":"api"}'],
  ['/api/v1.json', '{"name":"api"}'],
  ['/api/v1/practice.json', '{"name":"practice"}'],
  ['/api/v1/services.json', '{"items":[]}'],
  ['/api/v1/pages.json', '{"count":0,"items":[]}'],
  ['/api/v1/posts.json', '{"count":2,"items":[]}'],
  ['/api/v1/posts/dis-apsesi.json', '{"slug":"dis-apsesi"}'],
  ['/api/v1/faq.json', '{"count":2}'],
  ['/api/v1/faq/kanal.json', '{"count":1}'],
  ['/openapi.json', '{}'],
  ['/llms.txt', '# Practice'],
  ['/robots.txt', 'User-agent: *'],
  ['/.well-known/api-catalog', '{}'],
  ['/_astro/site.css', 'body{}'],
  ['/admin/', '<!doctype html><title>Editor</title>'],
  ['/admin/config.yml', 'backend: {}'],
]);

const ETAG = '"of-the-file"';

/** A host with the files above: header rules, an ETag, conditional requests. */
export const host: FetchFile = async (path, request) => {
  const body = FILES.get(path);
  if (body === undefined) return new Response('the host’s own 404', { status: 404 });
  const headers = { ...rulesAt(path), ETag: ETAG };
  if (request.headers.get('if-none-match') === ETAG) return new Response(null, { status: 304, headers });
  return new Response(body, { headers });
};

export interface Asked {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly options?: Partial<Engines>;
  readonly data?: EdgeData;
  readonly next?: FetchFile;
}

/** Send a request through the handler. `address` is a path with its query. */
export function ask(address: string, { method = 'GET', headers = {}, options, data = DATA, next = host }: Asked = {}) {
  const handle = createHandler(data, { answer: () => FOUND, report: raise, ...options });
  return handle(new Request(BASE + address, { method, headers }), next);
}

function raise(error: unknown): never {
  throw error;
}

export const HTML = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
export const MARKDOWN = { accept: 'text/markdown' };
