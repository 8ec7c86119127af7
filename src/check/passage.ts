import type { Position } from '../entries/source.ts';
import type { Problem } from '../entries/problem.ts';

/** A text of a content file that is shown somewhere, with the way back to its place in the file. */
export interface Passage {
  /** Place below the content folder. */
  readonly file: string;
  /** The field, such as `steps[0].text`, or `body`. */
  readonly field: string;
  readonly text: string;
  readonly language: 'tr' | 'en' | 'none';
  /** `body` has headings of its own; `field` is put into a page by others; `label` is drawn, not Markdown. */
  readonly kind: 'body' | 'field' | 'label';
  /** Line and column in the file of an offset of `text`. */
  at(offset: number): Position;
}

export const finding = (
  severity: Problem['severity'],
  { file, field, at }: Passage,
  offset: number,
  message: string,
): Problem => ({ severity, file, ...at(offset), field, message });
