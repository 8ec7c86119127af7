import { isCancel, log, text } from '@clack/prompts';
import type { Field } from './form.ts';
import { InputError } from './write.ts';

/** Where somebody answers. */
export interface Terminal {
  /** A line that is typed; undefined where the editor breaks off. */
  ask(message: string, initialValue: string): Promise<string | undefined>;
  say(message: string): void;
}

export const TERMINAL: Terminal = {
  async ask(message, initialValue) {
    const line = await text({ message, initialValue });
    return isCancel(line) ? undefined : (line ?? '');
  },
  say: (message) => log.error(message),
};

async function ask(terminal: Terminal, message: string, initialValue = ''): Promise<string> {
  const line = await terminal.ask(message, initialValue);
  if (line === undefined) throw new InputError('Broken off.');
  return line.trim();
}

/** Asks for the lines of a field; those typed `before`, and one that `judge` has something against, can be corrected. */
export async function askLines(
  terminal: Terminal,
  { help, list, min, max, shape }: Field,
  before: readonly string[],
  judge: (lines: readonly string[], done: boolean) => string | undefined,
): Promise<string[]> {
  const lines: string[] = [];
  for (let rejected = ''; lines.length < max;) {
    const end = lines.length >= min ? ` [empty: ${list ? 'done' : 'none'}]` : '';
    const count = list ? `${shape && ` (${shape})`} (${lines.length + 1})` : '';
    const line = await ask(terminal, help + count + end, rejected || before[lines.length]);
    const wrong = judge(line ? [...lines, line] : lines, !line);
    if (wrong) terminal.say(wrong);
    else if (line) lines.push(line);
    else break;
    rejected = wrong ? line : '';
  }
  return lines;
}

/** Whether words that the dictionary does not know are right: `yes` in English or Turkish. */
export const areRight = async (terminal: Terminal, words: readonly string[]): Promise<boolean> =>
  /^(?:y|yes|e|evet)$/i.test(
    await ask(
      terminal,
      `the dictionary does not know: ${words.join(', ')}. Are they right? Then they go into spelling.txt (y/N, e/H)`,
    ),
  );
