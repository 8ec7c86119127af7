import { kindOf } from './kinds.ts';
import type { Page } from './page.ts';

/** What is between a page's title and its text: its description, where the text does not begin with words of its own. */
export const leadOf = ({ kind, indexOf, description }: Page): string | undefined =>
  indexOf !== undefined || kindOf(kind).described ? description : undefined;
