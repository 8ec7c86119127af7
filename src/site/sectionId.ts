import { slugOf } from './slug.ts';
import { SEGMENTS } from './words.ts';

/** Anchor of a section with a heading of its own; apart from the anchors of headings within texts. */
export const sectionId = (heading: string): string => `${SEGMENTS.section}-${slugOf(heading, Infinity)}`;
