import { expect, it } from 'vitest';
import { contactWays } from '#site/practice/contactWays.ts';

const phone = { e164: '+902320000012', display: '0232 000 00 12' };
const booking = { message: 'Merhaba', instructions: '', emergency: 'pages/contact', preferred: [] };

it.each([
  [{ whatsapp: '+902320000012' }, 'WhatsApp'],
  [{ link: 'https://t.me/klinik?text={message}' }, 'Telegram'],
  [{ link: 'https://signal.me/#p/+902320000012' }, 'Signal'],
  [{ link: 'https://mesaj.example/yaz?metin={message}' }, 'Mesaj yazın'],
])('the messaging button names its service: %o', (way, label) => {
  const ways = contactWays({ phone, booking: { ...booking, ...way } });
  expect(ways).toMatchObject([
    { icon: 'phone', label: phone.display },
    { icon: 'message-circle', label },
  ]);
  expect(contactWays({ phone, booking: { ...booking, ...way, preferred: ['message'] } })).toEqual(ways.toReversed());
});

it('the appointment system is not for colleagues', () => {
  const all = { ...booking, whatsapp: '+902320000012', online: 'https://randevu.example/klinik' };
  const ways = contactWays({ phone, booking: all }, 'Hasta yönlendirmek istiyorum.');
  expect(ways.map(({ way }) => way)).toEqual(['telephone', 'message']);
});
