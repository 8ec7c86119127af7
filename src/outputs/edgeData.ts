import type { SiteData } from '../edge/data.ts';
import { messageUrl, messagingPhone } from '../site/channel.ts';
import type { Site } from '../site/site.ts';

/** What the edge function is to know of a site besides the answers' index. */
export function edgeData({ base, pages, faq, posts, practice }: Site): SiteData {
  const { notices } = practice;
  return {
    base,
    pages: pages.map(({ path, title }) => ({ path, title })),
    faqCategories: faq.map(({ slug }) => slug),
    postSlugs: posts.map(({ slug }) => slug),
    booking: { url: messageUrl(practice), phone: messagingPhone(practice) },
    notices: { general: notices.general.trim(), noAnswer: notices.noAnswer.trim() },
  };
}
