/** Pixels of a social card. */
export const SIZE = { width: 1200, height: 630 } as const;
