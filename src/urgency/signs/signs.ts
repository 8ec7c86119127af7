import type { Kind } from '../kinds.ts';
import { AIRWAY } from './airway.ts';
import { ALLERGY } from './allergy.ts';
import { ASPIRATION } from './aspiration.ts';
import { AVULSION } from './avulsion.ts';
import { BLEEDING } from './bleeding.ts';
import { FAINT } from './faint.ts';
import { FEVER } from './fever.ts';
import { GENERAL } from './general.ts';
import { HEART } from './heart.ts';
import { LOCKJAW } from './lockjaw.ts';
import { NUMBNESS } from './numbness.ts';
import { OVERDOSE } from './overdose.ts';
import { POISON } from './poison.ts';
import { SELF_HARM } from './selfHarm.ts';
import { SEPSIS } from './sepsis.ts';
import { STROKE } from './stroke.ts';
import { SWALLOWING } from './swallowing.ts';
import { SWELLING } from './swelling.ts';
import { TRAUMA } from './trauma.ts';

/**
 * What makes a question urgent, kind by kind, the most pressing first: where a question tells of several, the first is named. Allergy
 * and heart go before hard breathing, as they say more of what to do about it. A sign is words of one clause, in any order, for each part. A word is a class of the lexicon,
 * `a|b` one of two. Of itself it must be said to be so; `:any` takes it however it is spoken of, `:no` where it is denied
 * ("does not", "cannot"), `:unable` only "cannot", `:now` only what goes on. Parts joined by `+` may be anywhere in the question;
 * a part that begins with `~` may run over the end of a clause. `!a` takes a sign back where that stands in the same clause,
 * `!!a` wherever it stands in the question. It takes back this sign only.
 */
export const SIGNS: Readonly<Record<Kind, readonly string[]>> = {
  allergy: ALLERGY,
  heart: HEART,
  airway: AIRWAY,
  stroke: STROKE,
  selfharm: SELF_HARM,
  overdose: OVERDOSE,
  sepsis: SEPSIS,
  poison: POISON,
  aspiration: ASPIRATION,
  bleeding: BLEEDING,
  swallowing: SWALLOWING,
  trauma: TRAUMA,
  avulsion: AVULSION,
  fever: FEVER,
  swelling: SWELLING,
  lockjaw: LOCKJAW,
  numbness: NUMBNESS,
  faint: FAINT,
  general: GENERAL,
};

/** The kinds of emergency, the most pressing first. */
export const KIND_NAMES: readonly Kind[] = Object.keys(SIGNS) as Kind[];
