import type { Problem } from '../entries/problem.ts';
import { finding, type Passage } from './passage.ts';

/**
 * Characters that no text needs: control characters, the line separators of Unicode, half characters, those that XML
 * cannot hold, those that turn the direction of the text behind them, and those of no width: a word with one in it is
 * found by no search, and tags say to programs what no reader sees.
 */
const UNWANTED =
  /(?![\t\n])[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u{202A}-\u{202E}\u{2066}-\u{2069}\u{200B}\u{2060}\u{FEFF}\u{FFFE}\u{FFFF}\u{E0000}-\u{E007F}]/gu;

/** Invisible characters in a text, which come with what is pasted from elsewhere. */
export const characterProblems = (passage: Passage): Problem[] =>
  [...passage.text.matchAll(UNWANTED)].map(({ 0: character, index }) =>
    finding('error', passage, index, `an invisible character (${codeOf(character)}) stands here; delete it`),
  );

const codeOf = (character: string): string =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
