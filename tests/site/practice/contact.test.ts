import { expect, it } from 'vitest';
import { contactWays } from '../../../src/site/practice/contact.ts';

const phone = { e164: '+902320000012', display: '0232 000 00 12' };
const booking = { message: 'Merhaba', instructions: '', emergency: 'pages/contact' };

it.each([
  [{ whatsapp: '+902320000012' }, 'WhatsApp’tan yazın'],
  [{ link: 'https://t.me/klinik?text={message}' }, 'Telegram’dan yazın'],
  [{ link: 'https://signal.me/#p/+902320000012' }, 'Signal’dan yazın'],
  [{ link: 'https://mesaj.example/yaz?metin={message}' }, 'Mesaj yazın'],
])('the messaging button names its service: %o', (way, label) => {
  const ways = contactWays({ phone, booking: { ...booking, ...way } });
  expect(ways).toMatchObject([
    { icon: 'phone', label: phone.display },
    { icon: 'message-circle', label },
  ]);
  expect(contactWays({ phone, booking: { ...booking, ...way, preferred: 'message' } })).toEqual(ways.toReversed());
});

it('an appointment system comes first, but not on the page for colleagues', () => {
  const own = { ...booking, whatsapp: '+902320000012', online: 'https://randevu.example/klinik' };
  const icons = (message?: string) => contactWays({ phone, booking: own }, message).map(({ icon }) => icon);
  expect(icons()).toEqual(['calendar-check', 'phone']);
  expect(icons('Hasta yönlendirmek istiyorum.')).toEqual(['phone', 'message-circle']);
});

it('a practice that takes no messages offers the telephone alone', () => {
  expect(contactWays({ phone, booking })).toMatchObject([{ icon: 'phone' }]);
});
