import json from '@shikijs/langs/jsonc';
import shell from '@shikijs/langs/shellscript';
import { createCssVariablesTheme, createHighlighterCoreSync, type HighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { escapeText } from '#markdown/escape.ts';

const PREFIX = '--code-';
const LANGUAGES = { sh: 'shellscript', jsonc: 'jsonc' } as const;

type CodeLanguage = keyof typeof LANGUAGES;

let highlighter: HighlighterCore | undefined;

/**
 * Highlight code by classes such as `code-string`, because the Content-Security-Policy allows no style attributes.
 */
export function highlight(text: string, language: CodeLanguage): string {
  highlighter ??= createHighlighterCoreSync({
    themes: [createCssVariablesTheme({ name: 'css', variablePrefix: PREFIX })],
    langs: [json, shell],
    engine: createJavaScriptRegexEngine(),
  });
  // Without a time limit, the result is the same on a busy machine.
  const options = { lang: LANGUAGES[language], theme: 'css', tokenizeTimeLimit: 0 };
  const { tokens } = highlighter.codeToTokens(text, options);
  const html = tokens.map((line) => line.map(({ content, color }) => part(content, color)).join('')).join('\n');
  // Break long URLs after a slash.
  return language === 'sh' ? html.replaceAll(/(?<!<)\/(?=\w)/g, '/<wbr>') : html;
}

/** Tokens with a colour of their own. */
const COLOURED = new Set(['string', 'string-expression', 'constant', 'comment']);

function part(content: string, color: string | undefined): string {
  const kind = /^var\(--code-token-([a-z-]+)\)$/.exec(color ?? '')?.[1];
  const text = escapeText(content);
  return kind === undefined || !COLOURED.has(kind) ? text : `<span class="code-${kind}">${text}</span>`;
}
