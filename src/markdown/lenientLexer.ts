import { getDefaults, Lexer, type Token, Tokenizer, type Tokens } from 'marked';

/**
 * Markdown as an editor means it: GitHub's, without the markup that people write by accident. An ordinal at the
 * beginning of a line ("7. günde") is text; a numbered list begins with `1.` and goes on. Asterisks between digits, a
 * single `~`, a line above dashes and indented lines are text, and a line without `|` ends a table.
 */
class LenientTokenizer extends Tokenizer {
  override list(src: string): Tokens.List | undefined {
    if (!ORDINAL.test(src)) return super.list(src);
    const end = endOfNumbers(src);
    const state = { ...this.lexer.state };
    const queued = this.lexer.inlineQueue.length;
    const list = end > 0 ? super.list(src.slice(0, end)) : undefined;
    if (list && list.items.length > 1) return list;
    // Forget what was parsed for a list that is none.
    Object.assign(this.lexer.state, state);
    this.lexer.inlineQueue.length = queued;
    return undefined;
  }

  override table(src: string): Tokens.Table | undefined {
    const table = super.table(src);
    const lines = table?.raw.split('\n') ?? [];
    const stuck = lines.findIndex((line, index) => index > 1 && line !== '' && !line.includes('|'));
    return stuck < 0 ? table : super.table(`${lines.slice(0, stuck).join('\n')}\n`);
  }

  override emStrong(src: string, masked: string, before = ''): Tokens.Em | Tokens.Strong | undefined {
    return /\d/.test(before) && /^\*+\d/.test(src) ? undefined : super.emStrong(src, masked, before);
  }

  override del(src: string, masked: string, before = ''): Tokens.Del | undefined {
    return src.startsWith('~~') ? super.del(src, masked, before) : undefined;
  }

  /** A definition leads somewhere: "[not]: dikkat edin" is text. */
  override def(src: string): Tokens.Def | undefined {
    const definition = super.def(src);
    return definition && /[/#:.]/.test(definition.href) ? definition : undefined;
  }

  override lheading(): undefined {
    return undefined;
  }

  override code(): undefined {
    return undefined;
  }
}

const ORDINAL = /^ {0,3}\d{1,9}[.)](?=[ \t]|\n|$)/;

/** Find where the numbers of a list stop to count from 1; 0 if they do not begin so. All may be 1. */
function endOfNumbers(src: string): number {
  let last = 0;
  let end = 0;
  for (const line of src.split('\n')) {
    const number = NUMBERED.exec(line)?.[1];
    if (number !== undefined) {
      const next = Number(number);
      if (next !== last + 1 && !(next === 1 && last === 1)) return end;
      last = next;
    }
    end += line.length + 1;
  }
  return src.length;
}

const NUMBERED = /^ {0,2}(\d{1,9})[.)](?=[ \t]|$)/;

/** Parse a Markdown text to the tokens of `marked`. */
export const lex = (markdown: string): Token[] =>
  new Lexer({ ...getDefaults(), tokenizer: new LenientTokenizer() }).lex(markdown);
