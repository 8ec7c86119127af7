import { stringify } from 'yaml';

/** A content file to be written. */
export interface Draft {
  /** Place below the content folder. */
  readonly file: string;
  readonly text: string;
  /** What is there now, for a file that is changed; a new file has none and must not exist. */
  readonly before?: string;
}

/** Input that will not do; nothing has been written. */
export class InputError extends Error {}

/** How content is written: long texts folded, no line longer than 120 characters. */
export const STYLE = { lineWidth: 120, blockQuote: 'folded' } as const;

export const yaml = (data: unknown): string => stringify(data, STYLE);

export const markdown = (fields: object, body: string): string => `---\n${yaml(fields)}---\n${body.trim()}\n`;
