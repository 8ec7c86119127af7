/**
 * A verb, or what is asked like one, and the particle that asks, written as one word: `acirmi`, `oluyomu`, `lazimmi`. Folded. The
 * particle is never an ending, so that what stands before it is the word.
 */
const GLUED =
  /^([a-z]+(?:[aeiou]r|[iu]yor?|[dt][iu]|m[iu]s|c[ae][gk]|l[iu]|var|yok|zim|rek|mal))(m[iu](?:y[iu][mz]|s[iu]n(?:[iu]z)?|d[iu]r)?)$/;

/** Parts question particles from words that are known without them. */
export function partParticles(words: readonly string[], isKnown: (word: string) => boolean): string[] {
  return words.flatMap((word) => {
    const [, asked, particle] = GLUED.exec(word) ?? [];
    return asked && particle && isKnown(asked) ? [asked, particle] : [word];
  });
}
