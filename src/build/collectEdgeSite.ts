import { noticesOf } from '#api/notices.ts';
import { askConfig } from '#ask/askConfig.ts';
import { isAboutMouth } from '#content/vocabulary.ts';
import type { EdgeSite } from '#edge/edgeData.ts';
import { withAbsoluteLinks } from '#markdown/linkAddresses.ts';
import { parseMarkdown } from '#markdown/text.ts';
import { toMarkdown } from '#markdown/toMarkdown.ts';
import { absolute, pathOf, shortcutsOf } from '#site/addresses.ts';
import { bodyOf } from '#site/alternate/blockMarkdown.ts';
import { everydayTexts } from '#site/emergency/everydayTexts.ts';
import { helpSignpost } from '#site/emergency/signposts.ts';
import { notFoundCall, notFoundLinks } from '#site/notFoundLinks.ts';
import { messageUrl, messagingPhone } from '#site/practice/contactWays.ts';
import type { Site } from '#site/site.ts';
import { everydayPhrases, URGENT_TABLES } from '#urgency/forBuild.ts';

/** The site data that the edge function needs, without the index of answers. */
export function collectEdgeSite(site: Site): EdgeSite {
  const { base, pages, faq, posts, practice, urgent } = site;
  const help = helpSignpost(site);
  const addressOf = (reference: string) => absolute(base, pathOf(reference));
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
    hasAskBox: practice.ask,
    firstAid: {
      page: addressOf(practice.booking.emergency ?? 'pages/contact'),
      pages: Object.fromEntries(Object.entries(urgent.pages).map(([kind, page]) => [kind, addressOf(page)])),
      texts: urgent.texts,
      more: urgent.more,
      isAboutMouth: isAboutMouth(practice),
      // Computed when it is read: it takes longer than all the rest, and headers and redirects do not need it.
      get everyday() {
        const { names, questions } = everydayTexts(site);
        return [...urgent.everyday, ...everydayPhrases([...new Set([...names, ...questions])], URGENT_TABLES)];
      },
      signs: urgent.signs,
    },
    contentSignal: practice.crawlers.contentSignal,
    notices: noticesOf(site),
  };
}
