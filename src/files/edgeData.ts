import { buildIndex } from '../answers/build/build.ts';
import { knowledgeOf } from '../answers/build/knowledge.ts';
import { WEIGHTS } from '../answers/build/weights.ts';
import type { AnswersIndex } from '../answers/data.ts';
import type { EdgeData } from '../edge/data.ts';
import { bookingUrl } from '../site/booking.ts';
import type { Site } from '../site/site.ts';

/** What the edge function is to know of the site. What the question engine knows is made when it is first read. */
export function edgeData(site: Site): EdgeData {
  const { base, pages, faq, posts, practice } = site;
  const { booking, notices } = practice;
  let answers: AnswersIndex | undefined;
  return {
    base,
    pages: pages.map(({ path, title }) => ({ path, title })),
    faqCategories: faq.map(({ slug }) => slug),
    postSlugs: posts.map(({ slug }) => slug),
    get answers() {
      return (answers ??= buildIndex(knowledgeOf(site), WEIGHTS));
    },
    booking: { url: bookingUrl(booking), phone: booking.phone },
    notices: { general: notices.general.trim(), noAnswer: notices.noAnswer.trim() },
  };
}
