import { contentFolder } from '#content/readContent.ts';
import { type Format, FORMATS } from './formats.ts';

/** Get the function that prints findings in a format. An unknown format ends the command with one line. */
export function formatterOf(format: string): (typeof FORMATS)[Format] {
  if (Object.hasOwn(FORMATS, format)) return FORMATS[format as Format];
  console.error(`--format must be one of ${Object.keys(FORMATS).join(', ')}, found ${JSON.stringify(format)}`);
  process.exit(2);
}

/** Get the content folder that a command names, or that of `CONTENT_DIR`, without a slash at its end. */
export function chosenFolder([named]: readonly string[]): string {
  if (named) process.env['CONTENT_DIR'] = named;
  return contentFolder().replace(/\/+$/, '');
}
