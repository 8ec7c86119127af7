import { Parser } from 'htmlparser2';
import { toHtml } from '#markdown/toHtml.ts';
import { parseMarkdown } from '#markdown/tree.ts';

/** What a representation of a page says. */
export interface Said {
  readonly words: readonly string[];
  /** Headings of the second level, in order. */
  readonly sections: readonly string[];
  /** Destinations of links, without those within the page. */
  readonly links: ReadonlySet<string>;
}

/**
 * What HTML has that its Markdown has not: ways within the site and the page, what only a browser can do (the question
 * box and other forms, the line that a script fills with whether the practice is open, what unfolds a list that
 * Markdown has in full, printing and what is for paper alone), and the pointer to llms.txt, which Markdown words its
 * own way.
 */
const OF_THE_BROWSER = new Set(['nav', 'ask-box', 'form', 'script', 'style', 'template', 'noscript']);
const hides = (name: string, { class: classes = '', ...attributes }: Record<string, string>): boolean =>
  OF_THE_BROWSER.has(name) ||
  'hidden' in attributes ||
  'data-print' in attributes ||
  /\b(?:visually-hidden|state|on-paper)\b/.test(classes);

/** What a long page shows at its beginning and again further down, and Markdown says once: the way until it opens. */
const SHOWN_AGAIN = ['until'];

/** A picture says its name. */
const nameOf = (attributes: Record<string, string>): string | undefined =>
  attributes['alt'] ?? attributes['aria-label'];

const VOID = new Set(['img', 'br', 'hr', 'input', 'link', 'meta']);

/** What is in `<main>`, or in the whole of a text without one. */
export function saidByHtml(html: string, page: string): Said {
  const main = /<main[\s>][^]*<\/main>/.exec(html)?.[0] ?? html;
  const texts: string[] = [];
  const sections: string[] = [];
  const links = new Set<string>();
  let skipped = 0;
  /** Whether what is skipped was shown before: its links count still. */
  let repeated = false;
  let section: string | undefined;
  /** Address of the form that is being read. */
  let form: string | undefined;
  const shown = new Set<string>();
  const again = ({ class: classes = '' }: Record<string, string>): boolean => {
    const name = SHOWN_AGAIN.find((one) => classes.split(' ').includes(one));
    if (name === undefined) return false;
    const before = shown.has(name);
    shown.add(name);
    return before;
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'form') form = attributes['action'];
      // A form that is filled in leads to the page that its link would.
      if (name === 'input' && form && attributes['name'] && attributes['value'])
        links.add(new URL(`${form}?${attributes['name']}=${encodeURIComponent(attributes['value'])}`, page).href);
      const href = attributes['href'];
      if (skipped > 0) {
        if (repeated && name === 'a' && href) links.add(new URL(href, page).href);
        if (!VOID.has(name)) skipped++;
        return;
      }
      // What only the clock shows: Markdown has none.
      if (name === 'a' && /\bwhile-closed\b/.test(attributes['class'] ?? '')) {
        skipped++;
        return;
      }
      const destination = name === 'a' && href ? new URL(href, page).href : '';
      // A number is called by whatever words, and a button that was shown before says nothing new; in Markdown it is a
      // link that leads away from the site.
      const button = /\bbutton\b/.test(attributes['class'] ?? '') || !destination.startsWith(new URL('/', page).href);
      if (destination.startsWith('tel:') || (button && links.has(destination))) {
        if (!links.has(destination)) texts.push(` ${destination} `);
        links.add(destination);
        skipped++;
        return;
      }
      repeated = again(attributes);
      if (repeated || hides(name, attributes) || name === 'svg') {
        if (name === 'svg') texts.push(nameOf(attributes) ?? '');
        if (!VOID.has(name)) skipped++;
        return;
      }
      if (name === 'img') texts.push(nameOf(attributes) ?? '');
      if (name === 'h2') section = '';
      if (name === 'a' && href) links.add(new URL(href, page).href);
      // Words of two elements are two words, but for marks within a word.
      if (!/^(?:em|strong|code|a|span)$/.test(name)) texts.push(' ');
    },
    ontext(text) {
      if (skipped > 0) return;
      texts.push(text);
      if (section !== undefined) section += text;
    },
    onclosetag(name) {
      if (skipped > 0) {
        if (!VOID.has(name)) skipped--;
        return;
      }
      if (name === 'h2') {
        sections.push(plainWords(section!).join(' '));
        section = undefined;
      }
      if (!/^(?:em|strong|code|a|span)$/.test(name)) texts.push(' ');
    },
  });
  parser.write(main);
  parser.end();
  const elsewhere = [...links].filter((href) => !href.startsWith(`${page}#`));
  return { words: plainWords(texts.join('')), sections, links: new Set(elsewhere) };
}

/**
 * What a Markdown alternate says between its front matter with the pointer to llms.txt, and the general notice with the
 * footer.
 */
export function saidByMarkdown(alternate: string, page: string): Said {
  const [, , body = ''] = /^---\n([^]*?)\n---\n\n([^]*)$/.exec(alternate) ?? [];
  const [title = '', , ...rest] = body.split('\n\n');
  const end = rest.lastIndexOf('---');
  const text = rest.slice(0, /^\*[^*]+\*$/.test(rest[end - 1] ?? '') ? end - 1 : end);
  return saidByHtml(toHtml(parseMarkdown([title, ...text].join('\n\n'))), page);
}

/** How much of what `one` says `other` says too, counting repeated words as often as they stand: 0 to 1. */
export function shareOf(one: readonly string[], other: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of other) left.set(word, (left.get(word) ?? 0) + 1);
  const found = one.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
  return one.length === 0 ? 1 : found.length / one.length;
}

/** Soft hyphens and the like are no letters. */
const plainWords = (text: string): string[] =>
  text.replaceAll(/[\u00AD\u200B\u2060]/g, '').match(/[\p{L}\p{N}]+/gu) ?? [];
