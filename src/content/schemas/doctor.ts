import { z } from 'zod';
import { drawing, english, line, photo, sentence, uniqueList, url } from './commonFields.ts';

const publication = z.strictObject({
  title: english,
  authors: english,
  journal: english,
  year: z.int(),
  volumeIssue: english,
  pages: english,
  url,
});

export const languages = uniqueList(
  z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'must be a language code such as "tr"'),
).min(1);

/** An item of `doctors` in `practice.yaml`. */
export const doctorSchema = z.strictObject({
  name: line,
  title: line,
  yearsExperience: sentence.describe('in words').optional(),
  introduction: sentence.describe('one sentence for the home page and the page about the doctors').optional(),
  languages: languages.optional(),
  portrait: drawing.optional(),
  photo: photo.optional(),
  education: z.array(sentence).default([]),
  memberOf: z.array(z.strictObject({ name: sentence, url })).default([]),
  orcid: url.optional(),
  publications: z.array(publication).default([]),
});
