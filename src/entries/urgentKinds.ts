/** The kinds of emergency that are told apart; each has its own first aid. `general` is also what is unsure. */
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
