import type { Answer } from '#answers/forRequests.ts';
import { shortened } from '#markdown/shortened.ts';
import { absolute, PAGE_PATHS } from '#site/addresses.ts';
import { answeredQuestions } from '#site/pages/faqPages.ts';
import { messageUrl, messagingPhone } from '#site/practice/contactWays.ts';
import type { Site } from '#site/site.ts';
import { FIRST_AID_MESSAGES } from '#urgency/forBuild.ts';
import type { FirstAid } from '#urgency/forRequests.ts';
import { answerBody } from './edge/answerBody.ts';
import { type OperationId, ROUTES } from './edge/operationRoutes.ts';
import { faqList, type FaqQuestion } from './faq.ts';
import { noticesOf } from './notices.ts';
import { wholePost } from './posts.ts';
import { RESPONSES } from './responses.ts';
import { serviceList } from './services.ts';

/** A request to this site, with its response. */
export interface Example {
  /** Key in `openapi.json`. */
  readonly name: string;
  /** What `openapi.json` shows of the response. */
  readonly summary: string;
  readonly path: string;
  readonly query?: readonly [name: string, value: string];
  readonly response: object;
}

/** The examples that are a whole response. */
const WHOLE: Readonly<Partial<Record<OperationId, { readonly name: string; readonly summary: string }>>> = {
  getApiIndex: { name: 'index', summary: 'The catalog, cut short' },
  getPractice: { name: 'practice', summary: 'The practice, cut short' },
  listServices: { name: 'services', summary: 'A service and a treatment page' },
  listPages: { name: 'pages', summary: 'The first page' },
  listPosts: { name: 'posts', summary: 'The first post' },
};

/** Make the examples of an operation; none if the site has no such content. */
export function examplesOf(operationId: OperationId, site: Site): readonly Example[] {
  const { path } = ROUTES[operationId];
  switch (operationId) {
    case 'listFaq':
      return site.faq.slice(0, 1).map(({ slug }) => ({
        name: 'faq',
        summary: 'The first question, its answer cut short',
        path,
        query: ['category', slug],
        response: faqList(site, slug)!,
      }));
    case 'getPost':
      return site.posts
        .toSorted((a, b) => a.readingTime - b.readingTime)
        .slice(0, 1)
        .map((post) => ({
          name: 'post',
          summary: 'A post, its text cut short',
          path: path.replace('{slug}', post.slug),
          response: wholePost(site, post),
        }));
    case 'answerQuestion':
      return answerExamples(site).map((example) => ({ ...example, path, query: ['q', example.response.query] }));
    default: {
      const whole = WHOLE[operationId];
      return whole ? [{ ...whole, path, response: RESPONSES[operationId].value!(site) }] : [];
    }
  }
}

/** Make the examples of an operation for `openapi.json`. */
export function openApiExamples(operationId: OperationId, site: Site) {
  return Object.fromEntries(
    examplesOf(operationId, site).map(({ name, summary, response }) => [
      name,
      { summary, value: operationId === 'listServices' ? oneServiceOfEachKind(site) : shortenedExample(response) },
    ]),
  );
}

function oneServiceOfEachKind(site: Site) {
  const { items } = serviceList(site);
  const firsts = items.filter(({ kind }, index) => items.findIndex((item) => item.kind === kind) === index);
  return { items: firsts.map(shortenedExample) };
}

/** Keep one item of every list, with `count` to match, and the beginning of every long text. */
export const shortenedExample = <T>(value: T): T =>
  JSON.parse(
    JSON.stringify(value, (key, member: unknown) => {
      if (key === 'count') return Math.min(1, member as number);
      if (Array.isArray(member)) return member.slice(0, 1) as unknown[];
      return typeof member === 'string' ? beginning(member) : member;
    }),
  ) as T;

/** Get the beginning of a long text; addresses stay whole. */
const beginning = (text: string): string => (/^https?:\/\//.test(text) ? text : shortened(text, 60));

/**
 * Make example answers from the content alone: a match (the FAQ question with the shortest answer), an emergency and a
 * miss. `confidence`, `source` and the `related` questions of the match are plausible, not computed.
 */
function answerExamples(site: Site) {
  const practice = {
    booking: { url: messageUrl(site.practice), phone: messagingPhone(site.practice) },
    notices: noticesOf(site),
  };
  const example = (name: string, summary: string, query: string, answer: Answer, urgent?: FirstAid) => ({
    name,
    summary,
    response: answerBody(query, answer, urgent, practice),
  });
  const [shortest] = faqList(site)
    .categories.flatMap(({ url: page, questions }, at) =>
      // An answer cites the lasting anchor of its question.
      answeredQuestions(site.faq[at]!).map(({ anchor }, index) => ({
        ...questions[index]!,
        url: `${page}#${anchor}`,
      })),
    )
    .toSorted((a, b) => a.answer.length - b.answer.length);
  const url = absolute(site.base, site.emergencyPath ?? PAGE_PATHS.contact);
  return [
    ...(shortest ? [example('match', 'An answer', shortest.question, foundAnswer(shortest))] : []),
    example(
      'urgent',
      'A possible emergency',
      'Sobadan zehirlendik, başımız dönüyor',
      { matched: false, related: [] },
      { kind: 'gas', ...FIRST_AID_MESSAGES.gas, url },
    ),
    example('noMatch', 'Nothing matches', 'Arabamın lastikleri eskidi', { matched: false, related: [] }),
  ];
}

const foundAnswer = ({ link, ...found }: FaqQuestion): Answer => ({
  matched: true,
  ...found,
  ...(link && { link }),
  confidence: 0.999,
  isRanked: false,
  related: [],
});
