import { getDefaults, Parser, Renderer, type Token, type Tokens } from 'marked';
import { escapeHtml } from './escape.ts';
import { unsafeScheme } from './linkAddresses.ts';
import { headingsOf, type MarkdownTree, plainOfAll } from './tree.ts';

/** Headings have anchors, table cells the name of their column (for narrow screens), raw HTML is shown as text. */
class PageRenderer extends Renderer {
  override heading(token: Tokens.Heading): string {
    const [heading] = headingsOf({ tokens: [token] });
    return heading
      ? `<h${heading.depth} id="${heading.id}">${this.parser.parseInline(token.tokens)}</h${heading.depth}>\n`
      : '';
  }

  override html({ text }: Tokens.HTML | Tokens.Tag): string {
    return escapeHtml(text);
  }

  // After a <script> that is shown as text, marked takes the rest for a script's content and does not escape it.
  override text(token: Tokens.Text | Tokens.Escape): string {
    return 'escaped' in token && token.escaped ? escapeHtml(token.text) : super.text(token);
  }

  override link({ href, title, tokens }: Tokens.Link): string {
    const text = this.parser.parseInline(tokens);
    if (unsafeScheme(href)) return text;
    // Keep a telephone number on one line.
    const label = href.startsWith('tel:') ? text.replaceAll(' ', '\u00a0') : text;
    return `<a href="${escapeHtml(href)}"${titleAttribute(title)}>${label}</a>`;
  }

  override image({ href, title, tokens }: Tokens.Image): string {
    const alt = escapeHtml(plainOfAll(tokens));
    return unsafeScheme(href)
      ? alt
      : `<img src="${escapeHtml(href)}" alt="${alt}"${titleAttribute(title)} loading="lazy" />`;
  }

  // Wide code scrolls, by keyboard too.
  override code({ text, lang }: Tokens.Code): string {
    const name = lang ? ` class="language-${escapeHtml(lang)}"` : '';
    return `<pre tabindex="0"><code${name}>${escapeHtml(text)}\n</code></pre>\n`;
  }

  // A long name may break after its dots.
  override codespan({ text }: Tokens.Codespan): string {
    return `<code>${escapeHtml(text).replaceAll(/(?<=[\p{L}\]])\.(?=\p{L})/gu, '.<wbr>')}</code>`;
  }

  override table({ header, rows }: Tokens.Table): string {
    const inline = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens);
    const columns = header.map(({ tokens }) => escapeHtml(plainOfAll(tokens)));
    const head = header.map((cell) => `<th scope="col">${inline(cell)}</th>`);
    const body = rows.map(
      (row) => `<tr>${row.map((cell, at) => `<td data-label="${columns[at]}">${inline(cell)}</td>`).join('')}</tr>`,
    );
    return `<div class="table"><table><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>\n`;
  }
}

const titleAttribute = (title: string | null | undefined) => (title ? ` title="${escapeHtml(title)}"` : '');

const options = { ...getDefaults(), renderer: new PageRenderer() };

/** A link that is a question of its own, at the end of what it stands in, leads nowhere on paper. */
const QUESTION_LINK = /(?<=>|[.!?] )<a (?=href="[#/][^>]*>[^<]*\?<\/a>(?:<\/p>|<\/li>))/g;

export const toHtml = ({ tokens }: MarkdownTree): string =>
  new Parser(options).parse(tokens as Token[]).replaceAll(QUESTION_LINK, '<a class="on-screen" ');
