/** The kinds of emergency that the answers recognise; which is the most pressing, `answers/urgent/signs/signs.ts` says. */
export const URGENT_KINDS = [
  'airway',
  'allergy',
  'heart',
  'stroke',
  'selfharm',
  'overdose',
  'sepsis',
  'poison',
  'aspiration',
  'bleeding',
  'swallowing',
  'trauma',
  'avulsion',
  'fever',
  'swelling',
  'lockjaw',
  'numbness',
  'faint',
  'general',
] as const;

export type UrgentKind = (typeof URGENT_KINDS)[number];
