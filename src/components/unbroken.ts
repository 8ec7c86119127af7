/** A telephone number that stays on one line: broken over two it is misread. */
export const unbroken = (number: string): string => number.replaceAll(' ', '\u00a0');
