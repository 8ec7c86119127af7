/**
 * A fictional eye practice in Ankara as a newcomer gives it to `npm run new -- practice`: three doctors, split hours,
 * no messages, no e-mail.
 */
export const ANKA: readonly string[] = Object.entries({
  name: ['Anka Göz Merkezi'],
  specialty: ['goz-hastaliklari'],
  url: ['https://anka-goz.example'],
  doctor: [
    'Prof. Dr. Ece Numune | Göz hastalıkları uzmanı',
    'Doç. Dr. Mert Deneme | Göz hastalıkları uzmanı',
    'Op. Dr. Su Örnek | Göz hastalıkları uzmanı',
  ],
  province: ['Ankara'],
  district: ['Çankaya'],
  street: ['Numune Caddesi No 8, Kat 3'],
  postcode: ['06690'],
  coordinates: ['39.9030, 32.8600'],
  phone: ['0312 000 00 56'],
  hours: ['Pzt-Cum 09:00-12:00 13:00-18:00', 'Cmt 10:00-14:00'],
  service: ['Katarakt', 'Göz tembelliği', 'Göz kuruluğu'],
}).flatMap(([name, values]) => values.flatMap((value) => [`--${name}`, value]));
