import GithubSlugger from 'github-slugger';
import { Marked, type Token, type Tokens } from 'marked';
import { escapeHtml } from '../site/text/escape.ts';
import { slugOf } from '../site/text/slug.ts';
import { resolve, unsafeScheme } from './links.ts';

/** A heading of a rendered text, for a table of contents. */
export interface Heading {
  readonly depth: number;
  readonly text: string;
  readonly id: string;
}

const unescape = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&');

interface Rendered {
  readonly html: string;
  readonly headings: readonly Heading[];
}

// State of the text being rendered: rendering is synchronous.
let slugger = new GithubSlugger();
let headings: Heading[] = [];

const marked = new Marked({
  gfm: true,
  renderer: {
    heading({ tokens, depth }) {
      const text = this.parser.parseInline(tokens, this.parser.textRenderer);
      const id = slugger.slug(slugOf(text, Infinity));
      headings.push({ depth, text, id });
      return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    html: ({ text }) => escapeHtml(text),
    // After a <script> that is shown as text, marked takes the rest for a script's content and does not escape it.
    text: (token) => ('escaped' in token && token.escaped ? escapeHtml(token.text) : false),
    link({ href, title, tokens }) {
      const text = this.parser.parseInline(tokens);
      if (unsafeScheme(href)) return text;
      // Keep a telephone number on one line.
      const label = href.startsWith('tel:') ? text.replaceAll(' ', '\u00a0') : text;
      return `<a href="${escapeHtml(href)}"${title ? ` title="${escapeHtml(title)}"` : ''}>${label}</a>`;
    },
    image: ({ href, title, text }) =>
      unsafeScheme(href)
        ? escapeHtml(text)
        : `<img src="${escapeHtml(href)}" alt="${escapeHtml(text)}"${title ? ` title="${escapeHtml(title)}"` : ''} loading="lazy" />`,
    // Wide code scrolls, by keyboard too.
    code: ({ text, lang }) =>
      `<pre tabindex="0"><code${lang ? ` class="language-${escapeHtml(lang)}"` : ''}>${escapeHtml(text)}\n</code></pre>\n`,
    table(token) {
      const row = (cells: Tokens.TableCell[], tag: 'th' | 'td') =>
        `<tr>${cells.map((cell, column) => this.tablecell(cell).replace(/^<t[hd][^>]*>/, tag === 'th' ? '<th scope="col">' : `<td data-label="${escapeHtml(plain(token.header[column]?.text ?? ''))}">`)).join('')}</tr>`;
      const rows = token.rows.map((cells) => row(cells, 'td')).join('');
      return `<div class="table"><table><thead>${row(token.header, 'th')}</thead><tbody>${rows}</tbody></table></div>\n`;
    },
  },
});

/** Parse a text with `marked`. */
export const lex = (markdown: string): Token[] => marked.lexer(markdown);

/**
 * Render Markdown as HTML: headings get anchors, table cells the name of their column (for narrow screens), raw HTML is
 * shown as text. The same text gives the same HTML.
 *
 * @example render('## Ağrı').html // '<h2 id="agri">Ağrı</h2>\n'
 */
export function render(markdown: string): Rendered {
  slugger = new GithubSlugger();
  headings = [];
  return { html: marked.parser(lex(markdown)), headings };
}

export const renderHtml = (markdown: string): string => render(markdown).html;

/** Make the links and pictures of rendered HTML absolute. `address` is the absolute address of its page. */
export const absoluteHtml = (html: string, address: string): string =>
  // Everywhere else quotation marks are escaped as `&quot;`.
  html.replaceAll(/(?<=<(?:a href|img src)=")[^"]*/g, (link) => escapeHtml(resolve(unescape(link), address)));

/** Get the headings of a text with their anchors in its HTML. */
export const headingsOf = (markdown: string): readonly Heading[] => render(markdown).headings;

/** Strip the markup from inline Markdown. */
export const plain = (markdown: string): string =>
  markdown.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[*_`]/g, '');
