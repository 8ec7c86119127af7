/** Icons by the place that asks for them; sizes in pixels. */
export const ICONS = {
  svg: '/favicon.svg',
  ico: '/favicon.ico',
  apple: '/apple-touch-icon.png',
  small: '/icon-192.png',
  large: '/icon-512.png',
} as const;

export const MANIFEST = '/site.webmanifest';
