import type { Tokens } from 'marked';
import type { Problem } from '../entries/problem.ts';
import { unsafeScheme } from '../markdown/links.ts';
import { finding, type Passage } from './passage.ts';
import type { Placed } from '../markdown/tokens.ts';

/** Raw HTML, unsafe links, pictures without words, headings that break the order of the page. */
export function markdownProblems(passage: Passage, tokens: readonly Placed[]): Problem[] {
  const problems: Problem[] = [];
  const report = (severity: Problem['severity'], index: number, message: string) =>
    problems.push(finding(severity, passage, index, message));
  let depth = 1;
  for (const { token, index } of tokens) {
    switch (token.type) {
      case 'html':
        if (!token.raw.startsWith('</'))
          report(
            'error',
            index,
            `raw HTML (${excerpt(token.raw)}) is not allowed; write it in Markdown, or leave it out`,
          );
        break;
      case 'image':
        if (!(token as Tokens.Image).text.trim())
          report('error', index, 'this image has no alternative text; say between [ and ] what it shows');
        unsafe((token as Tokens.Image).href, index);
        if (/^\s*https?:/i.test((token as Tokens.Image).href))
          report(
            'error',
            index,
            'a picture of another site is not shown: the security policy of the pages blocks it; save it into photos/ and write ![…](photos/its-name.jpg)',
          );
        break;
      case 'link':
        if (!(token as Tokens.Link).text.trim())
          report('error', index, 'this link has no words; say between [ and ] where it leads');
        unsafe((token as Tokens.Link).href, index);
        break;
      case 'heading': {
        const heading = token as Tokens.Heading;
        if (passage.kind !== 'body') report('error', index, 'a field cannot hold a heading; take the # away');
        else if (heading.depth === 1)
          report('error', index, 'the title of the page is its only first-level heading; begin this one with ##');
        else if (heading.depth > depth + 1)
          report('warning', index, `this heading skips a level; use ${'#'.repeat(depth + 1)} here`);
        if (heading.depth > 1) depth = heading.depth;
      }
    }
  }
  return problems;

  function unsafe(href: string, index: number) {
    const scheme = unsafeScheme(href);
    if (scheme)
      report('error', index, `a link cannot begin with "${scheme}"; use https:, mailto:, tel: or a path of this site`);
    else if (/^[\\/]{2}/.test(href.trim()))
      report('error', index, `"${href}" leads to another host without saying how; begin it with https://`);
  }
}

const excerpt = (raw: string) => {
  const line = raw.trim().split('\n')[0]!;
  return line.length > 40 ? `${line.slice(0, 39)}…` : line;
};
