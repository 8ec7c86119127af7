/** What to do until the ambulance comes. */
export const FIRST_AID_LABEL = 'ilk yardım';

/** Heading of the card on what to do before going anywhere. */
export const AT_ONCE = 'Hemen şunu yapın';

/** Label of the link to the same-day card further down the page. */
export const SAME_DAY_SIGNS = 'Aynı gün belirtileri';

/** The public numbers for emergencies and for poison advice, as `tel:` needs them. */
export const EMERGENCY_NUMBER = '112';
export const POISON_NUMBER = '114';

/**
 * What differs between patients that are people, who have an ambulance, and animals, who have the practice itself.
 * `{number}` and `{display}` are the number to call, `{help}` is whom to call while the practice is closed, and
 * `{atNight}` what to do then.
 */
export const EMERGENCY = {
  people: {
    /** Heading of the card of other signs, and the label of the link to it. */
    others: 'Şu durumlarda da hemen 112’yi arayın ya da hastanenin acil servisine gidin',
    othersJump: 'Başka acil belirtiler',
    /** In texts that do not otherwise mention emergencies, in full and in few words. */
    inEmergency: 'Acil durumda 112’yi arayın',
    inShort: 'Acil durumda 112',
    /** Names of numbers on paper. */
    onPaper: { call: 'Ambulans', poison: 'Zehir danışma' },
    english: {
      /** Follows the signs. */
      action: 'call {number} at once',
      /** Signs, if the content names none. */
      signs: 'Trouble breathing or swallowing, a spreading swelling, bleeding that does not stop',
      /** For agents: whom a person should call first, and what the signs of an emergency require. */
      first: 'call {number}',
      care: 'Call {number} or go to the emergency department of a hospital at once',
    },
  },
  animals: {
    others: 'Başka acil belirtiler',
    othersJump: 'Başka acil belirtiler',
    inEmergency: 'Acil durumda bizi arayın',
    inShort: 'Acil durumda bizi arayın',
    onPaper: { call: 'Klinik', poison: undefined },
    english: {
      action: 'call {display} at once; if we are closed, {atNight}',
      signs:
        'Hard breathing, a seizure, something poisonous eaten, a hard blow or fall, a swollen belly, bleeding that does not stop, no urine',
      first: 'call the practice ({number}), or, while it is closed, {help}',
      care: 'Call the practice, or, while it is closed, {help}, at once',
    },
  },
} as const;

/** First words about an animal in an emergency, before the note of the card. */
export const CALL_US = 'Hemen bizi arayın.';

export const NIGHT_CLINIC = 'a veterinary clinic that is open at night';

/** Before the telephone number of the practice, for what is no emergency. */
export const OTHERWISE_CALL = 'Değilse açık saatlerimizde';

/** Ends the reply to a possible emergency without an answer. */
export const URGENT_FALLBACK = 'Mesaj yazıp yanıt beklemeyin.';

/** What the heading of a card begins with, before what to do. */
export const WITHOUT_SIGNS = /^Şu (?:durum|hâl)larda\s+(?:da\s+)?/u;
