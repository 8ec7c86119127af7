import { numberAt } from '#turkish/numbers.ts';

/** The words that a row needs in this order, and those that cancel it. */
export interface Row {
  readonly pattern: RegExp;
  readonly unless: RegExp | undefined;
}

export function compileRow(row: string, words: Readonly<Record<string, string>>): Row {
  const tokens = row.replaceAll(/[A-Z_]+/g, (name) => words[name]!.replaceAll(' ', '/')).split(' ');
  const needed = tokens.filter((token) => !token.startsWith('!'));
  const cancelling = tokens.filter((token) => token.startsWith('!')).map((token) => token.slice(1));
  return {
    pattern: new RegExp(needed.map(tokenPattern).join(''), 'g'),
    unless: cancelling.length > 0 ? new RegExp(cancelling.map(tokenPattern).join('|')) : undefined,
  };
}

/**
 * Write the pattern of a token. Each word ends before a space, with which the next one begins; `|` may be in between.
 */
function tokenPattern(token: string): string {
  if (token === '..') return '(?:(?: \\|{1,2})? [^ |]+){0,3}?';
  const isOptional = token.endsWith('?');
  const words = (isOptional ? token.slice(0, -1) : token).split('/').map((word) => {
    const range = /^(\d+)-(\d+)$/.exec(word);
    // A question's numbers are in digits.
    const number = numberAt([word], 0);
    return range
      ? numbersBetween(Number(range[1]), Number(range[2]))
      : `${word.replaceAll('*', '[^ |]*')}${number === undefined ? '' : `|${number}`}`;
  });
  return `(?:(?: \\|{1,2})? (?:${words.join('|')})(?= ))${isOptional ? '?' : ''}`;
}

function numbersBetween(least: number, most: number): string {
  return Array.from({ length: most - least + 1 }, (_, at) => least + at).join('|');
}

/** Match any of several phrases. */
export const anyOf = (phrases: readonly string[]): RegExp =>
  new RegExp(phrases.map((phrase) => phrase.split(' ').map(tokenPattern).join('')).join('|'));
