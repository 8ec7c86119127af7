import GithubSlugger from 'github-slugger';
import { Marked, type Token, type Tokens } from 'marked';
import { resolve, unsafeScheme } from './links.ts';
import { escapeHtml } from '../site/escapeHtml.ts';
import { slugOf } from '../site/slug.ts';

/** A heading of a rendered text, for a table of contents. */
export interface Heading {
  readonly depth: number;
  readonly text: string;
  readonly id: string;
}

const unescape = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/** Anchor of a heading: its words in ASCII, counted up where the same stands on the page already. */
const anchor = (slugger: GithubSlugger, text: string) => slugger.slug(slugOf(text, Infinity));

export interface Rendered {
  readonly html: string;
  readonly headings: readonly Heading[];
}

/** Of the text being rendered; rendering is synchronous, so there is only one. */
let slugger = new GithubSlugger();
let headings: Heading[] = [];

const marked = new Marked({
  gfm: true,
  renderer: {
    heading({ tokens, depth }) {
      const text = this.parser.parseInline(tokens, this.parser.textRenderer);
      const id = anchor(slugger, text);
      headings.push({ depth, text, id });
      return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    html: ({ text }) => escapeHtml(text),
    // Behind a <script> that is shown as text, marked takes all that follows for a script's own, and would not escape it.
    text: (token) => ('escaped' in token && token.escaped ? escapeHtml(token.text) : false),
    link({ href, title, tokens }) {
      const text = this.parser.parseInline(tokens);
      if (unsafeScheme(href)) return text;
      // A number to call is not broken over two lines.
      const label = href.startsWith('tel:') ? text.replaceAll(' ', '\u00a0') : text;
      return `<a href="${escapeHtml(href)}"${title ? ` title="${escapeHtml(title)}"` : ''}>${label}</a>`;
    },
    image: ({ href, title, text }) =>
      unsafeScheme(href)
        ? escapeHtml(text)
        : `<img src="${escapeHtml(href)}" alt="${escapeHtml(text)}"${title ? ` title="${escapeHtml(title)}"` : ''} loading="lazy" />`,
    // A wide piece of code scrolls by itself, and must for the keyboard too.
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

/** The text that was taken apart last: it is looked through first, and then rendered. */
let apart: { readonly markdown: string; readonly tokens: Token[] } | undefined;

/** A text as `marked` reads it. */
export function lex(markdown: string): readonly Token[] {
  if (apart?.markdown !== markdown) apart = { markdown, tokens: marked.lexer(markdown) };
  return apart.tokens;
}

/** Texts that were rendered last, oldest first: a page asks for its text several times, and its JSON once more. */
const recent = new Map<string, Rendered>();
const RECENT = 64;

/**
 * Markdown as HTML: headings get anchors, table cells the name of their column (for narrow screens), raw HTML is
 * shown as text. The same text gives the same HTML.
 */
export function render(markdown: string): Rendered {
  const known = recent.get(markdown);
  if (known) return known;
  slugger = new GithubSlugger();
  headings = [];
  const rendered = { html: marked.parser([...lex(markdown)]), headings };
  if (recent.size === RECENT) recent.delete(recent.keys().next().value!);
  recent.set(markdown, rendered);
  return rendered;
}

export const renderHtml = (markdown: string): string => render(markdown).html;

/** Links and pictures of rendered HTML made absolute against `address`, the absolute address of the page it stands on. */
export const absoluteHtml = (html: string, address: string): string =>
  // In the text of the page, and in other attributes, a quotation mark is written `&quot;`.
  html.replaceAll(/(?<=<(?:a href|img src)=")[^"]*/g, (link) => escapeHtml(resolve(unescape(link), address)));

/** The headings of a text with the anchors that they have in its HTML. */
export const headingsOf = (markdown: string): readonly Heading[] => render(markdown).headings;

/** Inline Markdown without its marks. */
export const plain = (markdown: string): string =>
  markdown.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[*_`]/g, '');
