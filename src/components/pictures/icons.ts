import { icons } from '@iconify-json/lucide';
import type lucide from '@iconify-json/lucide/icons.json';

export type IconName = keyof (typeof lucide)['icons'];

/** How Lucide draws lines; the style sheet says it once for all icons. */
const LINES = ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

/** The shapes of an icon, 24 by 24 units, without the `<svg>` around them. */
export const iconShapes = (name: IconName): string => icons.icons[name]!.body.replace(LINES, '');
