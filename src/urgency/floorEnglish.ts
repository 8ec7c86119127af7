import type { UrgentKind } from '../entries/schemas/urgentKinds.ts';
import { PILLS_EN } from './floorWords.ts';

/** The English rows of the floor. */
export const FLOOR_ENGLISH: Readonly<Partial<Record<UrgentKind, readonly string[]>>> = {
  airway: [
    'cant/cannot/not breathe',
    'been able to breathe !if/have',
    'havent/hasnt/not been able to breathe',
    'cant/cannot get air/breath',
    'is/are/keeps? not breathing',
    'stopped breathing',
    'soot in/on/around .. nose/mouth/nostrils',
    'baby/son/daughter/child/lips/she/he/toddler .. blue/purple !eyes/bruise*/knee',
  ],
  choking: ['is/are choking !with/me'],
  allergy: ['throat is? closing/swelling'],
  heart: ['having a heart attack', 'crushing .. chest'],
  stroke: ['face is? drooping/drooped', 'having a stroke'],
  selfharm: ['suicid* !prevention/film/movie/book/disease/was', 'kill/killing/hurt/hurting myself', 'want to die'],
  overdose: [
    `took/taken/swallowed/ate 6-400 of/tablets/pills? my/the/of/tablets? co? ${PILLS_EN}`,
    'overdosed !last/ago/back',
    'took/swallowed .. bottle/handful of',
  ],
  hypoglycaemia: ['having a hypo'],
  hyperglycaemia: [
    'sugar/glucose .. 250-900 .. .. vomit*/sick/sleepy/drowsy/acetone/stomach/belly',
    'breath .. acetone',
  ],
  corrosive: ['drank/swallowed .. acid/caustic/lye'],
  poison: ['drank/swallowed .. bleach/cleaner/antifreeze/poison/detergent'],
  eye: [
    'bleach/acid/chemical*/cleaner/detergent/gel/glue/liquid/soap .. in/into my/his/her/the eye/eyes',
    'splashed/squirted in/into my/his/her/the eye/eyes !water',
  ],
  gas: ['carbon monoxide alarm/poison*'],
  aspiration: ['swallowed .. battery/magnet*/needle/pin/screw/file/blade'],
  bleeding: [
    'black tarry stool*',
    'bleeding .. wont/not/doesnt/isnt stop* !brush*/floss*',
    'vomiting/coughing/spurting blood',
  ],
  swallowing: ['tongue is? swelling/swollen'],
  swelling: ['face/cheek/neck/skin .. crackl* !jaw/joint'],
  infection: [
    'swelling/swollen/swelled .. .. fever/feverish/temperature !no/not/without/if/isnt/dont/nor/normal',
    'fever/feverish/temperature .. .. swelling/swollen/swelled !no/not/without/if/isnt/dont/nor/normal',
  ],
  wound: ['stabbed/shot in', 'finger/thumb/hand/toe cut? is/was/got? chopped/cut? off'],
  assault: ['husband/boyfriend/partner/father/he hit/hits/punched/beats/beat me/my'],
  bite: ['dog/snake/bat bit my/me/her/his'],
  avulsion: ['tooth is/was/got/has? been? knocked out'],
  fever: ['chemo* .. fever/temperature !no/if/without', 'newborn/1/2 month/months? old? .. fever !no/if/without'],
  seizure: ['having a seizure/fit'],
  pregnancy: ['baby is coming !month*/week*'],
  general: ['wont/not wake up !alarm/early', 'is/was/found? unconscious/unresponsive', 'no pulse'],
};
