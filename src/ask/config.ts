import { vocabularyOf } from '../entries/vocabulary.ts';
import { SINGLE_PAGES } from '../site/addresses.ts';
import { messageLabel, messageUrl } from '../site/channel.ts';
import { openInEnglish } from '../site/hours.ts';
import type { Site } from '../site/site.ts';
import { together, unbroken, withNumber } from '../site/unbroken.ts';
import { ASK, EMERGENCY_SIGNS, WORDS } from '../site/words.ts';

/** What the ask box knows about the practice in addition to the API's answer. Plain data, addresses as paths. */
export interface AskConfig {
  readonly phone: { readonly e164: string; readonly display: string; readonly label: string };
  /** Opens the practice's usual message: a question tells of somebody's health. Undefined where the practice takes none. */
  readonly message?: { readonly href: string; readonly label: string } | undefined;
  /** Whom to call while the practice is closed. */
  readonly help?: { readonly call: string; readonly label: string } | undefined;
  /** Signs with which to call 112, in one sentence. */
  readonly signs: string;
  /** Pages to choose from by complaint. */
  readonly complaints: readonly { readonly path: string; readonly title: string }[];
  /** Words of the practice's field. */
  readonly words: { readonly complaint: string; readonly readLater: string; readonly answersOnly: string };
  /** The pages of all questions, and of the ways to the practice. */
  readonly faq: string;
  readonly contact: string;
  readonly english: {
    readonly hours: string;
    /** Signs with which to call 112, without the full stop. */
    readonly signs: string;
    /** What to call the practice about. */
    readonly calls: string;
    /** What helps pain while the practice is closed. */
    readonly pain?: string | undefined;
    /** Short forms of answers, by the answer's `id`. */
    readonly answers: Readonly<Record<string, string>>;
  };
}

/** Collect what the ask box needs of a site. */
export function askConfig(site: Site): AskConfig {
  const { practice, complaints, emergencySigns } = site;
  const { phone, whileClosed } = practice;
  const { complaint, readLater, answersOnly, callInEnglish } = vocabularyOf(practice);
  const href = messageUrl(practice);
  const help = whileClosed?.help;
  return {
    phone: { ...phone, label: unbroken(`${WORDS.call}: ${phone.display}`) },
    message: href === undefined ? undefined : { href, label: messageLabel(href) },
    help: help && { call: help.call, label: withNumber(help.label) },
    // The full stop of the signs gives way to what to do.
    signs: emergencySigns?.replace(/\.$/, ':') ?? ASK.wait,
    complaints: complaints.map(({ path, title }) => ({ path, title: together(title) })),
    words: { complaint, readLater, answersOnly },
    faq: SINGLE_PAGES['faq']!,
    contact: SINGLE_PAGES['contact']!,
    english: {
      hours: openInEnglish(practice),
      signs: (site.triage.inShort?.en ?? EMERGENCY_SIGNS).replace(/\.$/, ''),
      calls: callInEnglish,
      pain: whileClosed?.inEnglish,
      answers: site.answersInEnglish,
    },
  };
}
