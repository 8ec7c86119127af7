/** Markup that is published as it is written, because Markdown does not take it. */
const NOT_TAKEN: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/^ {0,3}#{2,6}(?=[^#\s])/gmu, 'this is no heading: write a space after ##'],
  [/(?<=\S )#{2,6} (?=\p{Lu})/gu, 'this is no heading: begin a line with it, after an empty line'],
  [/^[ \t]*(?:[•·◦▪‣●○]|[-*+]\u00a0)/gmu, 'this is no list: begin each point with "- ", a hyphen and a space'],
  [
    /:[ \n]+- \S[^\n]* - \S/gu,
    'a list in a folded text (>-) is one line; write | instead of >-, and an empty line before it',
  ],
  [/\[\^[^\]\n]+\]/gu, 'there are no footnotes; write the source as a link, or name it in "sources"'],
  [
    /\][ \u00a0]+\((?=[/#]|https?:|mailto:|tel:|photos\/)/gu,
    'this is no link: write ](… without a space between the brackets',
  ],
  [
    /\]\((?=[^()\n]*[^()\s][ \u00a0][^()\n]*\))(?=[/#]|https?:|photos\/)/gu,
    'this is no link: an address has no spaces; write %20 for each',
  ],
  [/\([^()\n]+\)\[(?=[/#]|https?:)/gu, 'this is no link: words go between [ and ], and the address between ( and )'],
  [
    /\[[^[\]\n]+\]\[[^[\]\n]*\]/gu,
    'this is no link: no line of this text says where it leads; write [words](/address)',
  ],
  [
    /\*\*|__(?=\S)|(?<=\S)__/gu,
    'this marks nothing: write ** directly before and after the words, without spaces inside',
  ],
  [/^:::|\{\{[<%]?|\[\[/gmu, 'this is markup of another system, shown as it is written; remove it'],
];

/** Find marks among the words of a text (`proseOf`) that were meant as markup. */
export const marksNotTaken = (prose: string): { readonly index: number; readonly message: string }[] =>
  NOT_TAKEN.flatMap(([pattern, message]) =>
    [...prose.matchAll(pattern)].map(({ 0: mark, index }) => ({ index, message: `"${mark.trim()}" ${message}` })),
  );

/** Tell whether a paragraph has lines that begin with numbers, as those of a list do. */
export const looksNumbered = (paragraph: string): boolean => /^ {0,3}\d+[.)] .*\n+ {0,3}\d+[.)] /.test(paragraph);
