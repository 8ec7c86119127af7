import type { BlogPosting } from 'schema-dts';
import { authorOf } from '../site/doctors.ts';
import type { Page } from '../site/page.ts';
import type { Site, SitePost } from '../site/site.ts';
import { socialImage } from '../social/address.ts';
import { doctorId, pageUrl, practiceId, ref } from './ids.ts';

export const postNode = (site: Site, page: Page, post: SitePost): BlogPosting => ({
  '@type': 'BlogPosting',
  '@id': `${pageUrl(site, page)}#post`,
  headline: post.title,
  description: post.description,
  image: `${site.base}${socialImage(site, page)}`,
  datePublished: post.publishedAt,
  dateModified: post.updatedAt,
  timeRequired: `PT${post.readingTime}M`,
  keywords: post.keywords,
  inLanguage: 'tr',
  author: ref(doctorId(site, authorOf(site, post))),
  publisher: ref(practiceId(site)),
  mainEntityOfPage: ref(pageUrl(site, page)),
});
