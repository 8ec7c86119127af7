import { getRssString } from '@astrojs/rss';
import { absolute, FILES } from '../site/addresses.ts';
import { escapeText } from '../site/text/escape.ts';
import type { Site } from '../site/site.ts';
import type { PageTexts } from './file.ts';
import { feedItems, lastChange, postPages } from './feedItems.ts';

/** `feed.xml`: RSS 2.0 with the whole text of the newest posts. */
export function feedXml(site: Site, texts: PageTexts): Promise<string> {
  const { base, practice } = site;
  const changed = lastChange(site);
  return getRssString({
    title: practice.name,
    description: practice.description.trim(),
    site: base,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
    customData: [
      '<language>tr</language>',
      changed ? `<lastBuildDate>${new Date(changed).toUTCString()}</lastBuildDate>` : '',
      `<atom:link href="${absolute(base, FILES.rss)}" rel="self" type="application/rss+xml"/>`,
    ].join(''),
    items: feedItems(postPages(site)[0]!, texts).map(
      ({ title, description, url, html, publishedAt, updatedAt, keywords, author }) => ({
        title,
        description,
        link: url,
        content: html,
        pubDate: new Date(publishedAt),
        categories: [...keywords],
        // RSS requires an e-mail address for `author`.
        customData: `<dc:creator>${escapeText(author.name)}</dc:creator><atom:updated>${updatedAt}T00:00:00Z</atom:updated>`,
      }),
    ),
  });
}
