import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/**
 * The editor's script, compressed, made from its npm package by `npm run editor`. With its dependencies the package
 * takes 76 MB, which every deploy would install for this one file.
 */
export const EDITOR_FILE = fileURLToPath(new URL('editor.js.br', import.meta.url));

/** Its Turkish texts, from the same package. */
export const EDITOR_TEXTS_FILE = fileURLToPath(new URL('editor.tr.json.br', import.meta.url));

/** Paths on this site of the editor's icon font, and of its texts in Turkish. */
export const EDITOR_ICONS = '/admin/icons.woff2';
export const EDITOR_TEXTS = '/admin/locales/tr.json';

/** Match a font that the editor's styles load from another server. */
const fontFace = (name: string): RegExp =>
  new RegExp(String.raw`/\* https://fontsource\.org/fonts/${name}/cdn \*/\s*@font-face \{[^}]*\}`, 'g');

// Text uses system fonts; the icon font is served from this site.
const TEXT_FONTS = ['source-sans-3', 'noto-mono'];
const ICON_FONT =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/material-symbols-outlined:vf@[\d.]+\/latin-wght-normal\.woff2/g;

/** Texts of the interface, which the editor takes in the language of the browser; and a look for a new version. */
const LOCALES = /`\$\{\w+\}@\$\{\w+\}\/locales`/g;
const VERSION = /`\$\{\w+\}\/package\.json`/g;

export const editorScript = (): Buffer => brotliDecompressSync(readFileSync(EDITOR_FILE));
export const editorTexts = (): string => brotliDecompressSync(readFileSync(EDITOR_TEXTS_FILE)).toString();

/** Compress the text of `EDITOR_FILE` or `EDITOR_TEXTS_FILE`. */
export const compressEditor = (text: string): Buffer =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) } });

/**
 * Let the script of @sveltia/cms take fonts and texts from this site, and look for no new version elsewhere.
 * @throws Error if a new version declares them differently.
 */
export function withoutForeignFiles(script: string): string {
  let source = script;
  const replace = (pattern: RegExp, to: string) => {
    const changed = source.replace(pattern, to);
    if (changed === source)
      throw new Error(`@sveltia/cms no longer holds ${String(pattern)}: see src/admin/editor.ts.`);
    source = changed;
  };
  for (const name of TEXT_FONTS) replace(fontFace(name), '');
  replace(ICON_FONT, EDITOR_ICONS);
  replace(LOCALES, '`/admin/locales`');
  // A file without a version.
  replace(VERSION, `\`${EDITOR_TEXTS}\``);
  replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
  return source;
}
