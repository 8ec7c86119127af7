import { z } from 'zod';
import type { Role, Target } from '../jsonSchema.ts';
import { PHOTO_NAME } from '../photo.ts';

/** Lower-case ASCII words joined by single hyphens. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const isOneLine = (value: string) => !/[\n\r]/.test(value);
const ONE_LINE = 'must be one line; remove the empty line';

const text = (name: string) => z.string().trim().min(1, `${name} must not be empty`);

/** A Turkish text for patients. Fields that declare no language, pattern or format are spell-checked. */
export const sentence = text('the text');

/** A text of which the check expects more, or less, than of others. */
export const textAs = (role: Role) => sentence.meta({ role });

/** A text of one line, for lists and headings. */
export const line = sentence.refine(isOneLine, ONE_LINE);

/** An English text. */
export const english = sentence.meta({ language: 'en' });

/**
 * A text as patients type it, typos included; never shown. That it has a letter is no pattern: the forms at `/admin/`
 * read a pattern without the flag that knows letters.
 */
export const phrasing = sentence
  .refine((words) => /[\p{L}\p{N}]/u.test(words), 'must have a letter or a digit')
  .meta({ language: 'none', role: 'question' });

export const slug = z.string().regex(SLUG, 'must be lower-case ASCII words joined by hyphens, such as "ilk-muayene"');

/** The slug of a file, the key of a sign, …: something that must exist. */
export const nameOf = (target: Target) => slug.meta({ target });

/** `YYYY-MM-DD`; a date that does not exist (2026-02-30) is rejected. */
export const date = z.iso.date('must be a real date written as YYYY-MM-DD');

export const time = z
  .string('must be a time written as HH:MM in quotes, such as "09:30"')
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time written as HH:MM');

export const url = z
  .url({ protocol: /^https?$/, abort: true, error: 'must be an absolute http(s) address' })
  .regex(
    /^[^/]*\/\/[^\s<>"/?#@]*(?:[/?#][^\s<>"]*)?$/,
    'must be an address without spaces, quotes, angle brackets and a user name (@); write %20 for a space',
  );

/** E.164: `+`, country code and number, at most 15 digits. */
export const e164 = z
  .string()
  .regex(/^\+[1-9]\d{6,14}$/, 'must be a number with its country code and without spaces, such as "+902320000000"');

// Search engines cut longer titles.
export const title = text('the title')
  .max(60)
  .refine(isOneLine, ONE_LINE)
  .meta({ role: 'link' })
  .describe('name of the page, at most 60 characters');

export const description = z
  .string()
  .trim()
  .overwrite((value) => value.replaceAll(/\s+/g, ' '))
  .min(110, 'must have 110 to 160 characters')
  .max(160, 'must have 110 to 160 characters')
  .describe(
    'summary shown in search results, 110 to 160 characters; a page that begins with signs of an emergency shows the first sentence that names no 112, so it must be true alone',
  );

/** A list that names nothing twice: a page would show it twice. */
export const uniqueList = <Item extends z.ZodType<string>>(item: Item) =>
  z
    .array(item)
    .superRefine((values, { addIssue }) => {
      values.forEach((value, index) => {
        const message = `${value} is in this list twice; remove one`;
        if (values.indexOf(value) < index) addIssue({ code: 'custom', path: [index], message });
      });
    })
    .meta({ uniqueItems: true });

/** The ref of a page: `services/ilk-muayene`. */
export const reference = z
  .string()
  .regex(/^[a-z-]+(?:\/[a-z0-9-]+){1,2}$/, 'must name a content file as "folder/name", such as "services/ilk-muayene"')
  .meta({ target: 'page' });

export const drawing = z.strictObject({
  name: nameOf('drawing').describe('name of a file in drawings/, without .svg'),
  card: nameOf('drawing').describe('simpler drawing for links to this page').optional(),
  alt: textAs('alt').describe('what the drawing shows, for people who cannot see it'),
  caption: sentence.optional().describe('a line below it'),
});

export const photo = z
  .strictObject({
    file: z
      .string()
      .regex(PHOTO_NAME, 'must be the name of a file in photos/, such as "bekleme-odasi.jpg"')
      .meta({ target: 'photo' })
      .describe('name of a file in photos/, such as bekleme-odasi.jpg'),
    alt: textAs('alt').describe('what the photograph shows, for people who cannot see it'),
    caption: sentence.optional().describe('a line below it'),
  })
  .describe('photograph in photos/, instead of a drawing');

/** Ways to travel; the interface has a word and an icon for each. */
const TRANSPORT = ['walk', 'metro', 'train', 'tram', 'bus', 'ferry', 'car'] as const;

export const transport = z.array(z.strictObject({ by: z.enum(TRANSPORT), text: sentence })).min(1);

export const step = z.strictObject({ title: textAs('name'), text: sentence });

