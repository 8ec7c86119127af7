import type { Entries } from '#content/entries.ts';
import { didYouMean } from '#content/explain.ts';
import { logoProblem, sizeOfSvg } from '#content/logo.ts';
import { findFont, installedFonts } from '#styles/font.ts';
import type { UnplacedFinding } from '../fileProblem.ts';

/** Bytes: three times the weight of the standard font. */
const MAX_FONT_BYTES = 90_000;

/** Find what practice.yaml names as logo, mark or font and cannot be used as such. */
export const logoAndFontFindings = (entries: Entries): UnplacedFinding[] => [
  ...logoFindings(entries),
  ...markFindings(entries),
  ...fontFindings(entries),
];

function logoFindings(entries: Entries): UnplacedFinding[] {
  const { logo, file } = entries.singles['practice.yaml'];
  return (['file', 'dark'] as const).flatMap((form) => {
    const message = logo?.[form] && logoProblem(entries, logo[form]);
    return message ? [{ file, path: ['logo', form], message }] : [];
  });
}

function markFindings({ singles, drawings }: Entries): UnplacedFinding[] {
  const { mark, file } = singles['practice.yaml'];
  const source = mark && drawings.get(mark);
  if (!source) return [];
  const { width, height } = sizeOfSvg(source) ?? { width: 0, height: 0 };
  const messages = [
    width > 1.5 * height && 'is not square and would be unreadable as an icon; name it in "logo"',
    // Each machine would draw icons and social cards in a different font.
    source.includes('<text') && 'contains text; convert its letters to paths',
  ];
  return messages.flatMap((message) =>
    message ? [{ file, path: ['mark'], message: `drawings/${mark}.svg ${message}` }] : [],
  );
}

function fontFindings({ singles, fonts }: Entries): UnplacedFinding[] {
  const { file, ...practice } = singles['practice.yaml'];
  return (['font', 'headingFont'] as const).flatMap((field): UnplacedFinding[] => {
    const name = practice[field];
    if (!name) return [];
    const found = findFont(name, fonts);
    if (typeof found === 'string') {
      const others = installedFonts().filter((other) => other !== name);
      return [{ file, path: [field], message: found + didYouMean(name, others) }];
    }
    const bytes = found.faces.reduce((sum, face) => sum + face.bytes, 0);
    const message = `is ${Math.round(bytes / 1000)} kB on every page, more than ${MAX_FONT_BYTES / 1000}; a lighter font loads faster on a phone`;
    return bytes > MAX_FONT_BYTES ? [{ file, path: [field], message, severity: 'warning' }] : [];
  });
}
