import type { Practice } from '../entries/practice.ts';

/** Address that opens the way to the practice in a maps app, else in the browser: Google's "Maps URLs", directions. */
export function routeUrl({ geo: { latitude, longitude } }: Pick<Practice, 'geo'>): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}
