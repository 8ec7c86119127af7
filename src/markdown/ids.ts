import { slugOf } from '#turkish/slugOf.ts';

/** Id of the telephone in the bar at the bottom of every page. */
export const PHONE_ICON = 'telefon';

/** Ids of the frame around every page, and of the question box. */
export const FRAME_IDS = [
  'icerik',
  'icindekiler',
  'kagit',
  'menu',
  'saatler',
  PHONE_ICON,
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
  const repeats = new Map(FRAME_IDS.map((id) => [id, 0]));
  return (heading) => {
    const slug = slugOf(heading, Infinity) || SECTION;
    let id = slug;
    while (repeats.has(id)) {
      const number = repeats.get(slug)! + 1;
      repeats.set(slug, number);
      id = `${slug}-${number}`;
    }
    repeats.set(id, 0);
    return id;
  };
}

/** Get the id of a section of a page by its heading; the prefix sets it apart from headings within texts. */
export const sectionId = (heading: string): string => `${SECTION}-${slugOf(heading, Infinity)}`;
