import { type Practice, type Way, WAYS } from '#content/schemas/practiceFile.ts';
import { sectionId } from '#markdown/ids.ts';
import { PAGE_PATHS } from '../addresses.ts';
import { SOCIAL_PLACES, WORDS } from '../words/interfaceWords.ts';

/** The section of the contact page on how to book. */
export const BOOKING_PATH = `${PAGE_PATHS.contact}#${sectionId(WORDS.booking)}`;

type Reachable = Pick<Practice, 'booking' | 'phone'>;

/**
 * Get the URL that opens a prepared message: in WhatsApp, or by the practice's own link, whose `{message}` is replaced.
 * Undefined if the practice takes no messages.
 */
export function messageUrl({ booking }: Pick<Practice, 'booking'>, message = booking.message): string | undefined {
  // A parenthesis would end the address of a Markdown link.
  const text = encodeURIComponent(message).replaceAll('(', '%28').replaceAll(')', '%29');
  if (booking.whatsapp) return `https://wa.me/${booking.whatsapp.slice(1)}?text=${text}`;
  return booking.link?.replaceAll(MESSAGE, text);
}

/**
 * Get the URL that opens a prepared request to be called back, with the placeholder `{when}`, percent-encoded. It asks
 * for name and number only, so that it tells of no complaint.
 */
export const callbackUrl = (practice: Pick<Practice, 'booking'>): string | undefined =>
  messageUrl(practice, WORDS.callback.message);

/** Placeholder in a practice's own messaging link. */
const MESSAGE = '{message}';

/** Get the number for messages, else the telephone; E.164. */
export const messagingPhone = ({ booking, phone }: Reachable): string => booking.whatsapp ?? phone.e164;

interface ContactWay {
  readonly way: Way;
  readonly icon: 'calendar-check' | 'message-circle' | 'phone';
  readonly label: string;
  readonly href: string;
}

/**
 * Get the links to reach the practice, in its order of preference: its appointment system and messages, if it has them,
 * and the telephone. A message other than the usual one is no patient's: without the appointment system.
 */
export function contactWays({ booking, phone }: Reachable, message = booking.message): readonly ContactWay[] {
  const { online, preferred } = booking;
  const href = messageUrl({ booking }, message);
  const offered: ContactWay[] = [
    ...(online && message === booking.message
      ? [{ way: 'online', icon: 'calendar-check', label: WORDS.bookOnline, href: online } as const]
      : []),
    { way: 'telephone', icon: 'phone', label: phone.display, href: `tel:${phone.e164}` },
    ...(href ? [{ way: 'message', icon: 'message-circle', label: messageLabel(href), href } as const] : []),
  ];
  return [...new Set([...preferred, ...WAYS])].flatMap((way) => offered.filter((offer) => offer.way === way));
}

/** Get the label of a messaging link, which names the service if its host is known. */
const messageLabel = (href: string): string =>
  (WORDS.messageBy as Readonly<Record<string, string>>)[new URL(href).hostname] ?? WORDS.message;

/** Get the practice's pages elsewhere, besides those that the API names one by one. */
export const pagesElsewhere = ({ sameAs, social }: Pick<Practice, 'sameAs' | 'social'>): string[] => [
  ...new Set([...sameAs, ...[social.youtube, social.facebook, social.linkedin].flatMap((page) => page ?? [])]),
];

export const socialProfiles = ({ social }: Pick<Practice, 'social'>): { label: string; href: string }[] =>
  (Object.keys(SOCIAL_PLACES) as (keyof typeof SOCIAL_PLACES)[]).flatMap((name) =>
    social[name] ? [{ label: SOCIAL_PLACES[name], href: social[name] }] : [],
  );

/** Get the URL of a map with the practice on it: Google's "Maps URLs". */
export const mapUrl = ({ geo: { latitude, longitude } }: Pick<Practice, 'geo'>): string =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;

/** Get the URL of directions to the practice: Google's "Maps URLs". */
export function routeUrl({ geo: { latitude, longitude } }: Pick<Practice, 'geo'>): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}
