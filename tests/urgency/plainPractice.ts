import type { FirstAidConfig } from '#urgency/forRequests.ts';

/** A practice that adds nothing of its own to the recognised emergencies. */
export const PLAIN_PRACTICE: FirstAidConfig = {
  page: 'https://practice.example/acil',
  pages: {},
  addedSentences: {},
  everyday: [],
  signs: [],
};
