/** The kinds of emergency, each with its own first aid; `general` is also used when the kind is uncertain. */
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
