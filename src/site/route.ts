import type { Practice } from '../entries/schemas/practice.ts';

/** Get the URL of directions to the practice: Google's "Maps URLs". */
export function routeUrl({ geo: { latitude, longitude } }: Pick<Practice, 'geo'>): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}
