import type { Doctor } from '../entries/practice.ts';
import { absolute } from '../site/addresses.ts';
import type { Page } from '../site/page.ts';
import type { Site } from '../site/site.ts';

/** Names of the things that several pages speak of: the same on every page, so that a reader knows them again. */
export const practiceId = ({ base }: Site): string => `${base}/#practice`;
export const websiteId = ({ base }: Site): string => `${base}/#website`;
/** The lead is `#doctor`; the others follow in the order of the content. */
export const doctorId = ({ base, practice }: Site, doctor: Doctor = practice.doctors[0]!): string => {
  const place = practice.doctors.indexOf(doctor);
  return place > 0 ? `${base}/#doctor-${place + 1}` : `${base}/#doctor`;
};

export const pageUrl = ({ base }: Site, { path }: Pick<Page, 'path'>): string => absolute(base, path);

/** A pointer to a thing described elsewhere. */
export const ref = (id: string): { readonly '@id': string } => ({ '@id': id });
