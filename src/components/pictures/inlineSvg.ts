import { escapeHtml } from '#markdown/escape.ts';
import { panelsOf, withoutGroups } from '#site/picturePaths.ts';

/**
 * Prepare an SVG for use inside a page: prefix its ids and the references to them, so that two drawings never share
 * one, and replace the root's size, role and class with the given attributes. Ids of the page itself have no double
 * hyphen.
 */
export function inlineSvg(source: string, prefix: string, attributes: Readonly<Record<string, string>>): string {
  // Comments may contain an unchecked <svg>.
  const shapes = source
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replace(/^[\s\S]*?(?=<svg\b)/, '')
    .trim()
    .replaceAll(/\sid\s*=\s*(["'])([^"']+)\1/g, ` id="${prefix}--$2"`)
    .replaceAll(/url\(\s*["']?#([^)"']+)["']?\s*\)/g, `url(#${prefix}--$1)`)
    .replaceAll(/\s(?:xlink:)?href\s*=\s*(["'])#([^"']+)\1/g, ` href="#${prefix}--$2"`)
    // A blank between two words of a text counts.
    .replaceAll(/>\s*\n\s*</g, '><');

  const own = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
  // Last, since its texts may look like references.
  return shapes.replace(
    /<svg\b([^>]*)>/,
    (_, rest: string) =>
      `<svg${rest.replaceAll(/\s(?:xmlns(?::xlink|:svg)?|width|height|role|aria-\w+|class)=(?:"[^"]*"|'[^']*')/g, '')}${own}>`,
  );
}

/**
 * Split a drawing into its panels for use in one page. The first contains all shapes and the description; the others
 * reuse its shapes.
 */
export function inlinePanels(source: string, { name, alt }: { readonly name: string; readonly alt: string }): string[] {
  // The page counts the panels itself.
  const whole = withoutGroups(inlineSvg(source, name, {}), 'd-number').replaceAll(/<view\b[^>]*?\/>/g, '');
  const shapes = whole.replace(/^<svg\b[^>]*>/, '').replace(/<\/svg>$/, '');
  return panelsOf(source).map((viewBox, index) =>
    index === 0
      ? `<svg viewBox="${escapeHtml(viewBox)}" role="img" aria-label="${escapeHtml(alt)}"><g id="${name}--panels">${shapes}</g></svg>`
      : `<svg viewBox="${escapeHtml(viewBox)}" aria-hidden="true"><use href="#${name}--panels"></use></svg>`,
  );
}
