import { SEGMENTS } from '../words/addresses.ts';
import { slugOf } from './slug.ts';

/** Get the anchor of a block by its heading; its prefix sets it apart from headings within texts. */
export const sectionId = (heading: string): string => `${SEGMENTS.section}-${slugOf(heading, Infinity)}`;
