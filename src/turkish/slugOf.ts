import { foldTurkish } from './foldTurkish.ts';

/**
 * Make a slug: lower-case ASCII words by Turkish folding, joined by hyphens; cut to `max` characters, between words if
 * possible.
 */
export function slugOf(text: string, max = 60): string {
  const slug = foldTurkish(text.replaceAll(/[’'](?=\p{L})|\u{AD}/gu, ''))
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return slug.length <= max
    ? slug
    : slug
        .slice(0, max + 1)
        .replace(/-[^-]*$/, '')
        .slice(0, max);
}
