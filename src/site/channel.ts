import type { Practice } from '../entries/practice.ts';
import { SINGLE_PAGES } from './addresses.ts';
import { sectionId } from './sectionId.ts';
import { SOCIAL_PLACES, WORDS } from './words.ts';

/** Address that tells how to book. */
export const BOOKING_PATH = `${SINGLE_PAGES['contact']!}#${sectionId(WORDS.booking)}`;

type Reachable = Pick<Practice, 'booking' | 'phone'>;

/**
 * Address that opens the practice's messaging service with a message filled in: WhatsApp, or a link of the practice's
 * own, whose `{message}` is replaced. Undefined where the practice takes no messages.
 */
export function messageUrl({ booking }: Pick<Practice, 'booking'>, message = booking.message): string | undefined {
  const text = encodeURIComponent(message);
  if (booking.whatsapp) return `https://wa.me/${booking.whatsapp.slice(1)}?text=${text}`;
  return booking.link?.replaceAll(MESSAGE, text);
}

/** Where the message goes in a messaging link of the practice's own. */
export const MESSAGE = '{message}';

/** Number behind the messaging service, else the practice's telephone; E.164. */
export const messagingPhone = ({ booking, phone }: Reachable): string => booking.whatsapp ?? phone.e164;

/** A way to reach the practice at a touch; `icon` shows which. */
export interface ContactWay {
  readonly icon: 'messageCircle' | 'phone';
  readonly label: string;
  readonly href: string;
}

/** The ways to reach the practice, the one it prefers first: by message where it takes any, and by telephone. */
export function contactWays(practice: Reachable, message?: string): readonly [ContactWay, ...ContactWay[]] {
  const call: ContactWay = { icon: 'phone', label: WORDS.call, href: `tel:${practice.phone.e164}` };
  const href = messageUrl(practice, message);
  return href ? [{ icon: 'messageCircle', label: messageLabel(href), href }, call] : [call];
}

/** What a link says that opens a messaging service: where it goes, if the service is known by its host. */
export const messageLabel = (href: string): string =>
  (WORDS.messageBy as Readonly<Record<string, string>>)[new URL(href).hostname] ?? WORDS.message;

/** The pages that the practice has at social services. */
export const socialPlaces = ({ social }: Pick<Practice, 'social'>): { label: string; href: string }[] =>
  (Object.keys(SOCIAL_PLACES) as (keyof typeof SOCIAL_PLACES)[]).flatMap((name) =>
    social[name] ? [{ label: SOCIAL_PLACES[name], href: social[name] }] : [],
  );
