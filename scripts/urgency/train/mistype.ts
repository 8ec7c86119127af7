const LETTERS = [...'abcçdefgğhıijklmnoöprsştuüvyz'];

/** A question with one error of typing: a letter wrong, lost, needless or exchanged with the next, or a space lost. */
export function mistype(text: string, random: () => number): string {
  const words = text.split(' ');
  const below = (count: number) => Math.floor(random() * count);
  const which = below(words.length);
  const word = words[which]!;
  const at = below(word.length);
  const letter = LETTERS[below(LETTERS.length)]!;
  const [before, after] = [word.slice(0, at), word.slice(at + 1)];
  const error = below(5);
  if (error === 4 && which + 1 < words.length)
    return [...words.slice(0, which), word + words[which + 1]!, ...words.slice(which + 2)].join(' ');
  const edited = [
    before + letter + after,
    word.length > 1 ? before + after : word + letter,
    before + letter + word.slice(at),
    before + (after[0] ?? '') + word[at]! + after.slice(1),
  ][error % 4]!;
  return words.map((one, index) => (index === which ? edited : one)).join(' ');
}
