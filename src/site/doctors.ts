import type { Doctor, Practice } from '../entries/practice.ts';
import { SINGLE_PAGES } from './addresses.ts';
import { sectionId } from './sectionId.ts';
import type { Site, SitePost } from './site.ts';

/** Who wrote a post: the one it names, else the practice's lead. */
export const authorOf = ({ practice: { doctors } }: Site, { author }: Pick<SitePost, 'author'>): Doctor =>
  doctors.find(({ name }) => name === author) ?? doctors[0]!;

/** Address that tells about a doctor: the page about one, a section of it about several. */
export const doctorPath = ({ doctors }: Pick<Practice, 'doctors'>, { name }: Pick<Doctor, 'name'>): string =>
  `${SINGLE_PAGES['about']!}${doctors.length > 1 ? `#${sectionId(name)}` : ''}`;

/** What a doctor is, such as `Endodonti uzmanı, 15 yılı aşkın`. */
export const doctorTitle = ({ title, yearsExperience }: Pick<Doctor, 'title' | 'yearsExperience'>): string =>
  [title, yearsExperience].filter(Boolean).join(', ');
