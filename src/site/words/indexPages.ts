import { WORDS } from './interfaceWords.ts';

/** The pages that list all pages of a kind; `name` is their name in links. */
export const INDEXES = {
  symptom: {
    name: WORDS.symptoms,
    title: 'Şikâyetinize göre ne yapmalı',
    /** For practices whose symptom pages name signs of an emergency. */
    description:
      'Şikâyetinize en yakın belirtiyi seçin. Gerekiyorsa 112’nin ne zaman aranacağı, ne zaman aynı gün başvurulacağı ve o zamana kadar yapılacaklar yazar.',
  },
  technique: {
    name: WORDS.techniques,
    title: 'Kullandığımız aletler ve yöntemler',
    description:
      'Kullandığımız her alet için bir sayfa var. Ne işe yarar? Siz ne hissedersiniz? Neyi yapamaz? Kısa ve açık yanıtlar orada.',
  },
  comparison: {
    name: WORDS.comparisons,
    title: 'Seçenekler yan yana',
    description:
      'İki yol varsa ikisini yan yana koyduk. Süresi, yararı, sınırı ne? Neye göre seçilir? Kararı hekiminizle birlikte siz verirsiniz.',
  },
  neighborhood: {
    name: WORDS.neighborhoods,
    title: 'Semtinizden bize nasıl gelinir',
  },
} as const;

/** How urgent a symptom is: headings of the page that lists symptoms, and what a symptom begins with below a topic. */
export const SYMPTOM_GROUPS = {
  emergency: { heading: 'Bazen acil olanlar', label: 'Bazen acil' },
  soon: { heading: 'Bazen aynı gün görülmesi gerekenler', label: 'Bazen aynı gün' },
  later: { heading: 'Çoğunlukla bekleyebilenler', label: 'Çoğunlukla bekleyebilir' },
} as const;

export type IndexKind = keyof typeof INDEXES | 'service';
