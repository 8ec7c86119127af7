import { authorOf } from '../../site/doctors.ts';
import { prose } from '../../site/define.ts';
import type { Block } from '../../site/page.ts';
import type { Site } from '../../site/site.ts';
import { CHANGES } from '../changes.ts';
import { QUESTION_LENGTH } from '../questionLength.ts';
import { fence } from './operations.ts';
import { table } from '../../site/table.ts';

/** What a page answers to an `Accept` header: src/api/README.md, Requests. `tests/api/documentation.test.ts` checks each row. */
export const ACCEPT: readonly {
  readonly accept: string | null;
  readonly answer: 'text/html' | 'text/markdown' | 406;
}[] = [
  { accept: 'text/markdown', answer: 'text/markdown' },
  { accept: 'text/markdown;charset=utf-8', answer: 'text/markdown' },
  { accept: 'text/markdown, text/html;q=0.9, */*;q=0.1', answer: 'text/markdown' },
  { accept: 'text/html, text/markdown', answer: 'text/html' },
  { accept: 'text/html;q=0.8, text/markdown', answer: 'text/markdown' },
  { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', answer: 'text/html' },
  { accept: '*/*', answer: 'text/html' },
  { accept: null, answer: 'text/html' },
  { accept: 'application/json', answer: 406 },
  { accept: 'text/html;q=0, text/markdown;q=0', answer: 406 },
];

export function markdownPages({ base, pages }: Site): Block[] {
  const path = pages.find(({ kind }) => kind === 'service')?.path ?? '/developers';
  const rows = ACCEPT.map(({ accept, answer }) => [
    accept === null ? 'no header' : `\`${accept}\``,
    typeof answer === 'string' ? `\`${answer}\`` : '406 Not Acceptable',
  ]);
  const text = `## Pages as Markdown

Every HTML page is also Markdown, with the same words. There are two ways to it:

- Append \`.md\` to the path; the home page is \`/index.md\`. Such an address is always Markdown, whatever \`Accept\` says.
- Send an \`Accept\` header that prefers Markdown to the page's own address. \`Content-Location\` then names the \`.md\` address.

${fence('sh', `curl ${base}${path}.md\ncurl -H 'Accept: text/markdown' ${base}${path}`)}

It begins with YAML front matter: \`canonical\`, \`title\`, \`description\`, \`lang\`, \`kind\`, and where the page has them
\`published\`, \`updated\`, \`reviewed\`, \`author\`, \`reviewer\`. Then come the title and a line that points to
[llms.txt](/llms.txt). Links are absolute. The last lines name what to cite: \`Source:\` (the canonical address), \`Title:\`,
\`Description:\`, \`Site overview:\`.`;
  const accept = `${table(['Accept', 'Answer'], rows)}

The higher \`q\` wins; at equal \`q\` the more specific range, then the one named first, then HTML (RFC 9110, 12.5.1). The 406 is plain text
and names both addresses. An unknown page is a real 404; its body is Markdown that says where to look next, and HTML for a client
that names \`text/html\`. JSON, \`.md\` addresses, feed, sitemap and openapi.json are not negotiated.`;
  return [
    prose(text),
    {
      type: 'reference',
      entries: [{ id: 'accept-on-page-requests', title: 'Accept on page requests', blocks: [prose(accept)] }],
    },
  ];
}

export function headers({ base }: Site): Block[] {
  const rows = [
    [
      '`ETag`',
      'static JSON, Markdown, HTML',
      'Send it back as `If-None-Match`; unchanged is answered 304 without a body.',
    ],
    ['`Vary: Accept`', 'pages, in both forms', 'A cache must keep HTML and Markdown apart.'],
    ['`Content-Location`', 'negotiated Markdown', 'The `.md` address of what was sent.'],
    ['`Link`', 'HTML', '`rel="alternate"` leads to the Markdown, `rel="describedby"` to llms.txt.'],
    ['`Link`', 'Markdown', '`rel="canonical"` leads to the page to cite.'],
    [
      '`Link`',
      'home page in both forms, API catalog',
      '`rel="api-catalog"`, `rel="service-desc"`, `rel="service-doc"`: where the API is described.',
    ],
    ['`Content-Language`', 'pages in both forms, feeds', 'The language of the text.'],
    ['`Content-Signal`', 'content in every form', 'What may be done with it, as in [robots.txt](/robots.txt).'],
    ['`Allow`', '405', 'The accepted methods: `GET, HEAD`.'],
    [
      '`Access-Control-Allow-Origin: *`',
      'JSON, Markdown, errors, feed',
      'A script of any origin may read it. A preflight is answered 405; a simple GET needs none.',
    ],
    ['`X-Robots-Tag: noindex`', 'Markdown', 'Search engines index the HTML; programs may read both.'],
  ];
  const caching = `## Caching

Please cache.

${table(
  ['What', 'Fresh for', 'Then'],
  [
    ['static JSON, Markdown, llms.txt, openapi.json, feed, sitemap', '24 hours', 'revalidate with `If-None-Match`'],
    ['HTML pages', 'not at all', 'revalidate with `If-None-Match`'],
    ['answers, errors of the API', 'never stored', 'ask again'],
  ],
)}

${fence('sh', `etag=$(curl -sI ${base}/api/v1/faq | tr -d '\\r' | sed -n 's/^etag: //Ip')\ncurl -sI -H "If-None-Match: $etag" ${base}/api/v1/faq   # 304`)}`;
  return [
    prose('## Headers'),
    {
      type: 'reference',
      entries: [
        {
          id: 'response-headers',
          title: 'Response headers',
          blocks: [prose(table(['Header', 'On', 'What for'], rows))],
        },
      ],
    },
    prose(caching),
  ];
}

export const LIMITS = `## Limits

${table(
  ['Limit', 'Value'],
  [
    ['Rate', 'none enforced'],
    ['Methods', 'GET and HEAD; anything else is a 405'],
    [
      '`q` of answers',
      `${QUESTION_LENGTH.minLength} to ${QUESTION_LENGTH.maxLength} characters after trimming, counted in Unicode code points`,
    ],
    ['Unknown query parameters', 'ignored; lists are not filtered by them'],
    ['A slash at the end of an address', 'redirected (301) to the address without it, query string kept'],
    ['Fees and success rates', 'not published anywhere; no response holds such a figure'],
  ],
)}`;

export const VERSIONS = `## Versioning

The version is in the path: \`/api/v1\`. \`/api\` is an unversioned alias of its catalog.

${table(
  ['Version', 'Date', 'Change'],
  CHANGES.map(({ version, date, text }) => [version, date, text]),
)}`;

export const citing = (site: Site): string => {
  const { base, practice, posts, pathOf } = site;
  const post = posts[0];
  const example = post
    ? `${authorOf(site, post).name}, “${post.title}”, ${practice.name}, ${base}${pathOf(post.ref)}`
    : `${practice.name}, ${base}`;
  return `## Citing

Cite the canonical address of what you used: the \`url\` field in JSON, the \`Source:\` line in Markdown. Never cite an address below \`/api\`
or one that ends in \`.md\`. For example:

> ${example}

Say with every answer about health that it is general information and not a diagnosis; \`notice\` in a response of
[answerQuestion](#answerquestion) says it in Turkish. The content is the practice's own. Quoting with its address is welcome; for training
and other uses see \`Content-Signal\` in [robots.txt](/robots.txt).

## Privacy of questions

A question to [answerQuestion](#answerquestion) travels in the address of the request. Leave out names, telephone numbers and whatever
else tells who asks; the question alone is enough. The site stores no questions and sets no cookies. Its host logs requests with
their addresses, as every web server may. The answer is \`private, no-store\`: no cache on the way may keep it.
The [privacy notice](/privacy) says more, in Turkish.`;
};

export const forAgents = ({ base }: Site): string => `## For AI agents

- Start at [llms.txt](/llms.txt): every page with a note each, in Markdown. [openapi.json](/openapi.json) describes the API as tools.
- A patient's question: ask [answerQuestion](#answerquestion) first. When \`urgent\` is present, say \`urgent.message\` (or \`messageEn\`) and the
  number first, whatever \`matched\` and \`confidence\` are. It is an aid: its absence never proves that a case can wait.
- When \`matched\` is false, look whether an item of \`related\` answers what was asked; if none does, do not guess: hand on \`fallback\`.
- A complaint that may be an emergency: first say what the page of \`booking.emergency\` ([getPractice](#getpractice)) says. It lists the signs that need 112 and those that need a visit the same day.
- Opening hours, address and telephone: [getPractice](#getpractice), never an older text. Hours are in the time zone it names.
- Nothing can be booked here. \`booking.url\` opens a message to the practice, which a person sends.
- The whole site: [llms-full.txt](/llms-full.txt) in one request ([llms.txt](/llms.txt) says its size), or [listPages](#listpages) and then the
  \`markdownUrl\` of what you need. New posts: [feed.xml](/feed.xml) or [feed.json](/feed.json), by publication and with the whole text; \`next_url\` leads to older ones.
- Discovery without this page: \`${base}/.well-known/api-catalog\` (RFC 9727), the \`Link\` headers, an
  [agent skill](/.well-known/agent-skills/index.json) (Agent Skills Discovery 0.2.0) and \`${base}/.well-known/ard.json\` (ARD 0.91).`;
