import { photoNamed } from '#site/picturePaths.ts';
import type { Site } from '#site/site.ts';
import { inlineSvg } from './inlineSvg.ts';
import { photoOf } from './photoHtml.ts';

/**
 * Render a photograph or drawing as decoration of the words beside it.
 * @param use what the picture is used for, which sets its ids apart from those of a larger one
 */
export function smallPicture(site: Site, name: string | undefined, use: string, sizes: string): string | undefined {
  const photo = name && photoNamed(site, name);
  if (photo) return photoOf(photo, '', { sizes });
  const source = name && site.drawings.get(name);
  return source ? inlineSvg(source, `${use}-${name}`, { 'aria-hidden': 'true' }) : undefined;
}
