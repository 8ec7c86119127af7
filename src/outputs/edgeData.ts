import type { SiteData } from '../edge/data.ts';
import { bookingUrl } from '../site/booking.ts';
import type { Site } from '../site/site.ts';

/** What the edge function is to know of a site besides the answers' index. */
export function edgeData({ base, pages, faq, posts, practice }: Site): SiteData {
  const { booking, notices } = practice;
  return {
    base,
    pages: pages.map(({ path, title }) => ({ path, title })),
    faqCategories: faq.map(({ slug }) => slug),
    postSlugs: posts.map(({ slug }) => slug),
    booking: { url: bookingUrl(booking), phone: booking.phone },
    notices: { general: notices.general.trim(), noAnswer: notices.noAnswer.trim() },
  };
}
