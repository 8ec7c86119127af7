import type { Entries, Entry } from '../../entries/entries.ts';

/** Every entry of `entries` as `map` makes it. */
const mapEntries = (entries: Entries, map: (entry: Entry<object>) => Entry<object>): Entries =>
  ({
    ...Object.fromEntries(
      Object.entries(entries).map(([kind, list]) => [kind, Array.isArray(list) ? list.map(map) : list]),
    ),
    singles: Object.fromEntries(Object.entries(entries.singles).map(([name, entry]) => [name, map(entry)])),
  }) as unknown as Entries;

/** Entries without what stands below their front matter: a thread needs that only of the page it makes. */
export const withoutTexts = (entries: Entries): Entries => mapEntries(entries, (entry) => ({ ...entry, body: '' }));

/** The texts of the files whose pages are being made. */
export class Texts {
  readonly #texts = new Map<string, string>();

  put(file: string, text: string): void {
    this.#texts.set(file, text);
  }

  drop(file: string): void {
    this.#texts.delete(file);
  }

  /** Entries whose body is the text that is there when it is asked for. */
  into(entries: Entries): Entries {
    const texts = this.#texts;
    return mapEntries(entries, (entry) =>
      Object.defineProperty(entry, 'body', { enumerable: true, get: () => texts.get(entry.file) ?? '' }),
    );
  }
}
