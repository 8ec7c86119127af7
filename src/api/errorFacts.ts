import type { Site } from '../site/site.ts';
import type { ErrorFacts } from './errorTexts.ts';

/** What the errors of this site's API name. */
export const errorFacts = ({ base, faq, posts }: Site): ErrorFacts => ({
  base,
  faqCategories: faq.map(({ slug }) => slug),
  postSlugs: posts.map(({ slug }) => slug),
});
