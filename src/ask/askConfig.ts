import { vocabularyOf } from '#content/vocabulary.ts';
import { openInEnglish } from '#hours/hoursTexts.ts';
import { PAGE_PATHS, pathOf } from '#site/addresses.ts';
import { emergencyCall } from '#site/emergency/emergencyCall.ts';
import { contactWays } from '#site/practice/contactWays.ts';
import type { Site } from '#site/site.ts';
import { noBreakNumber, noBreakPhone, noBreakTitle } from '#site/text/noBreak.ts';
import { EMERGENCY } from '#site/words/emergencyWords.ts';
import { ASK, WORDS } from '#site/words/interfaceWords.ts';

/** What the question box knows about the practice beyond the API's answer. Plain data; addresses are paths. */
export interface AskConfig {
  readonly phone: { readonly e164: string; readonly display: string; readonly label: string };
  /** In the practice's order. A message is the usual one, without the question: it is about somebody's health. */
  readonly ways: readonly { readonly href: string; readonly label: string }[];
  /** Whom to call while the practice is closed. */
  readonly help?: { readonly call: string; readonly label: string } | undefined;
  /** What to do while the practice is closed. */
  readonly advice?: { readonly path: string; readonly title: string } | undefined;
  /** Whom to call in an emergency. */
  readonly emergency: {
    readonly number: string;
    readonly label: string;
    readonly inEmergency: string;
    /** Whether a page of the practice says what to do. */
    readonly hasPage: boolean;
  };
  /** Signs of an emergency, in one sentence. */
  readonly signs: string;
  readonly complaints: readonly { readonly path: string; readonly title: string }[];
  /** Words of the practice's field. */
  readonly words: { readonly complaint: string; readonly readLater: string; readonly answersOnly: string };
  readonly faq: string;
  readonly contact: string;
  readonly english: {
    readonly hours: string;
    /** Signs of an emergency and what to do, without full stops. */
    readonly signs: string;
    /** What to call the practice about. */
    readonly calls: string;
    /** What helps against pain while the practice is closed. */
    readonly pain?: string | undefined;
  };
}

/** Collect what the question box needs of a site. */
export function askConfig(site: Site): AskConfig {
  const { practice, complaints, triage } = site;
  const { phone, whileClosed } = practice;
  const { complaint, readLater, answersOnly, callInEnglish } = vocabularyOf(practice);
  const call = noBreakPhone(`${WORDS.call}: ${phone.display}`);
  const help = whileClosed?.help;
  const { number, label } = emergencyCall(practice);
  return {
    phone: { ...phone, label: call },
    ways: contactWays(practice).map((offer) => ({
      href: offer.href,
      label: offer.way === 'telephone' ? call : offer.label,
    })),
    help: help && { call: help.call, label: noBreakNumber(help.label) },
    advice: whileClosed && { path: pathOf(whileClosed.to), title: whileClosed.label },
    emergency: {
      number,
      label: noBreakPhone(label),
      inEmergency: noBreakPhone(EMERGENCY.inEmergency),
      hasPage: site.emergencyPath !== undefined,
    },
    // What to do follows the colon.
    signs: triage.inShort?.text.replace(/\.$/, ':') ?? ASK.wait,
    complaints: complaints.map(({ path, title }) => ({ path, title: noBreakTitle(title) })),
    words: { complaint, readLater, answersOnly },
    faq: PAGE_PATHS.faq,
    contact: PAGE_PATHS.contact,
    english: {
      hours: openInEnglish(practice),
      signs: (triage.inShort?.en ?? EMERGENCY.english.signs).replace(/\.$/, ''),
      calls: callInEnglish,
      pain: whileClosed?.inEnglish,
    },
  };
}
