import type { UrgentKind } from '../entries/schemas/urgentKinds.ts';

/** The English rows of the floor. */
export const FLOOR_ENGLISH: Readonly<Partial<Record<UrgentKind, readonly string[]>>> = {
  arrest: [
    'isnt/not breathing !through/well/nose/comfortably/i/im/choking/stuck',
    'stopped breathing !i/im/once/choking/stuck',
    'no/cant/cannot find? a/any/the? pulse/heartbeat !i',
    'collapsed .. .. gasping/unresponsive',
    'gasping .. .. unresponsive/respond/react/reaction/response/awake',
  ],
  airway: [
    'cant/cannot/not breathe',
    'been able to breathe !if/have',
    'havent/hasnt/not been able to breathe',
    'cant/cannot get air/breath',
    'baby/son/daughter/child/lips/she/he/toddler .. blue/purple !eyes/bruise*/knee',
  ],
  choking: ['is/are choking !with/me'],
  allergy: ['throat is? closing/swelling'],
  heart: ['having a heart attack', 'crushing .. chest'],
  stroke: ['face is? drooping/drooped', 'having a stroke'],
  selfharm: ['suicid* !prevention/film/movie/book/disease/was', 'kill/killing/hurt/hurting myself', 'want to die'],
  overdose: [
    'took/taken/swallowed/ate 6-400 of/tablets/pills? my/the/of/tablets? co? PILLS_EN',
    'overdosed !last/ago/back',
    'took/swallowed .. bottle/handful of',
  ],
  medicine: [
    'pregnant .. .. took/taken/had A NSAID_EN !can/if/should',
    'gave .. baby/toddler/son/daughter/child/kid/old .. aspirin* !can/if/should',
    'warfarin/eliquis/xarelto/pradaxa/thinner/thinners .. .. took/taken/had A NSAID_EN !can/if/should',
  ],
  hypoglycaemia: ['having a hypo'],
  hyperglycaemia: [
    'sugar/glucose .. 250-900 .. .. vomit*/sick/sleepy/drowsy/acetone/stomach/belly',
    'breath .. acetone',
  ],
  corrosive: ['drank/swallowed .. hypochlorite/descaler/drain/oven', 'drank/swallowed .. acid/caustic/lye'],
  poison: ['drank/swallowed .. bleach/cleaner/antifreeze/poison/detergent'],
  eye: [
    'bleach/acid/chemical*/cleaner/detergent/gel/glue/liquid/soap .. in/into my/his/her/the eye/eyes',
    'splashed/squirted in/into my/his/her/the eye/eyes !water',
  ],
  gas: ['carbon monoxide alarm/poison*'],
  aspiration: [
    'swallowed .. crown/filling/tooth/veneer/bracket !afraid/if/might/toothpaste',
    'swallowed .. battery/magnet*/needle/pin/screw/file/blade',
  ],
  bleeding: [
    'black/tarry/dark stools? .. .. ibuprofen*/naproxen*/aspirin*/advil/painkiller*',
    'stool*/stools .. black !iron',
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
  danger: [
    'knife/gun/axe .. at/to/on me/us !myself',
    'has/have/with/holding a? knife/gun/axe/weapon !myself/himself/herself/i/dentist*',
    'breaking/broke into/in .. house/home/flat/apartment/gun/knife/hiding',
  ],
  assault: ['husband/boyfriend/partner/father/he hit/hits/punched/beats/beat me/my'],
  venom: ['snake/viper/scorpion bit/bite/bites/stung/sting', 'bitten/stung by a/the? snake/viper/scorpion'],
  burn: ['face .. burn*/burnt .. throat/voice/hoarse', 'soot in/on/around .. nose/mouth/nostrils'],
  bite: ['dog/bat bit my/me/her/his'],
  avulsion: ['tooth is/was/got/has? been? knocked out'],
  loose: [
    'fell/hit/blow/kicked/punched/bumped .. .. tooth/teeth .. loose/wobbly/wobbles',
    'tooth/teeth .. loose/wobbly .. .. fell/hit/blow/kicked/punched/bumped',
  ],
  fever: ['chemo* .. fever/temperature !no/if/without', 'newborn/1/2 month/months? old? .. fever !no/if/without'],
  seizure: ['having a seizure/fit'],
  pregnancy: ['baby is coming !month*/week*'],
  general: [
    'jaw .. tired/tires/ache/aches/hurts chewing/chew/when .. .. .. .. eye/sight/vision',
    'wont/not wake up !alarm/early',
    'is/was/found? unconscious/unresponsive',
  ],
};
