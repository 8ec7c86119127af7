import { absolute } from '../site/addresses.ts';
import { FIRST_AID } from '../urgency/firstAid.ts';
import type { Urgent } from '../urgency/response.ts';
import { messageUrl, messagingPhone } from '../site/channel.ts';
import type { Answer } from '../answers/answer.ts';
import type { Site, SitePost } from '../site/site.ts';
import { answerBody } from './answerBody.ts';
import type { AnswerResponse } from './answers.ts';
import { faq } from './faq.ts';
import type { SuccessName } from './operations.ts';
import { catalog } from './catalog.ts';
import { pages } from './pages.ts';
import { posts, wholePost } from './posts.ts';
import { practice } from './practice.ts';
import { services, type ServiceList } from './services.ts';

export type Examples = Readonly<Record<string, { readonly summary: string; readonly value: object }>>;

/** What each success response looks like for this very site, lists and texts cut short; none where the site has nothing of it. */
export function examples(site: Site): Readonly<Record<SuccessName, Examples>> {
  const shortest = site.posts.reduce<SitePost | undefined>(
    (least, post) => (least && least.readingTime <= post.readingTime ? least : post),
    undefined,
  );
  return {
    ApiIndex: { index: { summary: 'The catalog, cut short', value: shortened(catalog(site)) } },
    Practice: { practice: { summary: 'The practice, cut short', value: shortened(practice(site)) } },
    ServiceList: {
      services: {
        summary: 'A service and a treatment page',
        value: { items: oneOfEachKind(services(site)).map(shortened) },
      },
    },
    PageList: { pages: { summary: 'The first page', value: { ...shortened(pages(site)), count: 1 } } },
    FaqList: {
      faq: { summary: 'The first question, its answer cut short', value: { ...shortened(faq(site)), count: 1 } },
    },
    PostList: { posts: { summary: 'The first post', value: { ...shortened(posts(site)), count: 1 } } },
    Post: shortest
      ? { post: { summary: 'A post, its text cut short', value: shortened(wholePost(site, shortest)) } }
      : {},
    AnswerResponse: shortened(answerExamples(site)),
  };
}

/** Longer texts, in characters, are cut to this. */
const LONGEST = 60;

/** The same with one item in every list, and the beginning of every long text; addresses stay whole. */
export function shortened<T>(value: T): T {
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened) as T;
  if (typeof value === 'string' && value.length > LONGEST && !/^https?:\/\//.test(value))
    return `${value.slice(0, LONGEST)}…` as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, shortened(member)])) as T;
}

const oneOfEachKind = ({ items }: ServiceList): ServiceList['items'] =>
  [...new Set(items.map(({ kind }) => kind))].map((kind) => items.find((item) => item.kind === kind)!);

/**
 * What answers look like: to the question of the FAQ with the shortest answer, asked word for word, and to what no practice
 * knows. They are made of the content alone; `confidence`, `source` and `related` are the engine's, and only of the kind it gives.
 */
export function answerExamples(site: Site): Examples {
  const { notices } = site.practice;
  const practice = { booking: { url: messageUrl(site.practice), phone: messagingPhone(site.practice) }, notices };
  const example = (query: string, answer: Answer, first?: Urgent): AnswerResponse =>
    answerBody(query, answer, first, practice);
  const noMatch = {
    summary: 'Nothing matches',
    value: example('Yarın hava nasıl olacak?', { matched: false, related: [] }),
  };
  const { call, message, messageEn } = FIRST_AID.heart;
  const url = absolute(site.base, site.pathOf(site.practice.booking.emergency));
  const urgent = {
    summary: 'A possible emergency',
    value: example(
      'Göğsüm sıkışıyor, sol koluma vuruyor',
      { matched: false, related: [] },
      { kind: 'heart', call, message, messageEn, url },
    ),
  };
  const [asked, ...others] = faq(site)
    .categories.flatMap(({ questions }) => questions)
    .toSorted((a, b) => a.answer.length - b.answer.length);
  if (!asked) return { urgent, noMatch };
  const { link, ...found } = asked;
  const related = others.slice(0, 1).map(({ question, answer, url }) => ({ question, answer, url }));
  const engine = { confidence: 0.98, source: 'fuse', related } as const;
  const match = example(asked.question, { matched: true, ...found, ...(link && { link }), ...engine });
  return { match: { summary: 'An answer', value: match }, urgent, noMatch };
}
