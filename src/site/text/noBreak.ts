/** Keep a telephone number on one line; words before it may be on the line above. */
export const noBreakPhone = (text: string): string =>
  text.replaceAll(' ', '\u00a0').replaceAll(/(?<=\p{L}:?\u00a0)(?=[\d(+])/gu, '\u200b');

/** Keep a short number with the word before it; a whole telephone number stays on one line of its own. */
export const noBreakNumber = (text: string): string =>
  text.replaceAll(/ (?=\d)/g, '\u00a0').replaceAll(/(?<=\D\u00a0)(?=[\d\u00a0]{7,})/g, '\u200b');

/**
 * Keep a Turkish question particle and a middle dot with the word before it, and both sides of a slash ("Konak/İzmir")
 * on one line.
 */
export const noBreakTitle = (text: string): string =>
  noBreakParticles(text)
    .replaceAll(/(?<=\p{L})\/(?=\p{L})/gu, '/\u2060')
    .replaceAll(' · ', '\u00a0· ');

/** Keep a number with its unit, in HTML. */
export const noBreakUnits = (html: string): string =>
  html.replaceAll(/(?<=\d) (?=(?:°C|m[gm]|%)(?![\p{L}\d]))/gu, '\u00a0');

/** Keep question particles with the word before them, in text or HTML. */
export const noBreakParticles = (text: string): string => text.replaceAll(PARTICLE, '\u00a0');

const PARTICLE =
  / (?=m[i\u0131u\u00fc](?:yi[mz]|y\u0131[mz]|sin(?:iz)?|s\u0131n(?:\u0131z)?|d[i\u0131u\u00fc]r)?(?!\p{L}))/gu;
