/** Who faints, or is about to; who does not come round is a sign of `general.ts`. */
export const FAINT: readonly string[] = [
  'swoon:now !!habit !!afraid !!benign !!admire',
  'faint about',
  'collapse:now !!habit !!afraid',
  'person faint:told !!chronic !!money',
];
