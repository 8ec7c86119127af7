import { z } from 'zod';
import { inParagraphs } from '#markdown/paragraphs.ts';
import { english, nameOf, phrasing, reference, related, reviewed, slug, sources, textAs } from './commonFields.ts';

const answeredFields = {
  /** Permanent: other files and addresses refer to it. */
  key: slug,
  question: textAs('question'),
  answer: textAs('markdown').overwrite(inParagraphs).describe('the short answer, an empty line, then the rest'),
  closing: nameOf('closing').optional().describe('key of a sentence in closings of triage.yaml, to end the answer'),
  inEnglish: english
    .max(300)
    .optional()
    .describe('the short answer in English, shown first to those who ask in English'),
  phrasings: z.array(phrasing).default([]).describe('other ways to ask this, in the words of patients'),
  notOffered: z
    .array(phrasing)
    .min(1)
    .optional()
    .describe('treatments that the practice does not offer, as patients write them'),
};

export const questionSchema = z.strictObject({
  ...answeredFields,
  link: z
    .strictObject({
      to: reference.describe('page that says more, such as services/ilk-muayene'),
      label: textAs('link').describe('words of the link to it'),
    })
    .optional(),
});

/** `faq/{category}.yaml`. */
export const faqSchema = z.strictObject({
  ...reviewed,
  order: z.int().min(1),
  sources,
  related,
  questions: z.array(questionSchema).min(1),
});

const otherAnswerSchema = z.strictObject({ ...answeredFields, page: reference.describe('page to cite') });

/** `answers/entries.yaml`: answers of the question box that are not in the FAQ. */
export const otherAnswersSchema = z.strictObject({ entries: z.array(otherAnswerSchema) });

export type Question = z.infer<typeof questionSchema>;
export type FaqCategory = z.infer<typeof faqSchema>;
export type OtherAnswer = z.infer<typeof otherAnswerSchema>;
/** A generated question whether the practice is open on days with other hours. */
export type DayQuestion = OtherAnswer & { readonly isAboutDays: true };
