import type { Tokens } from 'marked';
import type { Problem } from '#content/problem.ts';
import { CONFLICT } from '#content/yamlSlips.ts';
import { unsafeScheme } from '#markdown/links.ts';
import { parsedOf } from './parsedPassage.ts';
import { type Passage, problemIn } from './passages.ts';

/** Check for conflicts left by git, raw HTML, unsafe links, images without alternative text, and misplaced headings. */
export function markdownProblems(passage: Passage): Problem[] {
  const conflict = /^(?:<{7}|>{7})(?: |$)/m.exec(passage.text);
  if (conflict) return [problemIn(passage, conflict.index, CONFLICT)];
  const problems: Problem[] = [];
  let depth = 1;
  /** A closing tag is reported only if no tag was opened before it. */
  let opened = false;
  for (const { token, index } of parsedOf(passage).tokens) {
    const report = (message: string, severity?: Problem['severity']) =>
      problems.push(problemIn(passage, index, message, severity));
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
  return problems;
}

function checkScheme(href: string, report: (message: string) => void): void {
  const scheme = unsafeScheme(href);
  if (scheme) report(`a link cannot begin with "${scheme}"; use https:, mailto:, tel: or a path of this site`);
  else if (/^[\\/]{2}/.test(href.trim()))
    report(`"${href}" leads to another host without saying how; begin it with https://`);
}

const excerpt = (raw: string) => {
  const line = raw.trim().split('\n')[0]!;
  return line.length > 40 ? `${line.slice(0, 39)}…` : line;
};
