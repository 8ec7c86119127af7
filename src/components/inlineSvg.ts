import { panelsOf } from '../site/pictures.ts';
import { escapeHtml } from '../site/text/escape.ts';

/**
 * An SVG source made fit to stand inside a page: its ids, and the references to them, begin with `prefix`, so that
 * two drawings of one page never share one; the root takes the given attributes in place of its size and its role.
 */
export function inlineSvg(source: string, prefix: string, attributes: Readonly<Record<string, string>>): string {
  // A comment may hold an <svg>, too, which nobody has checked.
  const shapes = source
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replace(/^[\s\S]*?(?=<svg\b)/, '')
    .trim();
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
    .replaceAll(/>\s+</g, '><');
}

/**
 * The parts of a drawing one by one, each to stand inside the same page: the first holds all shapes and shows its own
 * part, the others point to them. The first is the one that is described; it stands for the whole drawing.
 */
export function inlinePanels(source: string, { name, alt }: { readonly name: string; readonly alt: string }): string[] {
  const whole = inlineSvg(source, name, {}).replaceAll(/<view\b[^>]*?\/>/g, '');
  const shapes = whole.replace(/^<svg\b[^>]*>/, '').replace(/<\/svg>$/, '');
  return panelsOf(source).map((viewBox, index) =>
    index === 0
      ? `<svg viewBox="${escapeHtml(viewBox)}" role="img" aria-label="${escapeHtml(alt)}"><g id="${name}-panels">${shapes}</g></svg>`
      : `<svg viewBox="${escapeHtml(viewBox)}" aria-hidden="true"><use href="#${name}-panels"></use></svg>`,
  );
}
