import { stringify } from 'yaml';
import { foldTurkish } from '../site/fold.ts';

/** A content file to be written. */
export interface Draft {
  /** Place below the content folder. */
  readonly file: string;
  readonly text: string;
  /** What stands there now, for a file that is changed; a new file has none and must not exist. */
  readonly before?: string;
}

/** Input that will not do; nothing has been written. */
export class InputError extends Error {}

/** The slug of a title: lower-case ASCII words by Turkish folding, at most 60 characters, cut between words. */
export function slugOf(title: string): string {
  const slug = foldTurkish(title.replaceAll(/[’'](?=\p{L})/gu, ''))
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return slug.length <= 60 ? slug : slug.slice(0, 61).replace(/-[^-]*$/, '');
}

/** Data as YAML the way the content is written: long texts folded, no line longer than 120 characters. */
export const yaml = (data: unknown): string => stringify(data, { lineWidth: 120, blockQuote: 'folded' });

/** A Markdown file of front matter and a first paragraph. Fields without a value are left out. */
export const markdown = (fields: Readonly<Record<string, unknown>>, body: string): string => {
  const given = Object.entries(fields).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return `---\n${yaml(Object.fromEntries(given))}---\n${body.trim()}\n`;
};

/** What is true of every page, in sentences of growing length. */
const MORE = [
  '',
  ' Ayrıntılar bu sayfada.',
  ' Adres, çalışma saatleri ve iletişim yolları bu sitede.',
  ' Adres, çalışma saatleri, iletişim yolları ve sık sorulan sorular bu sitede.',
  ' Adres, çalışma saatleri ve iletişim yolları bu sitede; merak ettiklerinizi sık sorulan sorularda bulabilirsiniz.',
];

/** A description of 110 to 160 characters that begins with `text`: filled up with what is true of every page, or cut. */
export function describe(text: string): string {
  const whole = MORE.map((more) => text + more).find(({ length }) => length >= 110 && length <= 160);
  return whole ?? `${text.slice(0, 159).replace(/[\s,;:]*\S*$/, '')}…`;
}
