import type { Content } from '../build/load.ts';
import type { Answers, Ask, Part } from './ask.ts';
import type { Verdict } from './verdict.ts';

/** Where questions go and answers come from. */
export interface Talk {
  say(line: string): void;
  /** The next line an editor writes; undefined when there are no more. */
  hear(prompt: string): Promise<string | undefined>;
}

/** Answers given as flags, by the name of their ask. */
export type Flags = Readonly<Record<string, string | readonly string[] | undefined>>;

/** An answer that will not do and cannot be asked for again, or none at all; nothing has been written. */
export class NoAnswer extends Error {}

/**
 * Asks until every answer will do. What flags have given already is judged, not asked; and who uses flags is not asked
 * for what may be left out.
 */
export async function ask(
  asks: readonly Ask[],
  flags: Flags,
  content: Content,
  verdict: Verdict,
  talk: Talk,
  words: Set<string>,
): Promise<Answers> {
  const answers: Record<string, string | string[] | string[][]> = {};
  const brief = Object.keys(flags).length > 0;
  for (const item of asks) {
    const given = flags[item.name];
    const spare = item.type === 'one' ? item.optional : item.min === 0 && !(item.type === 'groups' && item.each);
    if (given === undefined && spare && brief) continue;
    const value = given === undefined ? await heard(item) : taken(item, given);
    if (value !== undefined) answers[item.name] = value;
  }
  return answers;

  function taken(item: Ask, given: string | readonly string[]): string | string[] | string[][] {
    const values = [given].flat() as string[];
    const flag = `--${item.name}`;
    if (item.type === 'one') return judged(item, values.at(-1)!, flag);
    if (values.length < item.min || values.length > item.max)
      throw new NoAnswer(`${flag} is wanted ${item.min} to ${item.max} times, found ${values.length}`);
    if (item.type === 'list') return values.map((value) => judged(item, value, flag));
    const names = item.each?.(content);
    const parts = [...(names ? [{ ...item, name: 'for', prose: false }] : []), ...item.parts(answers, content)];
    const groups = values.map((value) => value.split('|').map((text) => text.trim()));
    for (const group of groups)
      if (group.length !== parts.length)
        throw new NoAnswer(
          `${flag} must be "${parts.map(({ name }) => name).join(' | ')}", found ${JSON.stringify(group.join(' | '))}`,
        );
    for (const name of names ?? [])
      if (!groups.some(([first]) => first === name)) throw new NoAnswer(`${flag} is missing for ${name}`);
    return groups.map((group) => group.map((value, index) => judged(parts[index]!, value, flag)));
  }

  function judged(part: Part, given: string, flag: string): string {
    const value = typeset(part, given);
    const faults = verdict.faults(part, value);
    if (faults.length > 0) throw new NoAnswer(faults.map((fault) => `${flag} ${fault}`).join('\n'));
    const unknown = verdict.unknown(part, value).filter((word) => !words.has(word));
    if (unknown.length > 0)
      throw new NoAnswer(
        `${flag} has words nobody knows: ${unknown.join(', ')}. Fix them, or give those that are right as --words`,
      );
    return value;
  }

  async function heard(item: Ask): Promise<string | string[] | string[][] | undefined> {
    if (item.type === 'one') return one(item, item.ask, item.optional ?? false);
    if (item.type === 'list') return many(item.min, item.max, (nth, free) => one(item, `${item.ask} (${nth})`, free));
    const names = item.each?.(content);
    if (names) {
      const pages: string[][] = [];
      for (const name of names) pages.push([name, ...(await rest(item.parts(answers, content), `${name}: `))]);
      return pages;
    }
    return many(item.min, item.max, async (nth, free) => {
      const [first, ...others] = item.parts(answers, content);
      const begun = await one(first!, `${item.ask} (${nth}), ${first!.ask}`, free);
      return begun === undefined ? undefined : [begun, ...(await rest(others, ''))];
    });
  }

  async function rest(parts: readonly Part[], before: string): Promise<string[]> {
    const values: string[] = [];
    for (const part of parts) values.push((await one(part, before + part.ask, false))!);
    return values;
  }

  async function many<T>(
    min: number,
    max: number,
    next: (nth: number, free: boolean) => Promise<T | undefined>,
  ): Promise<T[]> {
    const values: T[] = [];
    while (values.length < max) {
      const value = await next(values.length + 1, values.length >= min);
      if (value === undefined) break;
      values.push(value);
    }
    return values;
  }

  /** One value; undefined where it may be left out and the line was empty. */
  async function one(part: Part, prompt: string, free: boolean): Promise<string | undefined> {
    for (;;) {
      const line = await talk.hear(`${prompt}${free ? ' [empty: none]' : ''}: `);
      if (line === undefined) throw new NoAnswer(`--${part.name} is missing: ${prompt}`);
      const value = typeset(part, line.trim());
      if (value === '' && free) return undefined;
      const faults = verdict.faults(part, value);
      for (const fault of faults) talk.say(`  ${fault}`);
      if (faults.length === 0 && (await kept(part, value))) return value;
    }
  }

  async function kept(part: Part, value: string): Promise<boolean> {
    const unknown = verdict.unknown(part, value).filter((word) => !words.has(word));
    if (unknown.length === 0) return true;
    const answer = await talk.hear(
      `  nobody knows ${unknown.join(', ')}. Right all the same? Then they go into spelling.txt (y/N) `,
    );
    if (answer?.trim().toLowerCase() !== 'y') return false;
    for (const word of unknown) words.add(word);
    return true;
  }
}

/** What keyboards lack: the apostrophe that Turkish sets before the suffix of a name. */
const typeset = ({ prose }: Part, value: string) => (prose ? value.replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’') : value);
