import GithubSlugger from 'github-slugger';
import { slugOf } from '#turkish/slug.ts';

/** Ids of the frame around every page, and of the question box. */
export const FRAME_IDS = [
  'icerik',
  'icindekiler',
  'kagit',
  'menu',
  'saatler',
  'ask-error',
  'ask-form',
  'ask-heading',
  'ask-hint',
  'ask-line',
  'ask-line-hint',
  'ask-question',
];

/** Begins the ids of a page's own sections, and is the id of a heading without letters. */
export const SECTION = 'bolum';

/** Create a function that makes the ids of the headings of one text: unique, never empty, and none of the frame. */
export function createIds(): (heading: string) => string {
  const slugger = new GithubSlugger();
  FRAME_IDS.forEach((id) => slugger.slug(id));
  return (heading) => slugger.slug(slugOf(heading, Infinity) || SECTION);
}

/** Get the id of a section of a page by its heading; the prefix sets it apart from headings within texts. */
export const sectionId = (heading: string): string => `${SECTION}-${slugOf(heading, Infinity)}`;
