import activity from 'lucide-static/icons/activity.svg?raw';
import arrowRight from 'lucide-static/icons/arrow-right.svg?raw';
import bookOpen from 'lucide-static/icons/book-open.svg?raw';
import bus from 'lucide-static/icons/bus.svg?raw';
import car from 'lucide-static/icons/car.svg?raw';
import check from 'lucide-static/icons/check.svg?raw';
import chevronDown from 'lucide-static/icons/chevron-down.svg?raw';
import chevronRight from 'lucide-static/icons/chevron-right.svg?raw';
import clock from 'lucide-static/icons/clock.svg?raw';
import externalLink from 'lucide-static/icons/external-link.svg?raw';
import fileText from 'lucide-static/icons/file-text.svg?raw';
import footprints from 'lucide-static/icons/footprints.svg?raw';
import heartHandshake from 'lucide-static/icons/heart-handshake.svg?raw';
import info from 'lucide-static/icons/info.svg?raw';
import mail from 'lucide-static/icons/mail.svg?raw';
import mapPin from 'lucide-static/icons/map-pin.svg?raw';
import menu from 'lucide-static/icons/menu.svg?raw';
import messageCircle from 'lucide-static/icons/message-circle.svg?raw';
import microscope from 'lucide-static/icons/microscope.svg?raw';
import phone from 'lucide-static/icons/phone.svg?raw';
import printer from 'lucide-static/icons/printer.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import question from 'lucide-static/icons/circle-question-mark.svg?raw';
import scale from 'lucide-static/icons/scale.svg?raw';
import ship from 'lucide-static/icons/ship.svg?raw';
import stethoscope from 'lucide-static/icons/stethoscope.svg?raw';
import train from 'lucide-static/icons/train-front.svg?raw';
import tram from 'lucide-static/icons/tram-front.svg?raw';
import triangleAlert from 'lucide-static/icons/triangle-alert.svg?raw';
import tunnel from 'lucide-static/icons/train-front-tunnel.svg?raw';
import user from 'lucide-static/icons/user-round.svg?raw';
import x from 'lucide-static/icons/x.svg?raw';
import type { Transport } from '../entries/neighborhood.ts';
import type { PageKind } from '../site/page.ts';

const SOURCES = {
  activity,
  arrowRight,
  bookOpen,
  bus,
  car,
  check,
  chevronDown,
  chevronRight,
  clock,
  externalLink,
  fileText,
  footprints,
  heartHandshake,
  info,
  mail,
  mapPin,
  menu,
  messageCircle,
  microscope,
  phone,
  plus,
  printer,
  question,
  scale,
  ship,
  stethoscope,
  train,
  tram,
  triangleAlert,
  tunnel,
  user,
  x,
} as const;

export type IconName = keyof typeof SOURCES;

/** The shapes of an icon, 24 by 24 units, without the `<svg>` round them: the style sheet draws the lines. */
export const iconShapes = (name: IconName): string =>
  SOURCES[name]
    .replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '')
    .replaceAll(/>\s+</g, '><')
    .trim();

export const TRANSPORT_ICONS: Readonly<Record<Transport, IconName>> = {
  walk: 'footprints',
  metro: 'tunnel',
  train: 'train',
  tram: 'tram',
  bus: 'bus',
  ferry: 'ship',
  car: 'car',
};

export const KIND_ICONS: Readonly<Record<PageKind, IconName>> = {
  home: 'heartHandshake',
  about: 'user',
  contact: 'mapPin',
  service: 'stethoscope',
  page: 'stethoscope',
  'blog-index': 'bookOpen',
  'blog-post': 'bookOpen',
  'faq-index': 'question',
  'faq-category': 'question',
  neighborhood: 'mapPin',
  'service-neighborhood': 'mapPin',
  comparison: 'scale',
  symptom: 'activity',
  technique: 'microscope',
  developers: 'fileText',
};
