import json from '@shikijs/langs/jsonc';
import shell from '@shikijs/langs/shellscript';
import { createCssVariablesTheme, createHighlighterCoreSync, type HighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { escapeText } from '../site/text/escape.ts';

const PREFIX = '--code-';
const LANGUAGES = { sh: 'shellscript', jsonc: 'jsonc' } as const;

export type CodeLanguage = keyof typeof LANGUAGES;

let highlighter: HighlighterCore | undefined;

/**
 * Code as HTML, its parts in elements whose class says what they are, such as `code-string`: the Content-Security-Policy
 * allows no style attributes, so the style sheet has the colours.
 */
export function highlight(text: string, language: CodeLanguage): string {
  highlighter ??= createHighlighterCoreSync({
    themes: [createCssVariablesTheme({ name: 'css', variablePrefix: PREFIX })],
    langs: [json, shell],
    engine: createJavaScriptRegexEngine(),
  });
  // However long it takes: a build on a busy machine has the bytes of any other.
  const options = { lang: LANGUAGES[language], theme: 'css', tokenizeTimeLimit: 0 };
  const { tokens } = highlighter.codeToTokens(text, options);
  const html = tokens.map((line) => line.map(({ content, color }) => part(content, color)).join('')).join('\n');
  // An address goes on in the next line behind one of its parts.
  return language === 'sh' ? html.replaceAll(/(?<!<)\/(?=\w)/g, '/<wbr>') : html;
}

/** What has a colour of its own; the rest is plain text. */
const COLOURED = new Set(['string', 'string-expression', 'constant', 'comment']);

function part(content: string, color: string | undefined): string {
  const kind = /^var\(--code-token-([a-z-]+)\)$/.exec(color ?? '')?.[1];
  const text = escapeText(content);
  return kind === undefined || !COLOURED.has(kind) ? text : `<span class="code-${kind}">${text}</span>`;
}
