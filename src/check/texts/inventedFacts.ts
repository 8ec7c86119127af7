import type { Finding } from '#content/finding.ts';
import { findingIn, type Passage } from '../passages.ts';

/**
 * Facts of an invented practice: addresses reserved for examples (RFC 2606) and sample DOIs, numbers that no subscriber
 * in Türkiye has, and the sample of ORCID itself.
 */
const INVENTED =
  /(?:https?:\/\/|mailto:|www\.|@)[\w.@-]{0,80}\.(?:example|test|invalid)(?![\w-])|\b10\.5555\/|\+90\d{3}[01]\d{6}|\b0000-0002-1825-0097\b/gi;

/** Tell whether an address or number is reserved, so that it belongs to nobody. */
export const isInvented = (text: string): boolean => text.search(INVENTED) >= 0;

/** Reject what is left of an invented practice in the texts of a real one. */
export const inventedFactFindings = (passage: Passage): Finding[] =>
  [...passage.text.matchAll(INVENTED)].map(({ 0: text, index }) =>
    findingIn(
      passage,
      index,
      `${JSON.stringify(text)} is left from an invented practice and belongs to nobody; write the practice's own, or remove it`,
    ),
  );
