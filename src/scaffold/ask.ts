import type { z } from 'zod';
import type { Content } from '../build/load.ts';

/** One value to be asked for. */
export interface Part {
  readonly name: string;
  readonly ask: string;
  readonly form: z.ZodType;
  /** Whether patients read it, so that its spelling and what it says are checked. */
  readonly prose: boolean;
}

/** What an editor is asked, or gives as `--name`: one value, a list of values, or a list of groups of values. */
export type Ask = Part &
  (
    | { readonly type: 'one'; readonly optional?: boolean }
    | { readonly type: 'list'; readonly min: number; readonly max: number }
    | {
        readonly type: 'groups';
        readonly min: number;
        readonly max: number;
        /** The values of one group, in the order in which `|` parts them in a flag. */
        parts(answers: Answers, content: Content): readonly Part[];
        /** Where there must be one group for each of some things: their names, which stand first in each group. */
        each?(content: Content): readonly string[];
      }
  );

/** A text, a list of texts, or a list of groups of texts, by the name of its ask. */
export type Answers = Readonly<Record<string, string | readonly string[] | readonly (readonly string[])[] | undefined>>;

export const text = (answers: Answers, name: string): string => (answers[name] as string | undefined) ?? '';
export const list = (answers: Answers, name: string): readonly string[] =>
  (answers[name] as string[] | undefined) ?? [];
export const groups = (answers: Answers, name: string): readonly (readonly string[])[] =>
  (answers[name] as string[][] | undefined) ?? [];
