import { PAGE_FOLDERS } from './contentFiles.ts';
import type { Entries, Entry } from './entries.ts';
import type { Care } from './schemas/commonFields.ts';
import type { TextPage } from './schemas/pageFiles.ts';

/** Get every entry that becomes a page. */
export function pageEntries(entries: Entries): Entry<
  Pick<TextPage, 'title' | 'description' | 'related' | 'notes' | 'answers' | 'formerly'> & {
    sources?: string[];
    care?: Care | undefined;
  }
>[] {
  const pages = Object.values(entries.singles).filter((entry) => 'related' in entry);
  return [...pages, ...PAGE_FOLDERS.flatMap((folder) => [...entries[folder]])];
}
