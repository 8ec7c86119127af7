import { icons } from '@iconify-json/lucide';
import type { Transport } from '../entries/schemas/neighborhood.ts';

/** Icons of Lucide, by the name that asks for them. */
const NAMES = {
  activity: 'activity',
  arrowDown: 'arrow-down',
  arrowRight: 'arrow-right',
  bookOpen: 'book-open',
  bus: 'bus',
  car: 'car',
  check: 'check',
  chevronDown: 'chevron-down',
  chevronRight: 'chevron-right',
  clock: 'clock',
  externalLink: 'external-link',
  fileText: 'file-text',
  footprints: 'footprints',
  heartHandshake: 'heart-handshake',
  info: 'info',
  mail: 'mail',
  mapPin: 'map-pin',
  menu: 'menu',
  messageCircle: 'message-circle',
  microscope: 'microscope',
  phone: 'phone',
  printer: 'printer',
  plus: 'plus',
  question: 'circle-question-mark',
  scale: 'scale',
  ship: 'ship',
  stethoscope: 'stethoscope',
  train: 'train-front',
  tram: 'tram-front',
  triangleAlert: 'triangle-alert',
  tunnel: 'train-front-tunnel',
  user: 'user-round',
  x: 'x',
} as const;

export type IconName = keyof typeof NAMES;

/** How Lucide draws its lines, which the style sheet says once for all icons. */
const LINES = ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

/**
 * The shapes of an icon, 24 by 24 units, without the `<svg>` round them: the style sheet draws the lines.
 * @throws Error where the icon set no longer holds the icon.
 */
export function iconShapes(name: IconName): string {
  const icon = icons.icons[NAMES[name]];
  if (!icon) throw new Error(`@iconify-json/lucide holds no icon ${NAMES[name]}: see src/components/icons.ts.`);
  return icon.body.replace(LINES, '');
}

export const TRANSPORT_ICONS: Readonly<Record<Transport, IconName>> = {
  walk: 'footprints',
  metro: 'tunnel',
  train: 'train',
  tram: 'tram',
  bus: 'bus',
  ferry: 'ship',
  car: 'car',
};
