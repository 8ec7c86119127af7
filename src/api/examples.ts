import { absolute } from '../site/addresses.ts';
import { animalAid, isForAnimals } from '../site/emergency/emergency.ts';
import { FIRST_AID_MESSAGES } from '../urgency/tables.ts';
import type { Urgent } from '../urgency/response.ts';
import { messageUrl, messagingPhone } from '../site/practice/contact.ts';
import type { Answer } from '../answers/answer.ts';
import type { Site } from '../site/site.ts';
import { answerBody } from './answerBody.ts';
import type { AnswerResponse } from './answers.ts';
import { faq } from './faq.ts';
import { catalog } from './catalog.ts';
import { pages } from './pages.ts';
import { posts, wholePost } from './posts.ts';
import { practice } from './practice.ts';
import type { OperationId } from './routes.ts';
import { services, type ServiceItem } from './services.ts';

export type Examples = Readonly<Record<string, { readonly summary: string; readonly value: object }>>;

/** Make the examples of `openapi.json` from the site, shortened; none where the site has no such content. */
export function examples(site: Site): Readonly<Partial<Record<OperationId, Examples>>> {
  const example = (summary: string, value: object) => ({ summary, value: shortened(value) });
  const [shortest] = site.posts.toSorted((a, b) => a.readingTime - b.readingTime);
  return {
    getApiIndex: { index: example('The catalog, cut short', catalog(site)) },
    getPractice: { practice: example('The practice, cut short', practice(site)) },
    listServices: {
      services: { summary: 'A service and a treatment page', value: { items: oneOfEachKind(site).map(shortened) } },
    },
    listPages: { pages: example('The first page', pages(site)) },
    listFaq: { faq: example('The first question, its answer cut short', faq(site)) },
    listPosts: { posts: example('The first post', posts(site)) },
    getPost: shortest ? { post: example('A post, its text cut short', wholePost(site, shortest)) } : {},
    answerQuestion: shortened(answerExamples(site)),
  };
}

/** In characters. */
const MAX_TEXT = 60;

/** Keep one item of every list, with `count` to match, and the beginning of every long text; addresses stay whole. */
export function shortened<T>(value: T): T {
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened) as T;
  if (typeof value === 'string' && value.length > MAX_TEXT && !/^https?:\/\//.test(value))
    return `${value.slice(0, MAX_TEXT)}…` as T;
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([key, member]) => [key, key === 'count' ? 1 : shortened<unknown>(member)]);
  return Object.fromEntries(members) as T;
}

function oneOfEachKind(site: Site): ServiceItem[] {
  const { items } = services(site);
  return [...new Set(items.map(({ kind }) => kind))].map((kind) => items.find((item) => item.kind === kind)!);
}

/**
 * Make example answers from the content alone: a match (the FAQ question with the shortest answer), an emergency and a
 * miss. `confidence`, `source` and `related` are plausible, not computed.
 */
export function answerExamples(site: Site): Examples {
  const { notices } = site.practice;
  const practice = { booking: { url: messageUrl(site.practice), phone: messagingPhone(site.practice) }, notices };
  const example = (query: string, answer: Answer, first?: Urgent): AnswerResponse =>
    answerBody(query, answer, first, practice);
  const isAnimal = isForAnimals(site.practice);
  const { call, message, messageEn } = isAnimal ? animalAid(site.practice) : FIRST_AID_MESSAGES.heart;
  const url = absolute(site.base, site.pathOf(site.practice.booking.emergency));
  const urgent = {
    summary: 'A possible emergency',
    value: example(
      isAnimal ? 'Kedim nefes alamıyor' : 'Göğsüm sıkışıyor, sol koluma vuruyor',
      { matched: false, related: [] },
      { kind: isAnimal ? 'general' : 'heart', call, message, messageEn, url },
    ),
  };
  const [asked, ...others] = faq(site)
    .categories.flatMap(({ questions }) => questions)
    .toSorted((a, b) => a.answer.length - b.answer.length);
  const related = others.slice(0, 1).map(({ question, answer, url }) => ({ question, answer, url }));
  const noMatch = {
    summary: 'Nothing matches',
    value: example('Yarın hava nasıl olacak?', { matched: false, related }),
  };
  if (!asked) return { urgent, noMatch };
  const { link, ...found } = asked;
  const engine = { confidence: 0.999, source: 'rescue', related: [] } as const;
  const match = example(asked.question, { matched: true, ...found, ...(link && { link }), ...engine });
  return { match: { summary: 'An answer', value: match }, urgent, noMatch };
}
