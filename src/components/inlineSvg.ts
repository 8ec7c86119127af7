import { escapeHtml } from '../site/escapeHtml.ts';

/**
 * An SVG source made fit to stand inside a page: its ids, and the references to them, begin with `prefix`, so that
 * two drawings of one page never share one; the root takes the given attributes in place of its size and its role.
 */
export function inlineSvg(source: string, prefix: string, attributes: Readonly<Record<string, string>>): string {
  const shapes = source.replace(/^[\s\S]*?(?=<svg\b)/, '').trim();
  const own = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
  return shapes
    .replace(
      /<svg\b([^>]*)>/,
      (_, rest: string) =>
        `<svg${rest.replaceAll(/\s(?:xmlns(?::xlink)?|width|height|role|aria-\w+|class)=(?:"[^"]*"|'[^']*')/g, '')}${own}>`,
    )
    .replaceAll(/\sid\s*=\s*(["'])([^"']+)\1/g, ` id="${prefix}-$2"`)
    .replaceAll(/url\(\s*["']?#([^)"']+)["']?\s*\)/g, `url(#${prefix}-$1)`)
    .replaceAll(/\s(?:xlink:)?href\s*=\s*(["'])#([^"']+)\1/g, ` href="#${prefix}-$2"`)
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/>\s+</g, '><');
}
