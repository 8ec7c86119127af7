import type { Tokens } from 'marked';
import { didYouMean } from '#content/explain.ts';
import type { Finding } from '#content/finding.ts';
import { CONFLICT } from '#content/yamlSlips.ts';
import { unsafeScheme } from '#markdown/linkAddresses.ts';
import { shortened } from '#markdown/shortened.ts';
import { parseMarkdown, splitSections } from '#markdown/tree.ts';
import { parsePassage } from '../parsedPassage.ts';
import { findingIn, type Passage } from '../passages.ts';
import { looksNumbered, marksNotTaken } from './unreadMarkup.ts';

/** Check for conflicts left by git, raw HTML, unsafe links, images without alternative text, and misplaced headings. */
export function markdownFindings(passage: Passage): Finding[] {
  const conflict = /^(?:<{7}|>{7})(?: |$)/m.exec(passage.text);
  if (conflict) return [findingIn(passage, conflict.index, CONFLICT)];
  const findings: Finding[] = [];
  let depth = 1;
  /** A closing tag is reported only if no tag was opened before it. */
  let opened = false;
  for (const { token, index } of parsePassage(passage).tokens) {
    const report = (message: string, severity?: Finding['severity']) =>
      findings.push(findingIn(passage, index, message, severity));
    switch (token.type) {
      case 'html':
        if (!opened || !token.raw.startsWith('</'))
          report(`raw HTML (${excerpt(token.raw)}) is not allowed; write it in Markdown, or remove it`);
        opened = true;
        break;
      case 'image': {
        const { text, href } = token as Tokens.Image;
        if (!text.trim()) report('this image has no alternative text; say between [ and ] what it shows');
        checkScheme(href, report);
        if (/^\s*https?:/i.test(href))
          report(
            'a picture from another site is not shown: the security policy of the pages blocks it; ' +
              'save it into photos/ and write ![…](photos/its-name.jpg)',
          );
        break;
      }
      case 'link': {
        const { text, href } = token as Tokens.Link;
        if (!text.trim()) report('this link has no words; say between [ and ] where it leads');
        checkScheme(href, report);
        break;
      }
      case 'heading': {
        const heading = token as Tokens.Heading;
        if (!heading.text.trim()) report('this heading has no words; write them, or remove the #');
        else if (passage.kind !== 'body') report('a field cannot contain a heading; remove the #');
        else if (heading.depth === 1)
          report('the title of the page is its only first-level heading; begin this one with ##');
        else if (heading.depth > depth + 1)
          report(`this heading skips a level; use ${'#'.repeat(depth + 1)} here`, 'warning');
        if (heading.depth > 1) depth = heading.depth;
      }
    }
  }
  return findings;
}

/** Judge an address as a browser reads it: without tabs, line ends and controls around it. */
function checkScheme(href: string, report: (message: string, severity?: Finding['severity']) => void): void {
  const address = href.replaceAll(/[\t\n\r]/g, '').replaceAll(/^[\u0000-\u0020]+|[\u0000-\u0020]+$/g, '');
  const scheme = unsafeScheme(href);
  if (scheme) report(`a link cannot begin with "${scheme}"; use https:, mailto:, tel: or a path of this site`);
  else if (/^[\\/]{2}/.test(address))
    report(`"${href}" leads to another host without saying how; begin it with https://`);
  else if (/^[a-z][a-z\d+.-]*:/i.test(address) ? !isWhole(address) : /^\\/.test(address))
    report(`"${href}" is no whole address; write one such as https://kurum.example/sayfa, or a path such as /iletisim`);
  else if (/^http:/i.test(address)) report(`begin "${href}" with https:, which nobody can read or change`, 'warning');
}

/** Tell whether an address with a scheme says whom it leads to. */
function isWhole(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, pathname } = new URL(address);
  if (protocol === 'mailto:') return /^[^@\s]+@[^@\s]+$/.test(pathname);
  if (protocol === 'tel:') return /\d/.test(address);
  return /^https?:\/\//i.test(address) && hostname.includes('.');
}

const excerpt = (raw: string): string => shortened(raw.trim().split('\n')[0]!, 40);

/** What a token is called in a message, if it is markup that a field without Markdown shows as it is written. */
const MARKUP: Readonly<Record<string, string>> = {
  strong: '**',
  em: '*',
  del: '~~',
  codespan: '`',
  link: '[…](…)',
  image: '![…](…)',
};

/** Reject markup in a field that takes none: pages show it as it is written. */
export const plainFindings = (passage: Passage): Finding[] =>
  parsePassage(passage).tokens.flatMap(({ token, index }) => {
    const mark = MARKUP[token.type];
    if (!mark || (token as { autolink?: boolean }).autolink) return [];
    return [
      findingIn(passage, index, `this field takes no Markdown: pages would show ${mark} as it is written; remove it`),
    ];
  });

/** Warn about markup that is shown as it is written, and about lines that may not be what they look like. */
export function markupWarnings(passage: Passage): Finding[] {
  const { tokens, prose } = parsePassage(passage);
  const warn = (index: number, message: string) => findingIn(passage, index, message, 'warning');
  const notTaken = marksNotTaken(prose).map(({ index, message }) => warn(index, message));
  const used = new Set(
    tokens.flatMap(({ token }) =>
      token.type === 'link' || token.type === 'image' ? [(token as Tokens.Link).href] : [],
    ),
  );
  /** Tell whether the line before a place has words. */
  const isStuckTo = (index: number): boolean => {
    const { text } = passage;
    return text[index - 1] === '\n' && text.slice(text.lastIndexOf('\n', index - 2) + 1, index).trim() !== '';
  };
  let tableEnd = -1;
  const others = tokens.flatMap(({ token, index }) => {
    const isStuck = isStuckTo(index);
    const isBelowTable = tableEnd + 1 === index;
    if (token.type === 'table') tableEnd = index + token.raw.trimEnd().length;
    if (token.type === 'hr' && isStuck)
      return [
        warn(
          index,
          'this line of dashes is a rule, and the words above it no heading; begin a heading with ##, or leave a line empty',
        ),
      ];
    if (token.type === 'paragraph' && isStuck && isBelowTable)
      return [warn(index, 'leave a line empty between a table and the sentence below it')];
    if (token.type === 'def' && !used.has((token as Tokens.Def).href) && !used.has(`/${(token as Tokens.Def).href}`))
      return [warn(index, 'no link uses this definition, so nobody sees it; remove it')];
    if ((token.type === 'paragraph' || token.type === 'text') && looksNumbered(token.raw))
      return [warn(index, 'a numbered list begins with 1. and goes on with 2.; these numbers are words')];
    return [];
  });
  return [...notTaken, ...others];
}

/** Find items of `open` that name no section of the text below: nothing would be unfolded. */
export function unfoldedFindings(passages: readonly Passage[]): Finding[] {
  const body = passages.find(({ kind }) => kind === 'body');
  const headings = splitSections(parseMarkdown(body?.text ?? '')).sections.map(({ heading }) => heading.text);
  return passages
    .filter(({ field, text }) => /^open\[\d+\]$/.test(field) && !headings.includes(text))
    .map((passage) =>
      findingIn(
        passage,
        0,
        `names no heading of the text below${didYouMean(passage.text, headings)}; copy the heading as it stands`,
      ),
    );
}
