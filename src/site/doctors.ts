import type { Doctor } from '../entries/practice.ts';
import type { Site, SitePost } from './site.ts';

/** Who wrote a post: the one it names, else the practice's lead. */
export const authorOf = ({ practice: { doctors } }: Site, { author }: Pick<SitePost, 'author'>): Doctor =>
  doctors.find(({ name }) => name === author) ?? doctors[0]!;
