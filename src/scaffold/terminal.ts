import { isCancel, log, text } from '@clack/prompts';
import type { Prompt } from './collect.ts';
import { InputError } from './draft.ts';
import { shapeOf, type Field } from './field.ts';

/** What a line is asked with; undefined where the editor breaks off. */
type Ask = (message: string, initialValue: string) => Promise<string | undefined>;

async function askClack(message: string, initialValue: string): Promise<string | undefined> {
  const line = await text({ message, initialValue });
  return isCancel(line) ? undefined : (line ?? '');
}

/** `yes` in English and Turkish. */
const YES = /^(?:y|yes|e|evet)$/i;

/** Asks at a terminal; what was rejected can be corrected there. */
export function terminalPrompt(ask: Ask = askClack, say: (message: string) => void = log.error): Prompt {
  const answer: Ask = async (message, initialValue) => {
    const line = await ask(message, initialValue);
    if (line === undefined) throw new InputError('Broken off.');
    return line.trim();
  };
  return {
    line: async (field, count, rejected) => (await answer(messageOf(field, count), rejected))!,
    reject(_, __, why) {
      say(why);
      return true;
    },
    async right(words) {
      const message = `the dictionary does not know: ${words.join(', ')}. Are they right? Then they go into spelling.txt (y/N, e/H)`;
      return YES.test((await answer(message, ''))!);
    },
    finish(problems) {
      if (problems) say(problems);
    },
  };
}

function messageOf(field: Field, count: number): string {
  const { help, list, required } = field;
  const shape = shapeOf(field);
  if (!list) return `${help}${required ? '' : ' [empty: none]'}`;
  const done = count >= (required ? list.min : 0);
  return `${help}${shape && ` (${shape})`} (${count + 1})${done ? ' [empty: done]' : ''}`;
}