export interface SignGroup {
  readonly title: string;
  readonly signs: readonly string[];
}

/** Signs that must not wait, at any hour. They open pages about emergencies and symptoms; other pages link to them. */
export const care = z
  .strictObject({
    signs: uniqueList(nameOf('sign')).min(1).optional().describe('keys of signs in triage.yaml to show on this page'),
    emergency: z
      .array(textAs('sign'))
      .min(1)
      .optional()
      .describe('further signs that need 112 or a hospital at once, on this page only'),
    sameDay: z
      .array(textAs('canWait'))
      .min(1)
      .optional()
      .describe('further signs that need a call to the practice on the same day, on this page only'),
    closing: nameOf('closing')
      .optional()
      .describe(
        'key of a sentence in closings of triage.yaml: it stands for the signs of 112 on a page that does not show them, such as aftercare',
      ),
    first: z.literal(true).optional().describe('show the signs before the text, although the page is not a symptom'),
  })
  .refine(
    ({ signs, emergency, sameDay, closing }) => signs ?? emergency ?? sameDay ?? closing,
    'must have "signs", "emergency", "sameDay" or "closing"',
  );

const firstAidCard = z.strictObject({
  complaint: textAs('firstAid').describe('text of the link to this card, in the words of a patient'),
  title: textAs('firstAid').describe('says what to do'),
  steps: z.array(textAs('firstAid')).min(2),
  level: z
    .literal('emergency')
    .optional()
    .describe('set if the steps are for people who wait for an ambulance: the card then calls 112, not the practice'),
  drawn: z.literal(true).optional().describe("show the page's drawing beside these steps"),
});

/** By default the one of practice.yaml. */
export const reviewer = sentence.describe('name of the person who reviewed the text');

/** Slugs of files in `notes/`. */
export const notes = uniqueList(nameOf('notes')).default([]).describe('lists from notes/ to show on this page');

/** Slugs of files in `sources/`. */
export const sources = uniqueList(nameOf('sources'))
  .default([])
  .describe('guidelines from sources/ that this page relies on');

/** The question box answers them with the description; on neighborhood pages, with the ways to travel. */
export const answers = z
  .array(phrasing)
  .min(1)
  .optional()
  .describe('questions that this page answers, in the words of patients; the first one is shown');

const isEncoded = (path: string): boolean => /^(?:[^%]|%[\da-f]{2})*$/i.test(path);

/**
 * Redirects to the page are made from them. Old sites had any address: capitals, `.php`, encoded letters, a query.
 * Hosts give `*` and `:` a meaning of their own.
 */
export const formerly = z
  .array(
    z
      .string()
      .regex(
        /^(?=\/.)(?:\/[^\s/?#*:\\"<>]+)*\/?(?:\?[^\s?#\\"<>&=]+=(?![:*])[^\s?#\\"<>&=]+(?:&[^\s?#\\"<>&=]+=(?![:*])[^\s?#\\"<>&=]+)*)?$/,
        'must be a path of this site, such as "/eski-adres", "/eski.html" or "/?p=12"; hosts match a query by name=value',
      )
      .refine(isEncoded, 'holds a "%" without two hexadecimal digits after it; copy the address from the browser'),
  )
  .min(1)
  .optional()
  .describe('previous addresses of the page, such as /eski-adres');

/** Fields of every reviewed page. The forms at `/admin/` write fields in the order of their schema. */
export const reviewed = {
  title,
  description,
  lastReviewed: date,
  reviewer: reviewer.optional(),
  formerly,
  care: care.optional(),
  notes,
};

export const related = uniqueList(reference).default([]).describe('pages to read next, such as services/ilk-muayene');

export const pictures = { drawing: drawing.optional(), photo: photo.optional() };

/** Front matter of every reviewed Markdown page. */
export const reviewedPage = { ...reviewed, answers, related, ...pictures };

export const firstAidFields = {
  firstAid: z.array(firstAidCard).default([]).describe('what to do at once, one card per complaint'),
  doNow: z.array(textAs('paragraph')).default([]).describe('what to do until the practice can be reached'),
};

export const medicalLinks = { answers, sources, related };

export const medicalPage = { ...reviewed, ...medicalLinks, ...pictures };

export type Step = z.infer<typeof step>;
export type Transport = (typeof TRANSPORT)[number];
export type FirstAidCard = z.infer<typeof firstAidCard>;
/**
 * `atOnce`: what to do before going anywhere. `hospital`: signs for a general hospital on the same day. `others`: the
 * signs of 112 that the emergency page does not name, and `othersLink`, on that page, the link to them, unless it lists
 * them itself. `closingText`: the text that `closing` names.
 */
export type Care = z.infer<typeof care> & {
  atOnce?: readonly string[];
  hospital?: readonly string[];
  others?: readonly SignGroup[];
  othersLink?: { readonly to: string; readonly label: string };
  closingText?: string | undefined;
};
