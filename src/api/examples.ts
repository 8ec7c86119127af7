import { bookingUrl } from '../site/booking.ts';
import type { Site, SitePost } from '../site/site.ts';
import type { AnswerFound, AnswerMissing } from './answers.ts';
import { faq } from './faq.ts';
import type { SuccessName } from './operations.ts';
import { catalog } from './catalog.ts';
import { pages } from './pages.ts';
import { posts, wholePost } from './posts.ts';
import { practice } from './practice.ts';
import { services } from './services.ts';

export type Examples = Readonly<Record<string, { readonly summary: string; readonly value: object }>>;

/** What each success response looks like for this very site, long lists cut short; none where the site has nothing of it. */
export function examples(site: Site): Readonly<Record<SuccessName, Examples>> {
  const excerpt = excerptOf(site);
  const shortest = site.posts.reduce<SitePost | undefined>(
    (least, post) => (least && least.readingTime <= post.readingTime ? least : post),
    undefined,
  );
  return {
    ApiIndex: { index: { summary: 'The catalog', value: catalog(site) } },
    Practice: { practice: { summary: 'The practice', value: practice(site) } },
    ServiceList: { services: { summary: 'Services and treatment pages', value: services(site) } },
    PageList: { pages: { summary: 'The first pages', value: pages(excerpt) } },
    FaqList: { faq: { summary: 'The first questions of one category', value: faq(excerpt) } },
    PostList: { posts: { summary: 'The newest posts', value: posts(excerpt) } },
    Post: shortest ? { post: { summary: 'A post', value: wholePost(site, shortest) } } : {},
    AnswerResponse: answerExamples(site),
  };
}

/** The same site with little in it. */
function excerptOf(site: Site): Site {
  return {
    ...site,
    pages: site.pages.slice(0, 3),
    posts: site.posts.slice(0, 2),
    faq: site.faq.slice(0, 1).map((entry) => ({ ...entry, questions: entry.questions.slice(0, 2) })),
  };
}

/** Answers of this very site, where it can be asked, and what stands in place of one. */
export function answerExamples(site: Site): Examples {
  const { booking, notices } = site.practice;
  const [asked] = faq(site).categories.flatMap((category) => category.questions);
  const missing: AnswerMissing = {
    query: 'Yarın hava nasıl olacak?',
    matched: false,
    fallback: { channel: 'messaging', url: bookingUrl(booking), phone: booking.phone, message: notices.noAnswer },
    related: [],
    notice: notices.general,
  };
  const noMatch = { summary: 'Nothing matches', value: missing };
  const answer = asked && site.ask?.(asked.question);
  if (!answer?.matched) return { noMatch };
  const { id, question, answer: text, url, link, confidence, source, related } = answer;
  const found: AnswerFound = {
    query: asked!.question,
    matched: true,
    id,
    question,
    answer: text,
    url,
    ...(link && { link }),
    confidence,
    source,
    related: [...related],
    notice: notices.general,
  };
  return { match: { summary: 'An answer', value: found }, noMatch };
}
