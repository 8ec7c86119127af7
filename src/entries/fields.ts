import { z } from 'zod';
import { PHOTO_NAME } from './photo.ts';

/** Lower-case ASCII words joined by single hyphens: the form of every slug and key. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const text = (name: string) => z.string().trim().min(1, `${name} must not be empty`);

/** A text that patients read, Turkish. Spelling is checked wherever a field has no language, pattern or format of its own. */
export const sentence = text('the text');

/** A text in English, for programs. */
export const english = sentence.meta({ language: 'en' });

/** A text as patients type it, mistakes and all; nobody reads it. */
export const phrasing = sentence.meta({ language: 'none' });

export const slug = z.string().regex(SLUG, 'must be lower-case ASCII words joined by hyphens, such as "ilk-muayene"');

/** A calendar date, `YYYY-MM-DD`; a date that does not exist (2026-02-30) is rejected. */
export const date = z.iso.date('must be a real date written as YYYY-MM-DD');

export const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time written as HH:MM');

export const url = z
  .url({ protocol: /^https?$/, abort: true, error: 'must be an absolute http(s) address' })
  .regex(/^[^\s<>"]*$/, 'must be an address without spaces, quotes and angle brackets; write %20 for a space');

/** Telephone number in E.164 form: `+`, country code, number, at most 15 digits. */
export const e164 = z.string().regex(/^\+[1-9]\d{6,14}$/, 'must be in E.164 form, such as "+902320000000"');

/** Search engines cut a longer title. */
export const title = text('the title')
  .max(60, 'must be at most 60 characters')
  .describe('what the page is called, at most 60 characters');

export const description = z
  .string()
  .trim()
  .min(110, 'must have 110 to 160 characters')
  .max(160, 'must have 110 to 160 characters')
  .describe('what search results show of the page, 110 to 160 characters');

/** Names another content file by its place below the content folder, without its extension: `services/ilk-muayene`. */
export const reference = z
  .string()
  .regex(/^[a-z-]+(?:\/[a-z0-9-]+){1,2}$/, 'must name a content file as "folder/name", such as "services/ilk-muayene"')
  .meta({ target: 'page' });

/** Names a drawing of `drawings/` and says in words what it shows, for those who do not see it. */
export const drawing = z.strictObject({
  name: slug.meta({ target: 'drawing' }),
  card: slug
    .meta({ target: 'drawing' })
    .describe('simpler drawing that stands for the page where others lead to it')
    .optional(),
  alt: sentence,
  caption: sentence.optional(),
});

/** Names a photograph of `photos/` and says in words what it shows, for those who do not see it. */
export const photo = z
  .strictObject({
    file: z
      .string()
      .regex(PHOTO_NAME, 'must be the name of a file in photos/, such as "bekleme-odasi.jpg"')
      .meta({ target: 'photo' }),
    alt: sentence.describe('what it shows, for those who do not see it'),
    caption: sentence.optional(),
  })
  .describe('photograph of photos/, in the place of a drawing');

export const step = z.strictObject({ title: sentence, text: sentence });

/** Signs of one kind under its title. */
export interface SignGroup {
  readonly title: string;
  readonly signs: readonly string[];
}

/**
 * Signs that a patient must not wait with, in two levels; neither depends on opening hours. They stand first on a page for
 * emergencies or of a symptom; other pages begin with the way to them.
 */
export const care = z
  .strictObject({
    signs: z
      .array(slug.meta({ target: 'sign' }))
      .min(1)
      .optional()
      .describe('keys of signs of triage.yaml, whose texts the page shows'),
    emergency: z
      .array(sentence)
      .min(1)
      .optional()
      .describe('signs of this page alone for which to call 112 or go to a hospital at once'),
    sameDay: z
      .array(sentence)
      .min(1)
      .optional()
      .describe('signs of this page alone for which to call the practice on the same day'),
    first: z.literal(true).optional().describe('stands before the text, though the page is not about a symptom'),
  })
  .refine(
    ({ signs, emergency, sameDay }) => signs ?? emergency ?? sameDay,
    'must have "signs", "emergency" or "sameDay"',
  );

/** What to do at once about one complaint: a card of its own, with a link to it at the top of the page. */
const firstAid = z.strictObject({
  complaint: sentence.describe('the link to it, in the words of a patient'),
  title: sentence.describe('says what to do'),
  steps: z.array(sentence).min(2),
  drawn: z.literal(true).optional().describe('the drawing of the page shows these steps: it stands beside them'),
});

/** Who reviewed a medical text, by name; practice.yaml may name who reviews the pages that name nobody. */
export const reviewer = sentence.describe('name of the person who reviewed the text');

/** Short lists that the page shows and others show as well, by the names of their files in `notes/`. */
export const notes = z
  .array(slug.meta({ target: 'notes' }))
  .default([])
  .describe('lists of notes/ that this page shows');

/** Guidelines that the page rests on, by the names of their files in `sources/`. */
export const sources = z
  .array(slug.meta({ target: 'sources' }))
  .default([])
  .describe('guidelines of sources/ that this page rests on');

/** Questions that a page answers, for the question box: it is found for them, and its description is the answer; of a neighborhood the ways to travel. */
export const answers = z
  .array(phrasing)
  .min(1)
  .optional()
  .describe('questions this page answers, in the words of patients; the first is shown');

/** Addresses that the page had before; who follows one of them is led to the page. */
export const formerly = z
  .array(z.string().regex(/^(?:\/[a-z0-9-]+)+$/, 'must be a path of this site, such as "/eski-adres"'))
  .min(1)
  .optional()
  .describe('addresses that the page had before, such as /eski-adres');

/** What every reviewed page has, whatever its text is made of. */
export const reviewed = {
  title,
  description,
  lastReviewed: date,
  reviewer: reviewer.optional(),
  care: care.optional(),
  formerly,
  notes,
};

/** The front matter every reviewed page of Markdown has. */
export const reviewedPage = {
  ...reviewed,
  answers,
  related: z.array(reference).default([]),
  drawing: drawing.optional(),
  photo: photo.optional(),
};

/** What a page says to do at once. */
export const actNow = {
  firstAid: z.array(firstAid).default([]).describe('what to do at once, a card for each complaint'),
  doNow: z.array(sentence).default([]).describe('what to do until the practice is reached'),
};

/** The front matter every medical page has. */
export const medicalPage = { ...reviewedPage, sources };

export type Step = z.infer<typeof step>;
export type FirstAid = z.infer<typeof firstAid>;
/** What a page says of care; on the page for emergencies with the signs of 112 that it does not show at once. */
export type Care = z.infer<typeof care> & { others?: readonly SignGroup[] };
