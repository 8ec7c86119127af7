/** The kinds of emergency, each with its own first aid. `general` also stands for an unsure kind. */
export const URGENT_KINDS = [
  'airway',
  'allergy',
  'heart',
  'stroke',
  'selfharm',
  'overdose',
  'hypoglycaemia',
  'sepsis',
  'poison',
  'corrosive',
  'eye',
  'gas',
  'aspiration',
  'bleeding',
  'swallowing',
  'trauma',
  'avulsion',
  'loose',
  'fever',
  'swelling',
  'lockjaw',
  'numbness',
  'faint',
  'general',
] as const;

export type UrgentKind = (typeof URGENT_KINDS)[number];
