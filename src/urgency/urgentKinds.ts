/** What differs between kinds of emergency besides their first aid. */
interface Properties {
  /** Whether it kills within minutes, whatever else a practice knows of the question. */
  readonly killsAtOnce?: boolean;
  /** Whether its first aid speaks of fever or swelling, so that what a question says of them chooses among these. */
  readonly dependsOnFever?: boolean;
  /** Of which kind it is if the question does not name the mouth. */
  readonly kindOutsideMouth?: string;
}

/**
 * The kinds of emergency, each with its own first aid. Of two that a question may be of, the first here goes before the
 * other: it kills sooner, or its words say more exactly what to do.
 */
const KINDS = {
  clot: {},
  arrest: { killsAtOnce: true },
  corrosive: {},
  choking: { killsAtOnce: true },
  seizure: {},
  // Its certain phrases tell of somebody who cannot be woken. It is also used if no kind is likely.
  general: { dependsOnFever: true },
  danger: {},
  hyperglycaemia: {},
  sepsis: {},
  venom: {},
  gas: {},
  hypoglycaemia: {},
  bite: {},
  assault: {},
  avulsion: { kindOutsideMouth: 'trauma' },
  loose: { kindOutsideMouth: 'trauma' },
  allergy: {},
  airway: { killsAtOnce: true },
  selfharm: {},
  pregnancy: {},
  swallowing: {},
  bleeding: {},
  wound: {},
  overdose: {},
  eye: {},
  burn: {},
  stroke: {},
  heart: {},
  trauma: {},
  infection: { dependsOnFever: true },
  swelling: { dependsOnFever: true },
  fever: { dependsOnFever: true },
  lockjaw: { kindOutsideMouth: 'general' },
  numbness: {},
  faint: {},
  aspiration: {},
  medicine: {},
  poison: {},
} as const satisfies Readonly<Record<string, Properties>>;

export type UrgentKind = keyof typeof KINDS;

export const URGENT_KINDS = Object.keys(KINDS) as UrgentKind[];

export const propertiesOf = (kind: UrgentKind): Properties & { readonly kindOutsideMouth?: UrgentKind } => KINDS[kind];

/** Get the first of some kinds in the order of `URGENT_KINDS`. */
export const mostUrgent = (...kinds: readonly (UrgentKind | undefined)[]): UrgentKind | undefined =>
  URGENT_KINDS.find((kind) => kinds.includes(kind));
