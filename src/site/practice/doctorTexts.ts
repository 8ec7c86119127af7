import type { Doctor, Practice } from '#content/schemas/practiceFile.ts';
import { sectionId } from '#markdown/ids.ts';
import { PAGE_PATHS } from '../addresses.ts';
import type { Site, SitePost } from '../site.ts';

/** Get the author of a post: the doctor it names, else the first one. */
export const authorOf = ({ practice: { doctors } }: Site, { author }: Pick<SitePost, 'author'>): Doctor =>
  doctors.find(({ name }) => name === author) ?? doctors[0]!;

/** If there are more doctors, they are named without title, to save room. */
const MAX_INTRODUCED = 3;

/** A doctor as introduced on the home page. */
interface DoctorIntroduction {
  readonly name: string;
  /** Address of the page about the only doctor, or of its section about one of several. */
  readonly path: string;
  /** Such as `Endodonti uzmanı, 15 yılı aşkın deneyim`. */
  readonly title?: string;
}

/** The doctors as introduced on the home page. */
export const doctorIntroductions = ({ doctors }: Pick<Practice, 'doctors'>): DoctorIntroduction[] =>
  doctors.map(({ name, title, yearsExperience }) => ({
    name,
    path: `${PAGE_PATHS.about}${doctors.length > 1 ? `#${sectionId(name)}` : ''}`,
    ...(doctors.length <= MAX_INTRODUCED && { title: [title, yearsExperience].filter(Boolean).join(', ') }),
  }));
