/** The first question about a practice, for programs that look for one. */
export const locationQuestion = (practice: string): string => `${practice} nerede, nasıl randevu alırım?`;

/** Questions that the facts of practice.yaml answer; `known` finds them in content. */
export const FACT_QUESTIONS = {
  hours: {
    key: 'ne-zaman-acik',
    known: /çalışma saat|açık mısınız|açıksınız|kaçta aç/iu,
    question: 'Hangi gün ve saatlerde açıksınız?',
    phrasings: [
      'çalışma saatleriniz nedir',
      'pazar günü açık mısınız',
      'cumartesi açık mısınız',
      'hafta sonu açık mısınız',
      'bugün açık mısınız',
      'şu an açık mısınız',
      'kaçta açılıyorsunuz',
      'kaçta kapanıyorsunuz',
      'kaça kadar açıksınız',
      'öğle arası var mı',
      'akşam saat kaça kadar çalışıyorsunuz',
      'what are your opening hours',
      'are you open on sunday',
    ],
  },
  languages: {
    key: 'konusulan-diller',
    known: /ingilizce|(?:hangi|yabancı) dil|english/iu,
    question: 'Hangi dilleri konuşuyorsunuz?',
    phrasings: ['yabancı dil biliyor musunuz', 'hangi dilde konuşabilirim', 'which languages do you speak'],
    byName: (name: string, english: string) => [
      `${name} konuşuyor musunuz`,
      `${name} bilen var mı`,
      `do you speak ${english}`,
    ],
    answer: (names: string) => `Konuştuğumuz diller: ${names}.`,
  },
} as const;
