import { z } from 'zod';
import { VOCABULARIES, type Vocabulary, type Wording } from '../vocabulary.ts';
import { english, sentence } from './commonFields.ts';

export const WORDINGS = Object.keys(VOCABULARIES) as [Wording, ...Wording[]];

export const wordingSchema = z
  .enum(WORDINGS)
  .default('medical')
  .describe(`kind of practice, which decides some words of the pages: ${WORDINGS.join(', ')}`);

/** What each word is for. */
const USES: Readonly<Record<keyof Vocabulary, string>> = {
  services: 'what services are called in headings, menu and llms.txt, in at most 30 characters',
  servicesTitle: 'what follows their name in the title of their page',
  servicesAbout: 'description of their page',
  sessions: 'label of this field of "brief"',
  nextDay: 'label of this field of "brief"',
  professional: 'above the only doctor or therapist on the about page',
  professionals: 'above several doctors or therapists on the about page',
  complaints: 'heading of the complaints on the home page',
  complaint: 'heading of the complaints in the question box',
  answersOnly: 'reply of the question box to a question outside your field',
  emergency: 'heading of the card of an emergency',
  emergencyNote: 'note on the card of an emergency',
  emergencyCall: 'button of the card of an emergency, and the same call elsewhere',
  emergencyJump: 'link to the card of an emergency',
  symptoms: 'description of the list of symptoms, unless each has signs for 112',
  sameDay: 'heading of the card of the same day',
  sameDayNote: 'note on the card of the same day',
  sameDayJump: 'link to the card of the same day',
  hospital: 'heading of the card of signs for a general hospital',
  hospitalNote: 'note on the card of signs for a general hospital',
  hospitalJump: 'link to the card of signs for a general hospital',
  aftercare: 'what the time after a treatment is called',
  sheetNote: 'above the lines to write on, on the sheet to take home',
  referral: 'name of the page for colleagues',
  refer: 'heading of the page for colleagues',
  readLater: 'below the buttons for messages while nobody answers',
  rooms: 'above the pictures of your rooms on the home page',
  ways: 'description of the list of neighborhoods',
  callInEnglish: 'what to call about, for those who ask in English',
};

export const wordsSchema = z
  .strictObject(
    Object.fromEntries(
      Object.entries(VOCABULARIES.medical).map(([name, word]) => [
        name,
        (name.endsWith('InEnglish') ? english : name === 'services' ? sentence.max(30) : sentence)
          .optional()
          .describe(`${USES[name as keyof Vocabulary]}; instead of “${word}”`),
      ]),
    ) as Record<keyof Vocabulary, z.ZodOptional<z.ZodString>>,
  )
  .prefault({})
  .describe('words to use instead of the default ones');
