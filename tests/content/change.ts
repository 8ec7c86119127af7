/** A change of a content file, as a row of a table writes it. */
export interface Change {
  /** A regular expression, and what replaces its first match, as in JavaScript. */
  readonly replace?: string;
  readonly by?: string;
  /** Fields and their new values. */
  readonly set?: Readonly<Record<string, string>>;
  /** A paragraph at the end. */
  readonly append?: string;
  /** A question before all others, so that its index is 0. */
  readonly ask?: string;
  /** The whole text. */
  readonly text?: string;
}

/** @throws Error if the change changes nothing. */
export function applyChange({ replace, by = '', set = {}, append, ask, text }: Change, before: string): string {
  let after = text ?? before;
  if (replace !== undefined) after = after.replace(new RegExp(replace, 'm'), by);
  for (const [name, value] of Object.entries(set))
    after = after.replace(new RegExp(`^${name}:.*(?:\\n {2}.*)*$`, 'm'), () => `${name}: ${value}`);
  if (append !== undefined) after = `${after.trimEnd()}\n\n${append}\n`;
  if (ask !== undefined) after = after.replace('\nquestions:\n', () => `\nquestions:\n${ask}\n`);
  if (after === before) throw new Error(`A row changes nothing: ${replace ?? JSON.stringify(set)}`);
  return after;
}
