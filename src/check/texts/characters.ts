import type { Finding } from '#content/finding.ts';
import { characterOf, REFERENCE } from '#markdown/entities.ts';
import { findingInVisible, parsePassage } from '../parsedPassage.ts';
import { findingIn, type Passage } from '../passages.ts';

/**
 * Control characters, Unicode line separators, half characters, private ones, those that XML cannot hold, and those
 * that show nothing, such as marks of direction: they hide words from search, or from readers what programs read. Soft
 * hyphens, joiners and the variants of emoji are allowed.
 */
const INVISIBLE =
  /(?![\t\n\u{AD}\u{200C}\u{200D}\u{FE0E}\u{FE0F}])[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u{FFF9}-\u{FFFB}\u{FFFE}\u{FFFF}]/gu;

/** A tag of a word processor, such as `<o:p>`, which is no HTML: pages show it as it is written. */
const PASTED = /<\/?[a-z]\w*:[a-z][\w-]*(?:\s[^<>]*)?\/?>/gi;

/** Find characters that a text must not have in a text that is written as it is. */
export const invisibleIn = (text: string): { readonly character: string; readonly index: number }[] =>
  [...text.matchAll(INVISIBLE)].map(({ 0: character, index }) => ({ character, index }));

/** Reject characters that show nothing, references to them, unknown references, and tags of a word processor. */
export function characterFindings(passage: Passage): Finding[] {
  const invisible = (character: string, index: number) => {
    const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
    return findingIn(passage, index, `an invisible character (U+${code}) is here; delete it`);
  };
  const { shown } = parsePassage(passage);
  const references = passage.text.includes('&') ? [...passage.text.matchAll(REFERENCE)] : [];
  return [
    ...invisibleIn(passage.text).map(({ character, index }) => invisible(character, index)),
    ...references.flatMap(({ 0: reference, index }) => {
      const character = characterOf(reference);
      if (character !== undefined) return invisibleIn(character).map(() => invisible(character, index));
      return passage.language === 'none' || passage.kind === 'label'
        ? []
        : [findingIn(passage, index, `write the character itself instead of "${reference}"`)];
    }),
    ...[...shown.text.matchAll(PASTED)].map(({ 0: tag, index }) =>
      findingInVisible(
        passage,
        index,
        `${tag} comes from a word processor and would be shown; paste without formatting`,
      ),
    ),
  ];
}
