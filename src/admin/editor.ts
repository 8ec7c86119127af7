import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/**
 * The editor's script, made from its npm package by `npm run editor`. It is kept here, compressed, because the package
 * and what it depends on weigh 76 MB, and every deploy would install them for this one file.
 */
export const EDITOR_FILE = fileURLToPath(new URL('editor.js.br', import.meta.url));

/** Address of the editor's icons on the own site, a font. */
export const EDITOR_ICONS = '/admin/icons.woff2';

/** A font as the editor's own styles declare it, from a server of others. */
const fontOf = (name: string): RegExp =>
  new RegExp(String.raw`/\* https://fontsource\.org/fonts/${name}/cdn \*/\s*@font-face \{[^}]*\}`, 'g');

/** Letters come from the machine of whoever edits; icons are a font, and come from here. */
const LETTERS = ['source-sans-3', 'noto-mono'];
const ICONS =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/material-symbols-outlined:vf@[\d.]+\/latin-wght-normal\.woff2/g;

/** The editor's script as it is published. */
export const editorScript = (): Buffer => brotliDecompressSync(readFileSync(EDITOR_FILE));

/** A script as it is kept in `EDITOR_FILE`. */
export const compressEditor = (script: string): Buffer =>
  brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(script) } });

/**
 * The script of @sveltia/cms without the fonts of other servers.
 * @throws Error where a newer version declares its fonts in another way.
 */
export function withoutForeignFonts(script: string): string {
  let source = script;
  const change = (pattern: RegExp, to: string) => {
    const changed = source.replace(pattern, to);
    if (changed === source)
      throw new Error(`@sveltia/cms no longer holds ${String(pattern)}: see src/admin/editor.ts.`);
    source = changed;
  };
  for (const name of LETTERS) change(fontOf(name), '');
  change(ICONS, EDITOR_ICONS);
  change(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
  return source;
}
