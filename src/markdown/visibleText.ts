import { characterOrReference, REFERENCE } from './entities.ts';

/** A text as a reader sees it, in one form whatever its characters are written with. */
export interface VisibleText {
  /**
   * References are decoded, letters and digits have their plain form (NFKC), blanks are one space, and what
   * shows nothing is left out. Blocks have an empty line between them.
   */
  readonly text: string;
  /** Get the offset in the source of an offset in `text`. */
  readonly at: (offset: number) => number;
}

/** A part of a source that readers see, and its offset there. */
export interface Part {
  readonly text: string;
  readonly index: number;
  /** Whether "&" begins no reference in it. */
  readonly isLiteral?: boolean;
}

/** Stands between blocks, in the parts of `visibleText`. */
export const BREAK = '\u2029';

/** Some characters and where they are; `width` is 0 if all have one place in the source. */
interface Run {
  readonly text: string;
  readonly index: number;
  readonly width: 0 | 1;
}

/** Matches words that stay as they are. No mark of a letter may follow. */
const UNCHANGED_WORDS = /[!-~çğıöşüÇĞİÖŞÜâîûÂÎÛ‘’“”–—]+(?: [!-~çğıöşüÇĞİÖŞÜâîûÂÎÛ‘’“”–—]+)*(?!\p{M})/uy;
const CLUSTER = /\P{M}\p{M}*|\p{M}+/uy;
const BLANK = /[\s\p{Cc}\p{Z}]/u;
/** The hyphens of word processors, and minus; dashes between words stay. */
const HYPHEN = /[\u2010-\u2012\u2212]/u;
const DECODED = new RegExp(String.raw`${REFERENCE.source}|[\p{Default_Ignorable_Code_Point}\p{Cf}]`, 'giu');
const SHOWS_NOTHING = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** Join the parts of a text to what readers see. */
export function visibleText(parts: readonly Part[]): VisibleText {
  const runs = parts.flatMap(decodedRuns);
  const source = runs.map(({ text }) => text).join('');
  const places: { readonly from: number; readonly index: number; readonly width: 0 | 1 }[] = [];
  const shown: string[] = [];
  let length = 0;
  const add = (text: string, index: number, width: 0 | 1) => {
    const last = shown.at(-1);
    if (text === BREAK && last === ' ') length -= shown.pop()!.length;
    const isBlank = text === BREAK || text === ' ';
    if (isBlank && (last === undefined || last === '\n\n' || last === text)) return;
    places.push({ from: length, index, width });
    shown.push(text === BREAK ? '\n\n' : text);
    length += shown.at(-1)!.length;
  };
  let at = 0;
  /** Found once for all runs within it. */
  let plainEnd = 0;
  let start = 0;
  for (const { text, index, width } of runs) {
    const end = start + text.length;
    while (at < end) {
      const place = index + width * (at - start);
      UNCHANGED_WORDS.lastIndex = CLUSTER.lastIndex = at;
      if (at >= plainEnd && UNCHANGED_WORDS.test(source)) plainEnd = UNCHANGED_WORDS.lastIndex;
      const plain = source.slice(at, Math.min(plainEnd, end)).trimEnd();
      if (plain) {
        add(plain, place, width);
        at += plain.length;
        continue;
      }
      const cluster = CLUSTER.exec(source)![0];
      for (const character of cluster.normalize('NFKC'))
        if (!/\p{Mn}/u.test(character)) add(formOf(character), place, 0);
      at += cluster.length;
    }
    start = end;
  }
  return {
    text: shown.join(''),
    at: (offset) => {
      const place = lastUpTo(places, offset);
      return place ? place.index + place.width * (offset - place.from) : 0;
    },
  };
}

/** Get the last place that begins at an offset or before; places are in order. */
function lastUpTo<Place extends { readonly from: number }>(
  places: readonly Place[],
  offset: number,
): Place | undefined {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (places[middle]!.from <= offset) low = middle + 1;
    else high = middle;
  }
  return places[low - 1];
}

/** Decode references, and leave out what shows nothing. */
function decodedRuns({ text, index, isLiteral }: Part): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const match of text.matchAll(isLiteral ? SHOWS_NOTHING : DECODED)) {
    runs.push({ text: text.slice(end, match.index), index: index + end, width: 1 });
    const character = match[0].startsWith('&') ? characterOrReference(match[0]) : '';
    runs.push({ text: character.replaceAll(SHOWS_NOTHING, ''), index: index + match.index, width: 0 });
    end = match.index + match[0].length;
  }
  return [...runs, { text: text.slice(end), index: index + end, width: 1 }];
}

/** Get the form in which a character is compared. */
function formOf(character: string): string {
  if (character === BREAK) return character;
  if (BLANK.test(character)) return ' ';
  if (HYPHEN.test(character)) return '-';
  return character === '\u02bc' ? '’' : character;
}
