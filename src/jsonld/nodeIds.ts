import type { Doctor } from '#content/schemas/practiceFile.ts';
import { absolute } from '#site/addresses.ts';
import type { Page } from '#site/page.ts';
import type { Site } from '#site/site.ts';

/** Ids that are the same on every page. */
export const practiceId = ({ base }: Site): string => `${base}/#practice`;
export const websiteId = ({ base }: Site): string => `${base}/#website`;
/** The head is `#doctor`, the second doctor of the content `#doctor-2`. */
export const doctorId = ({ base, practice }: Site, doctor: Doctor = practice.doctors[0]!): string => {
  const index = practice.doctors.indexOf(doctor);
  return index > 0 ? `${base}/#doctor-${index + 1}` : `${base}/#doctor`;
};

export const pageUrl = ({ base }: Site, { path }: Pick<Page, 'path'>): string => absolute(base, path);

/** Refer to a thing that is described elsewhere. */
export const ref = (id: string): { readonly '@id': string } => ({ '@id': id });
