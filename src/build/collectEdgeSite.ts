import { noticesOf } from '#api/notices.ts';
import { askConfig } from '#ask/askConfig.ts';
import type { EdgeSite } from '#edge/edgeData.ts';
import { withAbsoluteLinks } from '#markdown/linkAddresses.ts';
import { toMarkdown } from '#markdown/toMarkdown.ts';
import { parseMarkdown } from '#markdown/tree.ts';
import { shortcutsOf } from '#site/addresses.ts';
import { bodyOf } from '#site/alternate/blockMarkdown.ts';
import { firstAidConfig } from '#site/emergency/firstAidConfig.ts';
import { helpSignpost } from '#site/emergency/signposts.ts';
import { notFoundCall, notFoundLinks } from '#site/notFoundLinks.ts';
import { messageUrl, messagingPhone } from '#site/practice/contactWays.ts';
import type { Site } from '#site/site.ts';

/** The site data that the edge function needs, without the index of answers. */
export function collectEdgeSite(site: Site): EdgeSite {
  const { base, pages, faq, posts, practice } = site;
  const help = helpSignpost(site);
  return {
    base,
    pages: pages.map(({ path, title, language }) => ({ path, title, language })),
    formerly: site.formerly,
    shortcuts: shortcutsOf(site.emergencyPath, practice.ask),
    publicFiles: [...site.publicFiles.keys()].map((path) => path.split('/').map(encodeURIComponent).join('/')),
    notFoundLinks: notFoundLinks(site),
    notFoundCall: notFoundCall(site),
    notFoundHelp: help && toMarkdown(withAbsoluteLinks(parseMarkdown(bodyOf(practice, [help])), base)),
    faqCategories: faq.map(({ slug }) => slug),
    postSlugs: posts.map(({ slug }) => slug),
    booking: { url: messageUrl(practice), phone: messagingPhone(practice) },
    ask: askConfig(site),
    takesQuestions: practice.ask,
    firstAid: firstAidConfig(site),
    contentSignal: practice.crawlers.contentSignal,
    notices: noticesOf(site),
  };
}
