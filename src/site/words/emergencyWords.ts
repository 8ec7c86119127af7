/** What to do until the ambulance comes. */
export const FIRST_AID_LABEL = 'ilk yardım';

/** Label of the link past a list of signs to questions on first aid. */
export const FIRST_AID_STEPS = 'İlk yardım adımları';

/** Label of the link from the other signs of an emergency to the page with the main ones. */
export const FIRST_LIST = 'Önce bu listeye bakın';

/** Heading of the card on what to do before going anywhere. */
export const AT_ONCE = 'Hemen şunu yapın';

/** Label of the link to the same-day card further down the page. */
export const SAME_DAY_SIGNS = 'Aynı gün belirtileri';

/** The public numbers for emergencies and for poison advice, as `tel:` needs them. */
export const EMERGENCY_NUMBER = '112';
export const POISON_NUMBER = '114';

/** Words about emergencies, for which there is an ambulance. */
export const EMERGENCY = {
  /** Heading of the card of other signs, and the label of the link to it. */
  others: 'Bunlarda da hemen 112’yi arayın ya da acile gidin',
  othersJump: 'Başka acil belirtiler',
  /** In texts that do not otherwise mention emergencies, in full and in few words. */
  inEmergency: 'Acil durumda 112’yi arayın',
  inShort: 'Acil durumda 112',
  /** Names of numbers on paper. */
  onPaper: { call: 'Ambulans', poison: 'Zehir danışma' },
  english: {
    /** Follows the signs. */
    action: 'call 112 at once',
    /** Signs, if the content names none. */
    signs: 'Trouble breathing or swallowing, chest pain, fainting, heavy bleeding, a spreading swelling or poisoning',
    /** For agents: whom a person should call first. */
    first: 'call 112',
  },
} as const;

/** Before the telephone number of the practice, for what is no emergency. */
export const OTHERWISE_CALL = 'Değilse açık saatlerimizde';

/** Ends the reply to a possible emergency without an answer. */
export const URGENT_FALLBACK = 'Mesaj yazıp yanıt beklemeyin.';
