import { ACCIDENTS } from './accidents.ts';
import { ALLERGY } from './allergy.ts';
import { BLEEDING } from './bleeding.ts';
import { BODY } from './body.ts';
import { BREATHING } from './breathing.ts';
import { CONSCIOUSNESS } from './consciousness.ts';
import { CONTEXT } from './context.ts';
import { FEVER } from './fever.ts';
import { HEART } from './heart.ts';
import { PEOPLE } from './people.ts';
import { POISON } from './poison.ts';
import { SELF_HARM } from './selfHarm.ts';
import { SWALLOWED } from './swallowed.ts';
import { SWELLING } from './swelling.ts';

/** What words of patients name: parts of the body, what befalls them, how, and what it comes from. A class is in one group only. */
export const LEXICON = {
  ...BODY,
  ...SWELLING,
  ...BREATHING,
  ...BLEEDING,
  ...ACCIDENTS,
  ...HEART,
  ...ALLERGY,
  ...POISON,
  ...SWALLOWED,
  ...FEVER,
  ...SELF_HARM,
  ...CONSCIOUSNESS,
  ...PEOPLE,
  ...CONTEXT,
};

export type ClassName = keyof typeof LEXICON;
