import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/**
 * The editor's script, compressed, made from its npm package by `npm run editor`. With its dependencies the package
 * takes 76 MB, which every deploy would install for this one file.
 */
export const EDITOR_FILE = fileURLToPath(new URL('editor.js.br', import.meta.url));

/** Path of the editor's icon font on this site. */
export const EDITOR_ICONS = '/admin/icons.woff2';

/** Match a font that the editor's styles load from another server. */
const fontFace = (name: string): RegExp =>
  new RegExp(String.raw`/\* https://fontsource\.org/fonts/${name}/cdn \*/\s*@font-face \{[^}]*\}`, 'g');

// Text uses system fonts; the icon font is served from this site.
const TEXT_FONTS = ['source-sans-3', 'noto-mono'];
const ICONS =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/material-symbols-outlined:vf@[\d.]+\/latin-wght-normal\.woff2/g;

export const editorScript = (): Buffer => brotliDecompressSync(readFileSync(EDITOR_FILE));

/** Compress a script for `EDITOR_FILE`. */
export const compressEditor = (script: string): Buffer =>
  brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(script) } });

/**
 * Remove fonts on other servers from the script of @sveltia/cms.
 * @throws Error if a new version declares them differently.
 */
export function withoutForeignFonts(script: string): string {
  let source = script;
  const replace = (pattern: RegExp, to: string) => {
    const changed = source.replace(pattern, to);
    if (changed === source)
      throw new Error(`@sveltia/cms no longer holds ${String(pattern)}: see src/admin/editor.ts.`);
    source = changed;
  };
  for (const name of TEXT_FONTS) replace(fontFace(name), '');
  replace(ICONS, EDITOR_ICONS);
  replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
  return source;
}
