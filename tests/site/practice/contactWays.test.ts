import { expect, it } from 'vitest';
import type { Way } from '#content/schemas/practiceFile.ts';
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

const all = { ...booking, whatsapp: '+902320000012', online: 'https://randevu.example/klinik' };
const order = (preferred: readonly Way[], message?: string) =>
  contactWays({ phone, booking: { ...all, preferred: [...preferred] } }, message).map(({ way }) => way);

it.each<[preferred: readonly Way[], expected: readonly Way[]]>([
  [[], ['online', 'telephone', 'message']],
  [['message'], ['message', 'online', 'telephone']],
  [
    ['telephone', 'message'],
    ['telephone', 'message', 'online'],
  ],
  [
    ['message', 'telephone', 'online'],
    ['message', 'telephone', 'online'],
  ],
])('every way is offered, those preferred (%s) first', (preferred, expected) => {
  expect(order(preferred)).toEqual(expected);
});

it('the appointment system is not for colleagues', () => {
  expect(order([], 'Hasta yönlendirmek istiyorum.')).toEqual(['telephone', 'message']);
});

it('a practice that takes no messages offers the telephone alone', () => {
  expect(contactWays({ phone, booking })).toMatchObject([{ icon: 'phone' }]);
});
