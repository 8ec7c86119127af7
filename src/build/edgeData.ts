import type { EdgeData } from '../edge/data.ts';
import { bookingUrl } from '../site/booking.ts';
import type { Site } from '../site/site.ts';
import { answersIndex } from './answersIndex.ts';

/** What the edge function is to know of the site. What the question engine knows is made when it is first read. */
export function edgeData(site: Site): EdgeData {
  const { base, pages, faq, posts, practice } = site;
  const { booking, notices } = practice;
  return {
    base,
    pages: pages.map(({ path, title }) => ({ path, title })),
    faqCategories: faq.map(({ slug }) => slug),
    postSlugs: posts.map(({ slug }) => slug),
    get answers() {
      return answersIndex(site);
    },
    booking: { url: bookingUrl(booking), phone: booking.phone },
    notices: { general: notices.general.trim(), noAnswer: notices.noAnswer.trim() },
  };
}
