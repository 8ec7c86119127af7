/** Heading of the card of rarer signs, on the emergency page. */
export const RARER_SIGNS = { people: 'Başka 112 belirtileri', animals: 'Başka acil belirtiler' } as const;

/** What to do until the ambulance comes. */
export const FIRST_AID_LABEL = 'ilk yardım';

/** Signs that kill within minutes: breath, heart, brain, consciousness, suicide. */
export const IMMEDIATE_DANGER =
  /nefes|solu[km]|göğüs|göğse|konuşma|yüzde kayma|uyandır|bilinç|bayıl|baygın|nöbet|kendinize zarar|kendine zarar/iu;

/** Heading of the card on what to do before going anywhere. */
export const AT_ONCE = 'Hemen şunu yapın';

/** The first condition of a sign. */
export const CLAUSE = /^.*?s[ae](?:nız|niz)?(?=[\s,;]|$)/u;

export const moreSigns = (count: number): string => `${count} belirti daha`;

/** Label of the link to the same-day card further down the page. */
export const SAME_DAY_SIGNS = 'Aynı gün belirtileri';

/** The public numbers for emergencies and for poison advice, as `tel:` needs them. */
export const EMERGENCY_NUMBER = '112';
export const POISON_NUMBER = '114';

/** Whom to call in an emergency, in texts that also say so; and names of numbers on paper. */
export const EMERGENCY = {
  people: {
    inEmergency: 'Acil durumda 112’yi arayın',
    inShort: 'Acil durumda 112',
    number: 'Ambulans',
    poison: 'Zehir danışma',
  },
  animals: {
    inEmergency: 'Acil durumda bizi arayın',
    inShort: 'Acil durumda bizi arayın',
    number: 'Klinik',
    /** Before the note of the card. */
    message: 'Hemen bizi arayın.',
  },
} as const;

/** Ends the reply to a possible emergency without an answer. */
export const URGENT_FALLBACK = 'Mesaj yazıp yanıt beklemeyin.';
