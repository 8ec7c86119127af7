/**
 * A text whose telephone number stays on one line: broken over two it is misread. Words before it may be on the line
 * above, where a line is too short for both.
 */
export const unbroken = (text: string): string =>
  text.replaceAll(' ', '\u00a0').replaceAll(/(?<=\p{L}:?\u00a0)(?=[\d(+])/gu, '\u200b');

/** A text in which no line begins with a number: it stays with the word before it. */
export const withNumber = (text: string): string => text.replaceAll(/ (?=\d)/g, '\u00a0');

/**
 * A text whose parts that belong together stay on one line: a Turkish question particle (mi and its forms) with the
 * word before it, and the two sides of a slash, as in "Konak/İzmir".
 */
export const together = (text: string): string => withParticles(text).replaceAll(/(?<=\p{L})\/(?=\p{L})/gu, '/\u2060');

/** A text, or HTML, in which no line begins with a question particle. */
export const withParticles = (text: string): string => text.replaceAll(PARTICLE, '\u00a0');

const PARTICLE =
  / (?=m[i\u0131u\u00fc](?:yi[mz]|y\u0131[mz]|sin(?:iz)?|s\u0131n(?:\u0131z)?|d[i\u0131u\u00fc]r)?(?!\p{L}))/gu;
