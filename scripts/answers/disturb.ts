import { randomOf } from '../../src/answers/train/random.ts';

const NEIGHBOURS = ['qwertyuıopğü', 'asdfghjklşi', 'zxcvbnmöç'];

/** One typing error at a place chosen by the text itself: a letter lost, doubled, swapped, or its neighbour's. */
export function withTypo(text: string): string {
  const random = randomOf(text);
  const places = [...text.matchAll(/(?<=\p{L})\p{L}(?=\p{L})/gu)].map(({ index }) => index);
  if (places.length === 0) return text;
  const at = places[Math.floor(random() * places.length)]!;
  const letter = text[at]!;
  const kinds = [
    () => '',
    () => letter + letter,
    () => {
      const row = NEIGHBOURS.find((keys) => keys.includes(letter)) ?? letter;
      return row[row.indexOf(letter) + 1] ?? row.at(-2) ?? letter;
    },
  ];
  const kind = Math.floor(random() * 4);
  if (kind === 3) return text.slice(0, at) + text[at + 1]! + letter + text.slice(at + 2);
  return text.slice(0, at) + kinds[kind]!() + text.slice(at + 1);
}

const BEFORE = ['Merhaba, ', 'İyi günler hocam, ', 'Selamlar, kolay gelsin. ', 'Merhabalar, bir sorum olacaktı, '];
const AFTER = [' teşekkürler', ', şimdiden çok teşekkür ederim.', ' acaba? İyi çalışmalar', ' Sağ olun.'];

/** The question with greetings around it, chosen by the text. */
export function withGreetings(text: string): string {
  const random = randomOf(text);
  return BEFORE[Math.floor(random() * BEFORE.length)]! + text + AFTER[Math.floor(random() * AFTER.length)]!;
}
